import { errors } from "undici";
import type { CauseCode } from "./causes.ts";
import { DialError } from "./dial.ts";

const byCode: Readonly<Record<string, CauseCode>> = {
  UPSTREAM_RESET: "connection-reset",
  ECONNRESET: "connection-reset",
  EPIPE: "connection-reset",
  UND_ERR_HEADERS_OVERFLOW: "response-headers-too-large",
  UND_ERR_INVALID_ARG: "bad-header",
  UND_ERR_NOT_SUPPORTED: "bad-header",
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: "upstream-vanished",
  // The parser met the end of the connection inside a message.
  HPE_INVALID_EOF_STATE: "upstream-vanished",
  UND_ERR_DESTROYED: "closing",
  UND_ERR_CLOSED: "closing",
};

/** What the HTTP client says when the other side speaks out of turn: an unasked upgrade, an answer without a question. */
const protocolMessages: ReadonlySet<string> = new Set(["bad upgrade", "bad response"]);

/** Names the cause behind an error of the upstream side. An error that nobody foresaw is `internal`. */
export function causeOf(error: unknown): CauseCode {
  if (error instanceof DialError) return error.fault;
  if (!(error instanceof Error)) return "internal";
  if (error instanceof errors.SocketError)
    return protocolMessages.has(error.message) ? "upstream-protocol" : "upstream-vanished";
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const known = Object.hasOwn(byCode, code) ? byCode[code] : undefined;
  if (known !== undefined) return known;
  return code.startsWith("HPE_") ? "upstream-protocol" : "internal";
}
