import type { CauseCode } from "../wire/index.ts";

/** A cause that means that something took too long. */
export type Latency = Extract<CauseCode, "headers-timeout" | "idle-timeout" | "total-timeout">;

/** The two clocks of one call: one for the phase that it is in, one for the whole. */
export interface Deadlines {
  /** Enters a phase that may last `ms`. */
  enter(cause: Latency, ms: number): void;
  /** Starts the running phase again, since something moved. */
  touch(): void;
  /** Returns the whole call `ms`, counted from now. */
  allow(ms: number): void;
  stop(): void;
}

/**
 * The timer is set no further ahead, in ms: as long as phases usually last, so that entering one needs no other timer.
 */
const farthest = 30_000;

/**
 * Creates the deadlines; `late` is called once with the one that expired. One timer serves both: it is set for the
 * earlier deadline, and again if activity has moved that. Most calls end long before.
 */
export function createDeadlines(late: (cause: Latency) => void): Deadlines {
  let timer: NodeJS.Timeout | undefined;
  let ringsAt = Number.POSITIVE_INFINITY;
  let phaseMs = 0;
  let phaseCause: Latency = "idle-timeout";
  let phaseEnds = Number.POSITIVE_INFINITY;
  let totalEnds = Number.POSITIVE_INFINITY;
  let stopped = false;

  const stop = () => {
    stopped = true;
    clearTimeout(timer);
  };
  const ring = () => {
    const now = performance.now();
    ringsAt = Number.POSITIVE_INFINITY;
    // A timer of Node may ring within the millisecond before it should.
    const over = phaseEnds - now < 1 ? phaseCause : totalEnds - now < 1 ? "total-timeout" : undefined;
    if (over === undefined) return setFor(now);
    stop();
    late(over);
  };
  const setFor = (now: number) => {
    const ends = Math.min(phaseEnds, totalEnds, now + farthest);
    if (stopped || ends >= ringsAt) return;
    clearTimeout(timer);
    ringsAt = ends;
    timer = setTimeout(ring, Math.round(ends - now));
  };
  return {
    enter(cause, ms) {
      const now = performance.now();
      phaseCause = cause;
      phaseMs = ms;
      phaseEnds = now + ms;
      setFor(now);
    },
    touch() {
      // No phase has begun, or the current one has no deadline.
      if (phaseEnds !== Number.POSITIVE_INFINITY) phaseEnds = performance.now() + phaseMs;
    },
    allow(ms) {
      const now = performance.now();
      totalEnds = now + ms;
      setFor(now);
    },
    stop,
  };
}
