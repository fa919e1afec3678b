import { collectGarbage } from "#process";

/** Delays of a collection. */
const moment = 1000;

/** Returns unused memory to the system. */
export interface GarbageCollector {
  readonly now: () => void;
  /** Delay after the last request, in milliseconds. */
  readonly soon: () => void;
  readonly stop: () => void;
}

/**
 * Creates a collector, which returns unused memory to the system. Node does so itself only when it needs room, which a
 * server of pages may never do (docs/decisions/0030-the-served-site-forces-a-collection.md).
 */
export function garbageCollector(): GarbageCollector {
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => clearTimeout(timer);
  return {
    now: collectGarbage,
    soon: () => {
      stop();
      timer = setTimeout(collectGarbage, moment).unref();
    },
    stop,
  };
}
