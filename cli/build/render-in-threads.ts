import { Worker } from "node:worker_threads";
import { batchesOf, type RenderPages, renderHere, type WrittenPages } from "./render-pages.ts";

/** Pages below which starting threads takes longer than it saves, without and with images for link previews. */
const [fewPages, fewWithImages] = [200, 40] as const;

/**
 * Space for new objects of a thread, in MB: reading and rendering a page makes many, which are of no use after it. The
 * default of V8 is 48 MB.
 */
const youngSpace = 192;

/**
 * Renders pages in threads, which take one batch after the other.
 *
 * @param program the built `page-thread.ts`
 */
export const renderInThreads =
  (program: string, threads: number): RenderPages =>
  async (job, slugs, onWritten) => {
    if (slugs.length < (job.previews === undefined ? fewPages : fewWithImages))
      return renderHere(job, slugs, onWritten);
    const waiting = [...batchesOf(slugs)];
    const workers = Array.from({ length: Math.min(threads, waiting.length) }, () => {
      return new Worker(program, { workerData: job, resourceLimits: { maxYoungGenerationSizeMb: youngSpace } });
    });
    const runs = workers.map((worker) => run(worker, waiting, onWritten));
    try {
      await Promise.all(runs);
    } finally {
      await Promise.all(workers.map((worker) => worker.terminate()));
    }
  };

/** Gives batches to a thread until none is left. Rejects with the error that ended the thread. */
function run(worker: Worker, waiting: (readonly string[])[], onWritten: (pages: WrittenPages) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const batch = waiting.shift();
      if (batch === undefined) resolve();
      else worker.postMessage(batch);
    };
    worker.on("message", (written: WrittenPages) => {
      onWritten(written);
      next();
    });
    worker.on("error", reject);
    worker.on("exit", () => reject(new Error("a thread that renders pages has ended early")));
    next();
  });
}
