import { errors } from "undici";
import { DialError } from "../target/index.ts";
import type { CauseCode } from "../wire/index.ts";

/** Errors of the HTTP client for protocol violations: an unexpected upgrade, a response without a request. */
const protocolMessages: ReadonlySet<string> = new Set(["bad upgrade", "bad response"]);

/** Returns true for a status code of HTTP (RFC 9110 §15). A client treats any other as an error of the server. */
export const isStatus = (status: number): boolean => status >= 100 && status <= 599;

/**
 * Returns the cause of an error on the API's side. `answered` is true if its header block had arrived. An unexpected
 * error is `internal`.
 */
export function causeOf(error: unknown, answered: boolean): CauseCode {
  if (error instanceof DialError) return error.reason;
  if (error instanceof errors.SocketError) {
    return protocolMessages.has(error.message) ? "upstream-protocol" : "upstream-vanished";
  }
  // All errors of the parser have the same code; only the message names the end of a connection within a message.
  if (error instanceof errors.HTTPParserError) {
    return error.message.includes("Invalid EOF state") ? "upstream-vanished" : "upstream-protocol";
  }
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  // TLS 1.3 may tell only after the handshake that the other side wants a certificate of ours.
  if (code.startsWith("ERR_SSL_") || code === "EPROTO") return "tls";
  // Errors of the operating system on an open connection: reset, timed out, no route any more.
  if (error instanceof Error && "syscall" in error) return answered ? "upstream-vanished" : "connection-reset";
  switch (code) {
    case "UND_ERR_RES_CONTENT_LENGTH_MISMATCH":
      return answered ? "upstream-vanished" : "upstream-protocol";
    case "UND_ERR_HEADERS_OVERFLOW":
      return "response-headers-too-large";
    case "UND_ERR_INVALID_ARG":
    case "UND_ERR_NOT_SUPPORTED":
      return "bad-header";
    case "UND_ERR_DESTROYED":
      return "closing";
    default:
      return "internal";
  }
}
