import type { CacheSize } from "#engine/caches";

/** A warning or an error of the log. */
export interface RecentProblem {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly level: "warn" | "error" | "fatal";
  readonly event: string;
  /** Its other fields as text, without frames of the stack. */
  readonly details: string;
}

/** Facts about this process that the overview of the staff shows. */
export interface ProcessFacts {
  /** The newest first. */
  readonly problems: () => readonly RecentProblem[];
  /** The caches of the docs sites of this process, of all its threads. */
  readonly caches: () => readonly CacheSize[];
}
