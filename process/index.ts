export { closeServer } from "./close-server.ts";
export { type ErrorEntry, errorEntry } from "./error-entry.ts";
export { currentExchange, type Exchange } from "./exchange.ts";
export { type GuardOptions, guardServer } from "./guard-server.ts";
export { type FatalEntry, type Stop, superviseProcess } from "./supervise.ts";
