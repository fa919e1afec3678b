import type { CauseCode } from "./causes.ts";

/** A cause that means that something took too long. */
export type Lateness = Extract<CauseCode, "headers-timeout" | "idle-timeout" | "total-timeout">;

/** The two clocks of one call: one for the phase that it is in, one for the whole. */
export interface Deadlines {
  /** Enters a phase that may last `ms`. */
  enter(cause: Lateness, ms: number): void;
  /** Starts the running phase again, since something moved. */
  touch(): void;
  /** Gives the whole call `ms`, counted from now. */
  allow(ms: number): void;
  stop(): void;
}

/** Makes the clocks; `late` is told once which of them ran out. */
export function createDeadlines(late: (cause: Lateness) => void): Deadlines {
  let phase: NodeJS.Timeout | undefined;
  let phaseMs = 0;
  let phaseCause: Lateness = "idle-timeout";
  let total: NodeJS.Timeout | undefined;
  const stop = () => {
    clearTimeout(phase);
    clearTimeout(total);
    // A cleared timer that is touched would run again.
    phase = undefined;
  };
  const ring = (cause: Lateness) => {
    stop();
    late(cause);
  };
  return {
    enter(cause, ms) {
      phaseCause = cause;
      // The phases of a call usually last the same, and a timer that is used again costs less than another.
      if (phase !== undefined && phaseMs === ms) return void phase.refresh();
      clearTimeout(phase);
      phaseMs = ms;
      phase = setTimeout(() => ring(phaseCause), ms);
    },
    touch() {
      phase?.refresh();
    },
    allow(ms) {
      clearTimeout(total);
      total = setTimeout(ring, ms, "total-timeout");
    },
    stop,
  };
}
