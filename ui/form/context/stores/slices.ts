import { flushSync } from "react-dom";

/** The class of an empty element where fields are still to be drawn. */
export const undrawnClass = "form-undrawn";

/** Maximum duration of one slice of work, in ms: half a frame at 60 Hz, so that typing and scrolling stay smooth. */
const slice = 8;

/** A queue of callbacks that run in short slices of time, in order. */
export interface Slices {
  /** Queues a callback; returns a function that cancels it. */
  readonly add: (act: () => void) => () => void;
  /** Registers a callback that renders what nothing is queued for yet; returns a function that removes it. */
  readonly whenFinishing: (act: () => void) => () => void;
  /** Runs all callbacks now, and what they queue, until the form is complete: before printing, and when Tab needs it. */
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
  const finishing = new Set<() => void>();
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
    whenFinishing: (act) => {
      finishing.add(act);
      return () => {
        finishing.delete(act);
      };
    },
    finish: () => {
      flushSync(() => {
        for (const act of finishing) act();
      });
      while (queue.size > 0) {
        const acts = [...queue];
        queue.clear();
        // The callbacks may set state; its effects queue the next ones.
        flushSync(() => {
          for (const act of acts) act();
        });
      }
    },
  };
}
