import { parentPort, workerData } from "node:worker_threads";
import { type PageJob, pageWriter } from "./render-pages.ts";

// `renderInThreads` starts this thread with a job.
const write = await pageWriter(workerData as PageJob);
parentPort?.on("message", (slugs: readonly string[]) => {
  write(slugs).then(
    (written) => parentPort?.postMessage(written),
    // An error of a page ends the thread, and the build with it.
    (error: unknown) =>
      setImmediate(() => {
        throw error;
      }),
  );
});
