import type { Job } from "./job.ts";
import type { PoolLimits } from "./pool-limits.ts";

/** A job that waits for its turn. */
export interface Waiting<Task, Outcome> {
  readonly job: Job<Task>;
  /** When it was added, in milliseconds since any fixed time. */
  readonly since: number;
  readonly settle: (outcome: Outcome) => void;
}

/** Jobs that wait, by their owners, who take turns. */
export interface WaitingTasks<Task, Outcome> {
  /** Adds a job; returns false if too many wait. It is settled as `late` after the time that a job may wait. */
  readonly add: (job: Job<Task>, settle: (outcome: Outcome) => void, late: Outcome) => boolean;
  /** Removes the next job that may run and has a place to run. */
  readonly take: <Place>(
    mayRun: (owner: string) => boolean,
    placeOf: (waiting: Waiting<Task, Outcome>) => Place | undefined,
  ) => { readonly waiting: Waiting<Task, Outcome>; readonly place: Place } | undefined;
  /** Removes some jobs, with this outcome. */
  readonly settle: (isMeant: (job: Job<Task>) => boolean, outcome: Outcome) => void;
}

/** Creates the queues of all owners. */
export function waitingTasks<Task, Outcome>({
  maxPerOwner,
  maxWaiting,
  waitMs,
}: Pick<PoolLimits, "maxPerOwner" | "maxWaiting" | "waitMs">): WaitingTasks<Task, Outcome> {
  /** The first owner is the next. */
  const queues = new Map<string, Set<Waiting<Task, Outcome>>>();
  const timers = new Map<Waiting<Task, Outcome>, NodeJS.Timeout>();
  let count = 0;
  const remove = (one: Waiting<Task, Outcome>): void => {
    const { owner } = one.job;
    const own = queues.get(owner);
    if (own?.delete(one) !== true) return;
    clearTimeout(timers.get(one));
    timers.delete(one);
    count -= 1;
    if (own.size === 0) queues.delete(owner);
  };
  return {
    add: (job, settle, late) => {
      const own = queues.get(job.owner) ?? new Set();
      if (own.size >= maxPerOwner || count >= maxWaiting) return false;
      const timer = setTimeout(() => {
        remove(one);
        settle(late);
      }, waitMs);
      timer.unref();
      const one: Waiting<Task, Outcome> = { job, since: performance.now(), settle };
      timers.set(one, timer);
      queues.set(job.owner, own.add(one));
      count += 1;
      return true;
    },
    take: (mayRun, placeOf) => {
      for (const [owner, own] of queues) {
        if (!mayRun(owner)) continue;
        for (const waiting of own) {
          const place = placeOf(waiting);
          if (place === undefined) continue;
          remove(waiting);
          // The owner waits behind all others now.
          queues.delete(owner);
          if (own.size > 0) queues.set(owner, own);
          return { waiting, place };
        }
      }
      return undefined;
    },
    settle: (isMeant, outcome) => {
      for (const one of [...queues.values()].flatMap((own) => [...own])) {
        if (!isMeant(one.job)) continue;
        remove(one);
        one.settle(outcome);
      }
    },
  };
}
