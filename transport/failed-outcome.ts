import type { NamedError, Outcome, TransportFailure } from "./call.ts";

/** The message of an abort by the user (docs/behavior.md#transport-errors). */
const abortedMessage = "The user aborted a request";

/** An attempt exceeded its timeout. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

/**
 * Returns the failure of a call, or of its stream, for an error that was thrown (docs/behavior.md#transport-errors).
 */
export function failureOf(error: unknown, signal?: AbortSignal): TransportFailure {
  if (signal?.aborted) return { reason: "unknown", errorMessage: abortedMessage };
  if (error instanceof TimeoutError) return { reason: "timeout" };
  return { reason: "unknown", errorMessage: messageOf(error) };
}

/**
 * Turns a thrown error into an outcome: status 499 for an abort and a timeout, 0 otherwise
 * (docs/behavior.md#transport-errors).
 */
export function failedOutcome(error: unknown, signal?: AbortSignal): Outcome<unknown, NamedError> {
  const status = signal?.aborted || error instanceof TimeoutError ? 499 : 0;
  return { ok: false, error: "unknown", failure: failureOf(error, signal), rawResponse: { status, headers: {} } };
}

/**
 * Returns the messages of an error and of its causes: a failed fetch only says "fetch failed", and has the reason as
 * its cause.
 */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== ""
    ? `${error.message}: ${error.cause.message}`
    : error.message;
}
