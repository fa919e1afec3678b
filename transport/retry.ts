import { retryLimits } from "#engine/limits";

/** Tells whether a status is worth another try: 408, 429 and any from 500 on (product.md §8 "Retries"). */
export const isRetryable = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/**
 * Gives the pause in milliseconds before try `retry` (0 for the first one repeated): 1 s doubled each time, at most
 * 60 s, then up to 20 percent more or less (product.md §9).
 *
 * @param chance a number from 0 up to 1, drawn by chance
 */
export function retryDelay(retry: number, chance: number): number {
  const pause = Math.min(retryLimits.cap, retryLimits.base * 2 ** retry);
  return pause * (1 + retryLimits.jitter * (2 * chance - 1));
}

/** What trying again needs of the outside world. */
export interface RetryPorts {
  /** Waits for so many milliseconds, and less when the signal is aborted. */
  readonly sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Draws a number from 0 up to 1. */
  readonly random: () => number;
}

/** Repeats an attempt while its status is retryable, at most `maxRetries` times; gives the last answer. */
export async function withRetry<Answer extends { readonly status: number }>(
  attempt: () => Promise<Answer>,
  { sleep, random }: RetryPorts,
  { maxRetries, signal }: { readonly maxRetries: number; readonly signal?: AbortSignal | undefined },
): Promise<Answer> {
  for (let retry = 0; ; retry += 1) {
    const answer = await attempt();
    if (retry >= maxRetries || !isRetryable(answer.status) || signal?.aborted) return answer;
    await sleep(retryDelay(retry, random()), signal);
    signal?.throwIfAborted();
  }
}
