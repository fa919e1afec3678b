/** Limits of the threads that render sites, times in milliseconds. */
export interface PoolLimits {
  /** Threads for all sites; one more starts for the owners of tasks that failed. */
  readonly threads: number;
  /** Time until a thread has loaded its program; 0.3 s on an idle machine. */
  readonly startMs: number;
  /** Time until a thread has loaded a site from the registry. */
  readonly loadMs: number;
  /** Time for a task on a loaded site. Pages take 20 ms, and a page of 188 kB takes 0.2 s. */
  readonly taskMs: number;
  /** Time that a task waits for its turn. */
  readonly waitMs: number;
  /** Time that a task waits for the thread that has loaded its site before another one loads it too. */
  readonly affinityMs: number;
  /** Time for which the tasks of an owner run apart from all others after one of them failed. */
  readonly apartMs: number;
  /** Time after which an idle thread for such owners ends. */
  readonly idleMs: number;
  /** Tasks that wait at once: of one owner, and of all. */
  readonly maxPerOwner: number;
  readonly maxWaiting: number;
}

/** Limits of a server; our choice. */
export const defaultPoolLimits: Omit<PoolLimits, "threads"> = {
  ...{ startMs: 30_000, loadMs: 60_000, taskMs: 10_000, waitMs: 30_000, affinityMs: 100 },
  ...{ apartMs: 600_000, idleMs: 60_000, maxPerOwner: 64, maxWaiting: 512 },
};
