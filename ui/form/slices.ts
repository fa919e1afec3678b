/** How long work may hold the page at a time, in ms: half a frame at 60 Hz, so that keys and scrolling go on. */
const slice = 8;

/** Work to be done soon, a little at a time, in the order it came. */
export interface Slices {
  /** Puts an act into the queue; the function given back takes it out again. */
  readonly add: (act: () => void) => () => void;
}

/** Makes an empty queue. */
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
      if (!running) setTimeout(run, 0);
      running = true;
      return () => {
        queue.delete(act);
      };
    },
  };
}
