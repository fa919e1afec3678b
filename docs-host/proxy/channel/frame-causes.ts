import { isStatus } from "../call/index.ts";
import { DialError } from "../target/index.ts";
import type { CauseCode, ChannelCauseCode } from "../wire/index.ts";

/** Error codes of the WebSocket library for a message that is larger than the limit, or has too many parts. */
const tooLarge: ReadonlySet<string> = new Set([
  "WS_ERR_UNSUPPORTED_MESSAGE_LENGTH",
  "WS_ERR_UNSUPPORTED_DATA_PAYLOAD_LENGTH",
  "WS_ERR_TOO_MANY_BUFFERED_PARTS",
]);

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

/** Names the cause behind an error before the API has accepted a channel. One that no one foresaw is `internal`. */
export function openingCause(error: unknown): CauseCode | ChannelCauseCode {
  if (error instanceof DialError) return error.reason;
  const code = codeOf(error);
  if (code === "HPE_HEADER_OVERFLOW") return "response-headers-too-large";
  if (code.startsWith("HPE_")) return "upstream-protocol";
  if (code.startsWith("ERR_SSL_") || code === "EPROTO") return "tls";
  // The HTTP client calls an early end of the connection a reset as well.
  if (code === "ECONNRESET" || (error instanceof Error && "syscall" in error)) return "connection-reset";
  // The library reports an invalid response to the handshake without a code, only by a message.
  if (error instanceof Error && /subprotocol/.test(error.message)) return "channel-protocol";
  if (error instanceof Error && /^(Invalid|Server (sent|indicated))/.test(error.message)) return "upstream-protocol";
  return "internal";
}

/** Names the cause behind an error of the API's side of an open channel. */
export function apiFrameCause(error: unknown): ChannelCauseCode {
  const code = codeOf(error);
  if (tooLarge.has(code)) return "channel-message-too-large";
  return code.startsWith("WS_ERR_") ? "channel-bad-frame" : "channel-vanished";
}

/** Names the cause behind an error of the reader's side. */
export function readerFrameCause(error: unknown): ChannelCauseCode | "reader-left" {
  const code = codeOf(error);
  if (tooLarge.has(code)) return "message-too-large";
  return code.startsWith("WS_ERR_") ? "bad-frame" : "reader-left";
}

/** Names the cause behind an answer that is not an acceptance. Redirects are not followed. */
export function answerCause(status: number): CauseCode | ChannelCauseCode {
  if (!isStatus(status)) return "upstream-protocol";
  if (status === 401 || status === 403) return "channel-unauthorized";
  return status >= 300 && status < 400 ? "channel-redirected" : "channel-refused";
}
