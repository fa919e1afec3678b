/** In ms: what a reader may lose when the browser is killed, against the cost of writing a large draft at each key. */
const pause = 500;

/** In ms: as long one who types on without a pause may go on before what was typed is kept. */
const longest = 4000;

/** In ms: as long a page that is never idle may put off what is to be done. */
const busiest = 2000;

interface Asked {
  readonly timer: ReturnType<typeof setTimeout>;
  /** When it was asked for the first time. */
  readonly since: number;
}

const waiting = new WeakMap<() => void, Asked>();

/**
 * Does something a moment after it was asked for the last time, once the page has nothing to do for the reader: no key
 * waits for it, and it is not done at all while keys follow each other, save every few seconds.
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
