import { retryDelay } from "#engine/limits";

/** Returns true if a status is retried: 408, 429 and any from 500 on (docs/behavior.md#retries). */
export const isRetryable = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Injected functions of retries. */
export interface RetryDeps {
  /** Waits for a number of milliseconds, or less if the signal aborts. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Draws a number from 0 up to 1. */
  readonly random: () => number;
}

/** Repeats an attempt while its status is retryable, at most `maxRetries` times; returns the last answer. */
export async function withRetry<Answer extends { readonly status: number }>(
  attempt: () => Promise<Answer>,
  { sleep, random }: RetryDeps,
  { maxRetries, signal }: { readonly maxRetries: number; readonly signal?: AbortSignal | undefined },
): Promise<Answer> {
  for (let retry = 0; ; retry += 1) {
    const answer = await attempt();
    if (retry >= maxRetries || !isRetryable(answer.status) || signal?.aborted) return answer;
    await sleep(retryDelay(retry, random()), signal);
    signal?.throwIfAborted();
  }
}
