export { type ApiKeyInjection, apiKeyMachine } from "./api-key.ts";
export { type AuthCardEvent, authCardMachine, type SavedAuth } from "./auth-card.ts";
export {
  type ChannelFailure,
  type ChannelLogEvent,
  channelMachine,
  type OutgoingMessage,
  type RemoteClose,
  type WaitingMessage,
} from "./channel.ts";
export { type DeviceCode, type DevicePoll, deviceLoginMachine } from "./device-login.ts";
export { explorerMachine } from "./explorer.ts";
export type {
  CorsFault,
  FailureParts,
  FailureReason,
  FailureTexts,
  NoReason,
  PageCause,
} from "./failure-reason.ts";
export { formLogic } from "./form.ts";
export {
  type GeneratedCall,
  type GeneratedFailure,
  type GeneratedRunEnd,
  type GeneratedRunSettings,
  generatedRunMachine,
  type RunEvent,
  type StartGeneratedRun,
  startGeneratedRun,
} from "./generated-run.ts";
export type { LineCommand, LineData, LineEnd, LineEvent, LineFailure, LineInput, LineMessage } from "./line.ts";
export { type Fetch, loadMachine } from "./load.ts";
export { LoginFailedError, type LoginProblem } from "./login-failed.ts";
export { oauthMachine } from "./oauth.ts";
export {
  type Listening,
  leaveRecorder,
  type OpenMicrophone,
  type RecordingProblem,
  recorderMachine,
  startRecorder,
  whileCapturing,
} from "./recorder.ts";
export {
  type PageFailure,
  requestMachine,
  SendFailedError,
  type SendFailure,
  type SentHead,
  type SentResponse,
  type StreamingAnswer,
} from "./request.ts";
export { type StepDirection, startStepper, stepperMachine } from "./stepper.ts";
