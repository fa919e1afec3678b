/**
 * Milliseconds of input that a reader may lose when the browser is killed, against the cost of writing a large draft at
 * each key.
 */
const pause = 500;

/** Maximum delay in milliseconds while the reader types without a pause. */
const longest = 4000;

/** Maximum delay in milliseconds while the page is never idle. */
const busiest = 2000;

interface Question {
  readonly timer: ReturnType<typeof setTimeout>;
  /** The time of the first request. */
  readonly since: number;
}

const waiting = new WeakMap<() => void, Question>();

/**
 * Debounces an action and runs it when the page is idle, so that no key waits for it. While keys follow each other it
 * still runs every few seconds.
 */
export function later(act: () => void): void {
  const before = waiting.get(act);
  clearTimeout(before?.timer);
  const since = before?.since ?? performance.now();
  const start = (): void => {
    waiting.delete(act);
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => act(), { timeout: busiest });
    else act();
  };
  const wait = Math.max(0, Math.min(pause, since + longest - performance.now()));
  waiting.set(act, { timer: setTimeout(start, wait), since });
}
