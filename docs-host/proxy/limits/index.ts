export { defaultLimits, type ProxyLimits } from "./limits.ts";
export { readLimits } from "./read-limits.ts";
