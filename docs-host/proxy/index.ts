export type { LogEntry } from "./call/index.ts";
export { clientKey, createWindow } from "./callers/index.ts";
export { takeUpgrades } from "./channel/index.ts";
export type { CredentialsOf } from "./credentials.ts";
export { deferredProxy } from "./deferred-proxy.ts";
export { defaultLimits, type ProxyLimits, readLimits } from "./limits/index.ts";
export { createProxy, type ForwardingProxy, type ProxyOptions, ProxySettingError } from "./proxy.ts";
export type { AllowedEnvironment } from "./target/index.ts";
export { createDialer, DialError, type Resolve, readPrivateRanges } from "./target/index.ts";
export {
  answerPrefix,
  type Cause,
  type CauseCode,
  causes,
  channelPath,
  forwardPrefix,
  type ProxyMethod,
  proxyHeaders,
  proxyMethods,
  type Refusal,
  type ResponsibleParty,
} from "./wire/index.ts";
