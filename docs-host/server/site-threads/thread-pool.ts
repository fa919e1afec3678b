import type { Job, JobOutcome } from "./job.ts";
import type { PoolLimits } from "./pool-limits.ts";
import { createSlot, type Slot, type StartThread } from "./thread-slot.ts";
import { type Waiting, waitingTasks } from "./waiting-tasks.ts";

/** A task that takes longer than this part of its time runs apart from then on. */
const slowPart = 0.5;

/** The owners with tasks that run apart. */
interface ApartOwners {
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
function apartOwners({ taskMs, apartMs }: Pick<PoolLimits, "taskMs" | "apartMs">): ApartOwners {
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

/** Threads that run tasks of sites, one at a time each. */
export interface ThreadPool<Task, Result> {
  readonly run: (job: Job<Task>) => Promise<JobOutcome<Result>>;
  /** Ends all threads; tasks that have not ended are given up. */
  readonly close: () => void;
}

/** The part of the threads that one owner may use at the same time, so that others find one. */
const ownerShare = 0.5;

/**
 * Creates a pool. Threads start when they are needed. A task that exceeds its time ends its thread; from then on, the
 * tasks of its owner run apart, in one thread for all such owners, so that they can't end or occupy the thread of others.
 */
export function threadPool<Task, Result>(
  start: StartThread<Task, Result>,
  limits: PoolLimits,
): ThreadPool<Task, Result> {
  type Queued = Waiting<Task, JobOutcome<Result>>;
  const waiting = waitingTasks<Task, JobOutcome<Result>>(limits);
  const apart = apartOwners(limits);
  const slots = new Set<Slot<Task, Result>>();
  let isClosed = false;
  let lastId = 0;

  const later = wakeUp(dispatch);
  const onEnded = (slot: Slot<Task, Result>): void => {
    slots.delete(slot);
    waiting.settle(({ thread }) => thread === slot.id, { kind: "gone" });
    later(slot.wasReady() ? 0 : Math.min(restMs, limits.startMs));
  };
  const open = (isFor: Slot<Task, Result>["isFor"]): void => {
    lastId += 1;
    slots.add(createSlot<Task, Result>({ id: lastId, isFor, start, limits, onFree: dispatch, onEnded }));
  };
  /** Starts a thread before it is needed, so that nobody waits for it while the others are busy. */
  const openSpare = (): void => {
    const own = [...slots].filter(({ isFor }) => isFor === "all");
    if (own.length < limits.threads && !own.some(({ isFree, wasReady }) => isFree() || !wasReady())) open("all");
  };
  const slotFor = (queued: Queued): Slot<Task, Result> | undefined => {
    const isFor = apart.has(queued.job.owner) ? "apart" : "all";
    const own = [...slots].filter((slot) => slot.isFor === isFor);
    // A thread that has begun something goes on with it, whoever its owner is by now.
    const place = placeFor(queued, queued.job.thread === undefined ? own : [...slots], limits);
    if (place.kind === "slot") return place.slot;
    if (place.kind === "later") later(place.ms);
    // A thread that starts takes the task as soon as it can.
    const most = isFor === "apart" ? 1 : limits.threads;
    if (place.kind === "none" && own.length < most && own.every(({ wasReady }) => wasReady())) open(isFor);
    return undefined;
  };
  const maxPerOwner = Math.max(1, Math.floor(limits.threads * ownerShare));
  const mayRun = (owner: string): boolean => {
    if (!apart.has(owner)) return [...slots].filter((slot) => slot.owner() === owner).length < maxPerOwner;
    const rest = apart.restLeft();
    if (rest > 0) later(rest);
    return rest <= 0;
  };
  function dispatch(): void {
    while (!isClosed) {
      const next = waiting.take(mayRun, slotFor);
      if (next === undefined) return;
      const { job, settle } = next.waiting;
      next.place.run(job, (outcome, ms) => {
        apart.record(job.owner, outcome.kind === "failed", ms);
        settle(isClosed ? { kind: "busy" } : outcome);
      });
      openSpare();
    }
  }
  return {
    run: (job) =>
      new Promise((resolve) => {
        const isLost = job.thread !== undefined && ![...slots].some(({ id }) => id === job.thread);
        if (isClosed || isLost) resolve({ kind: isClosed ? "busy" : "gone" });
        else if (!waiting.add(job, resolve, { kind: "busy" })) resolve({ kind: "busy" });
        else dispatch();
      }),
    close: () => {
      isClosed = true;
      waiting.settle(() => true, { kind: "busy" });
      for (const slot of [...slots]) slot.end();
    },
  };
}

/** Pause until a thread that ended on its start is replaced, in ms. */
const restMs = 1000;

type Place<Task, Result> =
  | { readonly kind: "slot"; readonly slot: Slot<Task, Result> }
  | { readonly kind: "wait" }
  | { readonly kind: "later"; readonly ms: number }
  | { readonly kind: "none" };

/** Finds the thread for a job: one that has loaded its site, or after some time any. */
function placeFor<Task, Result>(
  { job, since }: Waiting<Task, JobOutcome<Result>>,
  slots: readonly Slot<Task, Result>[],
  { affinityMs }: PoolLimits,
): Place<Task, Result> {
  const free = slots.filter(({ isFree }) => isFree());
  const isMeant = (slot: Slot<Task, Result>): boolean =>
    job.thread === undefined ? slot.sites.has(job.site) : slot.id === job.thread;
  const home = free.find(isMeant);
  if (home !== undefined) return { kind: "slot", slot: home };
  if (job.thread !== undefined) return { kind: "wait" };
  if (slots.some(isMeant)) {
    if (job.staysAtHome === true) return { kind: "wait" };
    const waited = performance.now() - since;
    if (waited < affinityMs) return { kind: "later", ms: affinityMs - waited };
  }
  const [emptiest] = free.toSorted((a, b) => a.sites.size - b.sites.size);
  return emptiest === undefined ? { kind: "none" } : { kind: "slot", slot: emptiest };
}

/**
 * Creates a function that has something done after some milliseconds, at the earliest of the times that were asked for.
 * Whatever is too early then has to ask again.
 */
function wakeUp(act: () => void): (ms: number) => void {
  let next: { readonly at: number; readonly timer: NodeJS.Timeout } | undefined;
  return (ms) => {
    const at = performance.now() + ms;
    if (next !== undefined && next.at <= at) return;
    clearTimeout(next?.timer);
    const timer = setTimeout(() => {
      next = undefined;
      act();
    }, ms + 1);
    timer.unref();
    next = { at, timer };
  };
}
