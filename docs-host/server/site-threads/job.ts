/** A task, and where it may run. */
export interface Job<Task> {
  readonly task: Task;
  /** The organization of the site. Owners share the threads. */
  readonly owner: string;
  /** The site. Its tasks prefer a thread that has loaded it. */
  readonly site: string;
  /** Waits for the thread that has loaded the site, however long that is busy. */
  readonly staysAtHome?: boolean;
  /** The only thread that can do it, as an earlier outcome named it. */
  readonly thread?: number | undefined;
}

/** The outcome of a job. */
export type JobOutcome<Result> =
  | { readonly kind: "done"; readonly result: Result; readonly thread: number }
  /** Its thread was ended, since the task took too long or too much memory, or it ended by itself. */
  | { readonly kind: "failed"; readonly cause: "timeout" | "ended" }
  /** The only thread that could do it has ended. */
  | { readonly kind: "gone" }
  /** Too many tasks wait. */
  | { readonly kind: "busy" };
