import type { Duplex } from "node:stream";
import { sendRawResponse } from "#process";
import { guardHeaders, retryHeaders } from "../headers/index.ts";
import type { CauseCode } from "../wire/index.ts";
import { type ChannelCauseCode, proxyHeaders, wordsOf } from "../wire/index.ts";

/**
 * Answers an upgrade with an HTTP response, and closes the connection. `headers` is a flat list of names and values.
 */
export function answerUpgrade(socket: Duplex, status: number, headers: readonly string[], body: string): void {
  const pairs = headers.flatMap((name, n) => (n % 2 === 0 ? [[name, headers[n + 1] ?? ""] as const] : []));
  const length = Buffer.byteLength(body);
  sendRawResponse(
    socket,
    status,
    { connection: "close", "content-length": length, ...Object.fromEntries(pairs) },
    body,
  );
}

/** Refuses a channel before its upgrade, with the words that a call over HTTP would get. */
export function refuseUpgrade(
  socket: Duplex,
  cause: CauseCode | ChannelCauseCode,
  details: { readonly requestId: string; readonly retryAfterSeconds?: number },
): void {
  const { status, who, message, advice } = wordsOf(cause);
  const { requestId, retryAfterSeconds } = details;
  answerUpgrade(
    socket,
    status,
    [
      ...["content-type", "application/json; charset=utf-8"],
      ...guardHeaders,
      ...[proxyHeaders.cause, cause],
      ...[proxyHeaders.requestId, requestId],
      ...retryHeaders(status, retryAfterSeconds),
    ],
    JSON.stringify({ cause, who, message, advice }),
  );
}
