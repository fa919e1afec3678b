import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { CauseCode } from "./causes.ts";
import { type ChannelCauseCode, wordsOf } from "./channel-causes.ts";
import { guardHeaders, retryHeaders } from "./envelope.ts";
import { proxyHeaders } from "./wire.ts";

/** The parts of an HTTP response to an upgrade. */
export interface UpgradeAnswer {
  readonly status: number;
  /** A flat list of names and values. */
  readonly headers: readonly string[];
  readonly body: string;
}

/** Answers an upgrade by plain HTTP, and closes the connection. */
export function answerUpgrade(socket: Duplex, { status, headers, body }: UpgradeAnswer): void {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, "connection: close"];
  lines.push(`content-length: ${Buffer.byteLength(body)}`);
  for (let at = 0; at + 1 < headers.length; at += 2) lines.push(`${headers[at]}: ${headers[at + 1]}`);
  // A client that is gone needs no answer.
  socket.on("error", () => socket.destroy());
  socket.once("finish", () => socket.destroy());
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
}

/** Refuses a channel before its upgrade, with the words that a call over HTTP would get. */
export function refuseUpgrade(
  socket: Duplex,
  cause: CauseCode | ChannelCauseCode,
  details: { readonly requestId: string; readonly retryAfterSeconds?: number },
): void {
  const { status, who, message, advice } = wordsOf(cause);
  const { requestId, retryAfterSeconds } = details;
  answerUpgrade(socket, {
    status,
    headers: [
      ...["content-type", "application/json; charset=utf-8"],
      ...guardHeaders,
      ...[proxyHeaders.cause, cause],
      ...[proxyHeaders.requestId, requestId],
      ...retryHeaders(status, retryAfterSeconds),
    ],
    body: JSON.stringify({ cause, who, message, advice }),
  });
}
