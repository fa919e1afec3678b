export type { LogEntry } from "./call/index.ts";
export { clientKey, createWindow } from "./callers/index.ts";
export { takeUpgrades } from "./channel/upgrades.ts";
export type { CredentialsOf } from "./credentials.ts";
export { deferredProxy } from "./deferred-proxy.ts";
export { defaultLimits, type ProxyLimits, readLimits } from "./limits/index.ts";
export { createProxy, type ForwardingProxy, type ProxyOptions } from "./proxy.ts";
export type { AllowedEnvironment } from "./target/index.ts";
export { createDialer, DialError, readPrivateRanges } from "./target/index.ts";
export {
  causes,
  channelPath,
  proxyHeaders,
} from "./wire/index.ts";
