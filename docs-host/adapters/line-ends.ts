import type { LineEnd, LineFailure } from "#machines";
import { isRetryable } from "#transport";
import { closedByApi, lineBroken } from "./line-failures.ts";

/** How an end is judged that nobody asked for. */
export interface Judged {
  readonly ended: LineEnd;
  readonly why?: LineFailure;
}

/**
 * Codes of a close that tell of trouble which may pass: the server failed (1011), restarts (1012), is overloaded (1013) or
 * has lost what stands behind it (1014). All others that are received are a server's decision (RFC 6455 §7.4, its registry).
 */
const passingCodes: ReadonlySet<number> = new Set([1011, 1012, 1013, 1014]);

/** Causes of the proxy that tell of a network or a server that may be back, not of what a rule or the API has decided. */
const passingCauses: ReadonlySet<string> = new Set([
  "channel-vanished",
  "channel-silent",
  "connection-refused",
  "connection-reset",
  "connect-timeout",
  "handshake-timeout",
  "headers-timeout",
  "name-not-found",
  "no-route",
  "too-many-requests",
  "too-many-parallel",
  "proxy-busy",
  "registry-unavailable",
  "closing",
]);

/** Judges a close by the API. Nothing is shown for a normal one (product.md §8), nor for one without a code, which has nothing to show. */
export const judgedClose = (code: number, reason: string): Judged => {
  if (code === 1000 || code === 1005) return { ended: "normal" };
  if (code === 1006) return { ended: "lost", why: lineBroken };
  return { ended: passingCodes.has(code) ? "lost" : "failed", why: closedByApi(code, reason) };
};

/** Judges an end by the proxy; `status` is what the API, or the proxy over HTTP, answered in place of opening the channel. */
export const judgedRefusal = (why: LineFailure, status?: number): Judged => {
  const passes = passingCauses.has(why.cause) || (status !== undefined && isRetryable(status));
  return { ended: passes ? "lost" : "failed", why };
};
