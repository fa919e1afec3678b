import type { Job, JobOutcome } from "./job.ts";
import type { PoolLimits } from "./pool-limits.ts";

/** Times that a task may take longer than its time while the processor does other things. */
const maxStarved = 6;

/** The time of a thread: of its task, or until it has to do something else. */
interface TaskTimer {
  /** Begins a task, which has so many milliseconds: of the processor if that is known, at most six times as long. */
  readonly begin: (ms: number) => void;
  /** Returns the milliseconds that the task has taken: of the processor if that is known. */
  readonly spent: () => number;
  /** Calls a function after some milliseconds, unless something else begins before. */
  readonly within: (ms: number, late: () => void) => void;
  readonly stop: () => void;
}

/** Creates a timer. `onLate` is called when a task has used up its time. */
function taskTimer(processorMs: () => number | undefined, onLate: () => void): TaskTimer {
  let timer: NodeJS.Timeout | undefined;
  let from = 0;
  let fromProcessor: number | undefined;

  const stop = (): void => clearTimeout(timer);
  const within = (ms: number, late: () => void): void => {
    stop();
    timer = setTimeout(late, ms);
    timer.unref();
  };
  const spent = (): number => {
    const now = fromProcessor === undefined ? undefined : processorMs();
    return now === undefined || fromProcessor === undefined ? performance.now() - from : now - fromProcessor;
  };
  const expire = (ms: number): void => {
    const left = ms - spent();
    if (left > 0 && performance.now() - from < ms * maxStarved) within(left, () => expire(ms));
    else onLate();
  };
  return {
    ...{ spent, within, stop },
    begin: (ms) => {
      from = performance.now();
      fromProcessor = processorMs();
      within(ms, () => expire(ms));
    },
  };
}

/** A report of a thread. A task on a site begins with `loading` and `loaded` if the site has to be loaded. */
export type ThreadReport<Result> =
  | { readonly kind: "ready" | "loading" | "loaded" }
  | { readonly kind: "result"; readonly result: Result };

/** A thread that was started. */
export interface StartedThread<Task> {
  readonly send: (task: Task) => void;
  /** Ends it, whatever it does. */
  readonly end: () => void;
  /** Returns the processor time that it has used, in ms; undefined if that is unknown. */
  readonly processorMs?: () => number | undefined;
}

/** Starts a thread. It takes tasks once it has reported that it is ready; `onEnd` is called when it has ended. */
export type StartThread<Task, Result> = (
  onReport: (report: ThreadReport<Result>) => void,
  onEnd: () => void,
) => StartedThread<Task>;

/** A thread of a pool, which runs one task at a time. */
export interface Slot<Task, Result> {
  readonly id: number;
  /** All owners, or only owners with tasks that run apart. */
  readonly isFor: "all" | "apart";
  /** The sites that it has loaded. */
  readonly sites: ReadonlySet<string>;
  readonly isFree: () => boolean;
  /** True if it has loaded its program. */
  readonly wasReady: () => boolean;
  /** The owner of the running task. */
  readonly owner: () => string | undefined;
  /** Runs a task. `onOutcome` gets its processor time too if known, without the time for loading a site. */
  readonly run: (job: Job<Task>, onOutcome: (outcome: JobOutcome<Result>, taskMs: number) => void) => void;
  readonly end: () => void;
}

interface SlotOptions<Task, Result> {
  readonly id: number;
  readonly isFor: Slot<Task, Result>["isFor"];
  readonly start: StartThread<Task, Result>;
  readonly limits: PoolLimits;
  /** Called when it is free. */
  readonly onFree: () => void;
  /** Called when its thread has ended. */
  readonly onEnded: (slot: Slot<Task, Result>) => void;
}

/** The sites that a thread is known to have loaded; it may have dropped some of them. */
const maxSites = 5000;

/** Starts a thread. */
export function createSlot<Task, Result>(options: SlotOptions<Task, Result>): Slot<Task, Result> {
  const { id, isFor, start, limits, onFree, onEnded } = options;
  const sites = new Set<string>();
  let state: "starting" | "free" | "running" | "ended" = "starting";
  let wasReady = false;
  let running: { readonly job: Job<Task>; readonly settle: (outcome: JobOutcome<Result>) => void } | undefined;

  const timer = taskTimer(
    () => thread.processorMs?.(),
    () => fail("timeout"),
  );
  const fail = (cause: "timeout" | "ended"): void => {
    if (state === "ended") return;
    timer.stop();
    state = "ended";
    thread.end();
    onEnded(slot);
    running?.settle({ kind: "failed", cause });
  };
  const free = (): void => {
    state = "free";
    running = undefined;
    timer.stop();
    if (isFor === "apart") timer.within(limits.idleMs, () => fail("ended"));
  };
  const thread = start(
    (report) => {
      if (state === "ended") return;
      if (report.kind === "loading" || report.kind === "loaded") {
        if (running !== undefined) timer.begin(report.kind === "loading" ? limits.loadMs : limits.taskMs);
        return;
      }
      wasReady = true;
      const done = running;
      free();
      if (report.kind === "result") done?.settle({ kind: "done", result: report.result, thread: id });
      onFree();
    },
    () => fail("ended"),
  );
  timer.within(limits.startMs, () => fail("timeout"));
  const slot: Slot<Task, Result> = {
    ...{ id, isFor, sites },
    isFree: () => state === "free",
    wasReady: () => wasReady,
    owner: () => running?.job.owner,
    run: (job, onOutcome) => {
      state = "running";
      sites.add(job.site);
      const [oldest] = sites;
      if (sites.size > maxSites && oldest !== undefined) sites.delete(oldest);
      running = { job, settle: (outcome) => onOutcome(outcome, timer.spent()) };
      timer.begin(limits.taskMs);
      thread.send(job.task);
    },
    end: () => fail("ended"),
  };
  return slot;
}
