import type { CauseCode } from "../wire/index.ts";

/** Why answers were cut short, for pages to ask: a browser tells its page only that the connection broke. */
export interface Endings {
  /** Keeps why the answer of a call was cut. */
  keep(requestId: string, cause: CauseCode): void;
  /** Returns the cause once; `undefined` for a call that was not cut, or too long ago. */
  take(requestId: string): CauseCode | undefined;
}

/**
 * Maximum number of stored ends; the oldest is dropped first. A page asks at once, so this is room for a burst. A
 * choice of this proxy.
 */
const most = 1000;

/**
 * Creates a list of call endings in the memory of this process. Request ids are random, so only who made a call can ask
 * for it.
 */
export function createEndings(): Endings {
  const causes = new Map<string, CauseCode>();
  return {
    keep(requestId, cause) {
      causes.set(requestId, cause);
      const [oldest] = causes.keys();
      if (causes.size > most && oldest !== undefined) causes.delete(oldest);
    },
    take(requestId) {
      const cause = causes.get(requestId);
      causes.delete(requestId);
      return cause;
    },
  };
}
