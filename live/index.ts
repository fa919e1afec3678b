/** Checks of a running API: calls, what came back, and what it broke. Sending is injected. */
export type { Call, CallCredentials, Change, Step, Taken } from "./call.ts";
export { type CheckId, checkIds } from "./check-ids.ts";
export type { Exchange, HeaderField, Received, Send, SentRequest } from "./exchange.ts";
export type { Finding } from "./finding.ts";
