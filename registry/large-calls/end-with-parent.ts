import { Worker } from "node:worker_threads";

/** Polling interval of the parent process, in milliseconds. */
const intervalMs = 500;

/**
 * Ends this process after its parent has ended, by whatever signal. A second thread watches, since the main thread
 * receives no events while it parses. On Windows, where a process keeps the id of its parent, only `disconnect` ends
 * it.
 */
export function endWithParent(parent: number): void {
  const watch = `setInterval(() => {
    if (process.ppid !== ${parent}) process.kill(process.pid, "SIGKILL");
  }, ${intervalMs});`;
  const watcher = new Worker(watch, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });
  // An unheard error would end the running call. Without its watcher, the process ends by `disconnect` after that call.
  watcher.on("error", () => {});
  watcher.unref();
  process.on("disconnect", () => process.exit());
}
