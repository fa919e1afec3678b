import type { NamedError, Outcome, TransportFailure } from "./call.ts";

/** The words for an abort by the user (product.md §8). */
const abortedMessage = "The user aborted a request";

/** A try took longer than it may. */
export class TimeoutError extends Error {
  override readonly name = "TimeoutError";
}

/** Turns what was thrown on the way into an ending: status 499 for an abort and a timeout, 0 for the rest (product.md §8). */
export function failedOutcome(error: unknown, signal?: AbortSignal): Outcome<unknown, NamedError> {
  if (signal?.aborted) return ending(499, { reason: "unknown", errorMessage: abortedMessage });
  if (error instanceof TimeoutError) return ending(499, { reason: "timeout" });
  return ending(0, { reason: "unknown", errorMessage: messageOf(error) });
}

const ending = (status: number, failure: TransportFailure): Outcome<unknown, NamedError> => ({
  ok: false,
  error: "unknown",
  failure,
  rawResponse: { status, headers: {} },
});

/** The words of an error and of what caused it: a failed fetch says only "fetch failed" and hides the reason in its cause. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause.message !== ""
    ? `${error.message}: ${error.cause.message}`
    : error.message;
}
