/** Maximum duration of one slice of work, in ms: half a frame at 60 Hz, so that typing and scrolling stay smooth. */
const slice = 8;

/** Work to be done soon, a little at a time, in the order it came. */
export interface Slices {
  /** Queues a callback; returns a function that cancels it. */
  readonly add: (act: () => void) => () => void;
  /** Does all that waits at once: paper waits for nothing. */
  readonly finish: () => void;
}

/** As long a page that is not painted, such as one in the background, is waited for, in ms. */
const unseen = 100;

/** Calls back once the page has been painted with what was drawn so far. */
function afterPaint(act: () => void): void {
  let called = false;
  const once = (): void => {
    if (called) return;
    called = true;
    act();
  };
  setTimeout(once, unseen);
  globalThis.requestAnimationFrame?.(() => setTimeout(once, 0));
}

/** Makes an empty queue. What the reader sees is painted before its first act. */
export function makeSlices(): Slices {
  const queue = new Set<() => void>();
  let running = false;
  const run = (): void => {
    const end = performance.now() + slice;
    for (const act of queue) {
      queue.delete(act);
      act();
      if (performance.now() > end) break;
    }
    running = queue.size > 0;
    if (running) setTimeout(run, 0);
  };
  return {
    add: (act) => {
      queue.add(act);
      if (!running) afterPaint(run);
      running = true;
      return () => {
        queue.delete(act);
      };
    },
    finish: () => {
      for (const act of queue) {
        queue.delete(act);
        act();
      }
    },
  };
}
