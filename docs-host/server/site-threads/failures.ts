import { caches } from "#engine/caches";

/** Max part of the memory of all caches. */
const part = 0.1;

/** Seconds after the first failure of a page until it is rendered again, and after many; each doubles the time. */
const [firstSeconds, maxSeconds] = [60, 3600];

interface Failure {
  readonly times: number;
  /** In milliseconds. */
  readonly until: number;
}

/** Failures by keys. A page of a site that was published again has another key. */
export interface Failures {
  /** Returns the seconds until something may be tried again; undefined if it may now. */
  readonly secondsLeft: (key: string) => number | undefined;
  /** Adds a failure. Returns the seconds until it may be tried again. */
  readonly add: (key: string) => number;
}

/** Creates the cache of failures. */
export function failures(now: () => number): Failures {
  const known = caches.open<Failure>("failures", { part, sizeOf: () => 32 });
  return {
    secondsLeft: (key) => {
      const left = (known.get(key)?.until ?? 0) - now();
      return left > 0 ? Math.ceil(left / 1000) : undefined;
    },
    add: (key) => {
      const times = known.get(key)?.times ?? 0;
      const seconds = Math.min(maxSeconds, firstSeconds * 2 ** times);
      known.set(key, { times: times + 1, until: now() + seconds * 1000 });
      return seconds;
    },
  };
}
