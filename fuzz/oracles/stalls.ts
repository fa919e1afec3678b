/** Interval at which the fuzzer checks its own clock, in milliseconds. */
const tick = 50;

/** Measures the time in which this process did not run, which does not count as a delay of others. */
export interface Stalls {
  /** Milliseconds that were lost since the start. */
  readonly lostTime: () => number;
  readonly stop: () => void;
}

/** Counts the time in which the event loop of this process was blocked. */
export function countStalls(): Stalls {
  let last = performance.now();
  let lostTime = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    lostTime += Math.max(0, now - last - 2 * tick);
    last = now;
  }, tick);
  timer.unref();
  return { lostTime: () => lostTime, stop: () => clearInterval(timer) };
}

/** Result of waiting for a promise. */
export type Waited<T> =
  | { readonly kind: "done"; readonly value: T; readonly late: boolean; readonly milliseconds: number }
  | { readonly kind: "never" };

/** Time limit of a response, in milliseconds. */
export const patience = 5000;

/** Beyond this multiple of the time limit, a delay is a hang even on a busy machine. */
const giveUp = 4;

/**
 * Waits for a promise. It is late after the time limit plus the time in which this process was blocked. Rejects if the
 * promise does.
 */
export async function waitFor<T>(
  promise: Promise<T>,
  stalls: Pick<Stalls, "lostTime">,
  most = patience,
): Promise<Waited<T>> {
  const [from, lostTimeBefore] = [performance.now(), stalls.lostTime()];
  let timer: NodeJS.Timeout | undefined;
  const never = new Promise<"never">((resolve) => {
    timer = setTimeout(() => resolve("never"), giveUp * most);
  });
  try {
    const value = await Promise.race([promise.then((done) => ({ done })), never]);
    if (value === "never") return { kind: "never" };
    const milliseconds = performance.now() - from - (stalls.lostTime() - lostTimeBefore);
    return { kind: "done", value: value.done, late: milliseconds > most, milliseconds };
  } finally {
    clearTimeout(timer);
  }
}
