import { Worker } from "node:worker_threads";

/** Interval between two looks at the parent, in milliseconds. */
const intervalMs = 500;

/**
 * Ends this process once its parent has ended, whatever signal ended that. A second thread watches, since the first one
 * hears of nothing while it parses. On Windows, where a process keeps the id of its parent, only `disconnect` ends it.
 */
export function endWithParent(parent: number): void {
  const watch = `setInterval(() => {
    if (process.ppid !== ${parent}) process.kill(process.pid, "SIGKILL");
  }, ${intervalMs});`;
  new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref();
  process.on("disconnect", () => process.exit());
}
