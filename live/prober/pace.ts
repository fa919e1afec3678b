/** Rate limits requests, and waits as long as a server requests (`Retry-After`). */
export interface Pace {
  /** Resolves when the next request may be sent. */
  readonly turn: () => Promise<void>;
  /** Sends nothing for a time, in milliseconds. */
  readonly pause: (time: number) => void;
}

/** Dependencies of a pace: the time in milliseconds since any moment, and a sleep that an abort ends early. */
export interface PaceDeps {
  readonly clock: () => number;
  readonly sleep: (time: number) => Promise<void>;
}

/** Creates a pace of at most a number of requests per second, without a burst; unlimited if there is none. */
export function paceOf(rate: number | undefined, { clock, sleep }: PaceDeps): Pace {
  const interval = rate === undefined ? 0 : 1000 / rate;
  let next = Number.NEGATIVE_INFINITY;
  return {
    turn: async () => {
      const now = clock();
      const at = Math.max(now, next);
      next = interval === 0 ? next : at + interval;
      if (at > now) await sleep(at - now);
    },
    pause: (time) => {
      next = Math.max(next, clock() + time);
    },
  };
}
