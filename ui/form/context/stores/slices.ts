/** Maximum duration of one slice of work, in ms: half a frame at 60 Hz, so that typing and scrolling stay smooth. */
const slice = 8;

/** A queue of callbacks that run in short slices of time, in order. */
export interface Slices {
  /** Queues a callback; returns a function that cancels it. */
  readonly add: (act: () => void) => () => void;
  /** Runs all queued callbacks now, before printing. */
  readonly finish: () => void;
}

/** Time to wait for a paint, which a page in the background may never do, in ms. */
const unseen = 100;

/** Calls back after the next paint. */
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

/** Creates an empty queue. Its first callback runs after a paint. */
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
