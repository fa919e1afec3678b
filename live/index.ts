/** Checks of a running API: calls, responses and findings. Sending is injected. */
export type { Call, CallCredentials, Change, SentMessage, Step, StepInput } from "./call.ts";
export { isValidCall, withFreshKey } from "./cases/index.ts";
export { type Frame, framesOf, framesText } from "./channels/frames.ts";
export { type CheckId, checkIds, credentialChecks } from "./check-ids.ts";
export { defaultChecks, headerOf as headerValue, type Violation } from "./checks/index.ts";
export { type Coverage, type CoverageItem, coverageKinds, coverageText, shareOf } from "./coverage/index.ts";
export { callbackSettings, type DeliveryJudge, type DeliveryReport, deliveryJudge } from "./deliveries/deliveries.ts";
export type { Exchange, HeaderField, Received, Send, SentRequest } from "./exchange.ts";
export { namedSecrets, secretsOf } from "./failures/index.ts";
export type { Finding } from "./finding.ts";
export type { MessageParts } from "./finding-message.ts";
export { endpointsText, joinEndpoints } from "./join-endpoints.ts";
export type { FixedValue, OperationSettings, SettingsByEndpoint } from "./operation-settings.ts";
export {
  type CheckedCall,
  defaultSettle,
  type PhaseId,
  phaseIds,
  type RunDeps,
  type RunOptions,
  type RunProgress,
} from "./prober/index.ts";
export {
  planCall,
  type RequestDeps,
  type RunCredentials,
  requestOf,
  type SchemeValues,
  sentRequest,
} from "./requests/index.ts";
export { type CalledEndpoint, type RunReport, type UntriedPhase, untriedText, wasLockedOut } from "./run/report.ts";
export { runLive } from "./run/run-live.ts";
export type { RunHooks } from "./run-hooks.ts";
export {
  type ChannelTarget,
  channelTargetsOf,
  isNamed,
  placeNamed,
  readFixedValue,
  type Target,
  targetsOf,
  type ValuePlace,
} from "./targets/index.ts";
