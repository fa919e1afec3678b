import { Session } from "node:inspector";

/** When a server that has shown something new is quiet enough for it, in milliseconds. */
const moment = 1000;

/** Gives memory that is no longer used back to the system. */
export interface GarbageCollector {
  readonly now: () => void;
  /** A moment after the last time that it was asked to. */
  readonly soon: () => void;
  readonly stop: () => void;
}

/**
 * Creates a collector, which gives unused memory back to the system. Node does so by itself only when it needs room, which
 * a server that shows pages may never do (docs/decisions/0030-the-served-site-forces-a-collection.md).
 */
export function garbageCollector(): GarbageCollector {
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    const session = new Session();
    session.connect();
    // Of all collections, only this one releases the memory of the young generation, which is half of the heap here. It
    // still holds a lock when it reports its end; disconnecting would wait for that.
    session.post("HeapProfiler.collectGarbage", () => setImmediate(() => session.disconnect()));
  };
  const stop = (): void => clearTimeout(timer);
  return {
    now: run,
    soon: () => {
      stop();
      timer = setTimeout(run, moment).unref();
    },
    stop,
  };
}
