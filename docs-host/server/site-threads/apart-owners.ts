import type { PoolLimits } from "./pool-limits.ts";

/** A task that takes longer than this part of its time runs apart from then on. */
const slowPart = 0.5;

/** The owners with tasks that run apart. */
export interface ApartOwners {
  readonly has: (owner: string) => boolean;
  /** Returns the milliseconds for which their tasks still rest. */
  readonly restLeft: () => number;
  /** Judges a task that has ended, by its time in ms. */
  readonly record: (owner: string, isFailed: boolean, ms: number) => void;
}

/**
 * Creates the list of owners. Tasks that run apart rest after a failure for as long as that took, so that half of the time
 * of a processor is left to others.
 */
export function apartOwners({ taskMs, apartMs }: Pick<PoolLimits, "taskMs" | "apartMs">): ApartOwners {
  const until = new Map<string, number>();
  let restsUntil = 0;
  const has = (owner: string): boolean => {
    const end = until.get(owner);
    if (end !== undefined && end <= performance.now()) until.delete(owner);
    return until.has(owner);
  };
  return {
    has,
    restLeft: () => Math.max(0, restsUntil - performance.now()),
    record: (owner, isFailed, ms) => {
      const wasApart = has(owner);
      if (isFailed || ms > taskMs * slowPart) until.set(owner, performance.now() + apartMs);
      if (wasApart && isFailed) restsUntil = performance.now() + Math.min(ms, taskMs);
    },
  };
}
