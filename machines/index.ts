export { type ApiKeyEvent, type ApiKeyInjection, apiKeyMachine } from "./api-key.ts";
export { type AuthCardEvent, type AuthCardInput, authCardMachine, type SavedAuth } from "./auth-card.ts";
export {
  type ChannelEvent,
  type ChannelFailure,
  type ChannelLogEvent,
  channelMachine,
  type OutgoingMessage,
  type RemoteClose,
  type WaitingMessage,
} from "./channel.ts";
export { type DeviceCode, type DevicePoll, type DeviceResult, deviceLoginMachine } from "./device-login.ts";
export { type ExplorerEvent, explorerMachine } from "./explorer.ts";
export type {
  CorsFault,
  FailureParts,
  FailureReason,
  FailureTexts,
  NoReason,
  PageCause,
} from "./failure-reason.ts";
export { type FormEvent, formLogic } from "./form.ts";
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
export { type LoadEvent, loadMachine, startLoad } from "./load.ts";
export { LoginFailedError, type LoginProblem, type LoginText } from "./login-failed.ts";
export { type LoginCode, type LoginReason, type LoginTexts, writeLogin } from "./login-reason.ts";
export { type OAuthEvent, oauthMachine } from "./oauth.ts";
export {
  type Listening,
  leaveRecorder,
  type MicrophoneEvent,
  type OpenMicrophone,
  type RecorderEvent,
  type RecordingEnding,
  type RecordingProblem,
  recorderMachine,
  startRecorder,
  whileCapturing,
} from "./recorder.ts";
export {
  type PageFailure,
  type RequestEvent,
  requestMachine,
  SendFailedError,
  type SendFailure,
  type SendInput,
  type SentHead,
  type SentResponse,
  type StreamingAnswer,
} from "./request.ts";
export { type StepDirection, type StepperEvent, startStepper, stepperMachine } from "./stepper.ts";
