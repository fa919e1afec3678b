import type { LineEnd, LineFailure } from "#machines";
import { isRetryable } from "#transport";
import { closedByApi, lineBroken } from "./line-failures.ts";

/** The classification of an unexpected close. */
export interface ReadEnd {
  readonly ended: LineEnd;
  readonly why?: LineFailure;
}

/**
 * Close codes of trouble that may pass: the server failed (1011), restarts (1012), is overloaded (1013) or lost its
 * upstream (1014). All other received codes are a server's decision (RFC 6455 §7.4 and its registry).
 */
const passingCodes: ReadonlySet<number> = new Set([1011, 1012, 1013, 1014]);

/** Causes of the proxy about a network or a server that may recover, not about a decision of a rule or the API. */
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

/**
 * Classifies a close by the API. A normal close shows nothing (docs/behavior.md#connection-states), nor does one
 * without a code.
 */
export const readClose = (code: number, reason: string): ReadEnd => {
  if (code === 1000 || code === 1005) return { ended: "normal" };
  if (code === 1006) return { ended: "lost", why: lineBroken };
  const why = closedByApi(code, reason);
  // Other codes may be about what the reader has sent.
  return passingCodes.has(code) ? { ended: "lost", why: { ...why, who: "provider" } } : { ended: "failed", why };
};

/** Classifies a close by the proxy. `status` is the HTTP status with which the API or the proxy refused the channel. */
export const readRefusal = (why: LineFailure, status?: number): ReadEnd => {
  const passes = passingCauses.has(why.cause) || (status !== undefined && isRetryable(status));
  return { ended: passes ? "lost" : "failed", why };
};
