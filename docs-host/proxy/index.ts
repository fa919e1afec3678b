export { type Cause, type CauseCode, causes, type ResponsibleParty } from "./causes.ts";
export { clientKey } from "./client-address.ts";
export { createDialer, DialError, type Resolve } from "./dial.ts";
export type { LogEntry } from "./exchange.ts";
export { defaultLimits, type ProxyLimits } from "./limits.ts";
export { readPrivateRanges } from "./private-access.ts";
export { createProxy, type ForwardingProxy, type ProxyOptions, ProxySettingError } from "./proxy.ts";
export { readLimits } from "./read-limits.ts";
export type { AllowedEnvironment } from "./target.ts";
export { takeUpgrades } from "./upgrades.ts";
export { createWindow } from "./window.ts";
export {
  answerPrefix,
  channelPath,
  forwardPrefix,
  type ProxyMethod,
  proxyHeaders,
  proxyMethods,
  type Refusal,
} from "./wire.ts";
