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
  ErrorOf,
  NamedError,
  Outcome,
  Pagination,
  RawResponse,
  RequestEncoding,
  RequestOf,
  RequestParts,
  ResponseEncoding,
  ResponseOf,
  Service,
  StreamEncoding,
  Transport,
  TransportFailure,
  Typed,
} from "./call.ts";
export type { ApiEnvironments, Channel, ChannelMessage, Webhook, Webhooks } from "./channel.ts";
export { createClient } from "./client.ts";
export { plainCodec, type WireCodec } from "./codec.ts";
export { exactCodec } from "./exact-codec.ts";
export { createFetchTransport, type FetchTransportOptions } from "./fetch-transport.ts";
export { type InProcessOptions, inProcess } from "./in-process.ts";
export { NotJsonError } from "./json-of.ts";
export { bodyOf, CallFailedError, describeFailure, describeOutcome } from "./outcome.ts";
export type { ReportedIssue } from "./reported-issue.ts";
export { isRetryable, retryDelay } from "./retry.ts";
export { type ClientInfo, describeClient, type Globals, type Runtime } from "./runtime.ts";
export {
  type AnyHandler,
  callHandler,
  errorAnswer,
  internalError,
  type ServerAnswer,
  type ServerBug,
  type ServerRequest,
  UndeclaredErrorError,
} from "./server.ts";
export { PathParameterError } from "./write-request.ts";
