export {
  type Answer,
  type Failure,
  fail,
  type Handler,
  type Implementation,
  ok,
  type Refusal,
  refuse,
} from "./answer.ts";
export type {
  Call,
  CallOptions,
  Client,
  Endpoint,
  ErrorDescriptor,
  NamedError,
  Outcome,
  RawResponse,
  RequestParts,
  Service,
  Transport,
  TransportFailure,
  Typed,
} from "./call.ts";
export { createClient } from "./client.ts";
export { type ClientInfo, createFetchTransport, type FetchTransportOptions } from "./fetch-transport.ts";
export { type InProcessOptions, inProcess } from "./in-process.ts";
export { NotJsonError } from "./json-of.ts";
export { bodyOf, CallFailedError, describeFailure, describeOutcome } from "./outcome.ts";
export { isRetryable, retryDelay } from "./retry.ts";
export {
  type AnyHandler,
  callHandler,
  errorAnswer,
  internalError,
  type ReportedIssue,
  type ServerAnswer,
  type ServerBug,
  type ServerRequest,
  UndeclaredErrorError,
} from "./server.ts";
export { PathParameterError } from "./write-request.ts";
