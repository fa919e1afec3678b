export { createActiveConnections } from "./active-connections.ts";
export { isStatus } from "./cause-of.ts";
export { createEndings, type Endings } from "./endings.ts";
export { type Exchange, type Facts, type LogEntry, nameOf, openExchange, refusalText, round } from "./exchange.ts";
export { forward } from "./forward.ts";
export { createMeter } from "./receive-head.ts";
export type { ForwardDeps, UpstreamRequest } from "./upstream-call.ts";
