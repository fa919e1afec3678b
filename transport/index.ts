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
  RequestOf,
  ResponseOf,
  Service,
  Transport,
  TransportFailure,
} from "./call.ts";
export type { ApiEnvironments, Channel, ChannelMessage, Webhook, Webhooks } from "./channel.ts";
export { type BoundClient, createBoundClient } from "./client/bound-client.ts";
export { createClient } from "./client/client.ts";
export { createFetchTransport } from "./client/fetch-transport.ts";
export type { FetchTransportOptions } from "./client/fetch-transport-options.ts";
export { ForeignPageError, type ItemOf, itemsOf, NoPagesError, pagesOf } from "./client/pages.ts";
export { isRetryable, withRetry } from "./client/retry.ts";
export { describeClient } from "./client/runtime.ts";
export { type HeaderValues, sharedHeaders } from "./client/shared-headers.ts";
export { PathParameterError } from "./client/write-request.ts";
export { plainCodec, type WireCodec } from "./codec.ts";
export { exactCodec } from "./exact-codec.ts";
export { allFormats, octetStream, urlEncoded } from "./formats/all-formats.ts";
export { formData } from "./formats/form-data.ts";
export type { BodyFormat, Format, StreamFormat } from "./formats/format.ts";
export { jsonLines, StreamBrokenError, serverEvents, textChunks } from "./formats/streams.ts";
export { NotAFileError } from "./formats/upload.ts";
export { inProcess } from "./in-process.ts";
export { type LoginCredentials, logins } from "./login/logins.ts";
export type { AuthSchemes, Login } from "./login/scheme.ts";
export { LoginFailedError } from "./login/token-source.ts";
export { ChannelClosedError, type ChannelOptions, type Connection, openChannel, type Socket } from "./open-channel.ts";
export { bodyOf, CallFailedError, describeOutcome } from "./outcome.ts";
export type { ReportedIssue } from "./reported-issue.ts";
export type { Sendable, Upload } from "./sendable.ts";
export { type Answer, type Failure, fail, type Implementation, ok, refuse } from "./server/answer.ts";
export { type AnswerChecks, type AnyHandler, callHandler, errorAnswer, internalError } from "./server/server.ts";
export type { ServerAnswer, ServerRequest } from "./server/server-exchange.ts";
export { SetupError } from "./setup-error.ts";
