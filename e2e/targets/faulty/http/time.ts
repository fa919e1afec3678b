import { setTimeout as wait } from "node:timers/promises";

/** The time of a server. A test may replace it by one that needs no waiting. */
export interface Time {
  /** Returns milliseconds since 1970. */
  readonly now: () => number;
  /** Resolves after a number of milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The time of the machine. */
export const machineTime: Time = { now: () => Date.now(), wait: (milliseconds) => wait(milliseconds) };
