import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { type Assets, type GuideTexts, guideTexts, openAssets, type SentSite, sentSite } from "#docs-host/server";
import { caches } from "#engine/caches";
import { openPageCache } from "./page-cache.ts";
import {
  batchesOf,
  type PageJob,
  type PageJobSettings,
  type RenderPages,
  renderHere,
  type WrittenPage,
} from "./render-pages.ts";

/** Max growth of a heap beyond its used size before garbage collection, in percent. */
const growth = 50;

/**
 * Has garbage collected before the heap of a thread is one and a half times as large as what is used in it. By default it
 * may become four times as large, as if no other thread had a heap. Called before pages are read.
 */
export const limitHeapGrowth = (): void => setFlagsFromString(`--heap-growing-percent=${growth}`);

/** Threads that render pages. */
export interface PageThreads {
  readonly renderPages: RenderPages;
  /** Ends the threads. */
  readonly end: () => Promise<void>;
}

/** A job for threads. Threads don't store all texts of a site: a job includes the texts of its guides. */
export interface ThreadJob extends PageJobSettings {
  readonly sent: SentSite;
}

/** Pages to write, with the job for the first pages that a thread gets of it. */
export interface ThreadTask {
  readonly slugs: readonly string[];
  readonly texts: GuideTexts;
  readonly job?: ThreadJob | undefined;
}

/** Renders pages in this thread. */
export const thisThread: PageThreads = { renderPages: renderHere, end: async () => {} };

/** Bytes of all caches of a thread of a build with several: each page is rendered once. */
const cacheBytes = 10 * 2 ** 20;

/** Limits the caches of this thread, including their present contents. */
export const limitCaches = (): void => caches.limitTo(cacheBytes);

/**
 * Pages up to which threads, which load and compile all code again, save less time than they cost, without and with
 * images for link previews.
 */
const [fewPages, fewWithImages] = [1000, 40] as const;

/** Cached pages that take as long as a page that is rendered: they are read, unpacked and written. */
const cachedPerPage = 20;

/**
 * Creates threads, which start when there are many pages, and take one batch after the other.
 *
 * @param program the built `page-thread.ts`
 */
export function pageThreads(program: string, count: number): PageThreads {
  let pool: Pool | undefined;
  limitHeapGrowth();
  return {
    renderPages: async (job, slugs, onWritten) => {
      const few = job.previews === undefined ? fewPages : fewWithImages;
      if (pool === undefined && workOf(job, slugs) <= few) return renderHere(job, slugs, onWritten);
      pool ??= createPool(program, count);
      const { run } = pool;
      limitCaches();
      const { site, ...settings } = job;
      const threadJob: ThreadJob = { ...settings, sent: sentSite(site) };
      const write = async (batch: readonly string[]): Promise<void> => {
        onWritten(await run({ slugs: batch, texts: guideTexts(site, batch), job: threadJob }));
      };
      await Promise.all(batchesOf(slugs).map(write));
    },
    end: async () => pool?.end(),
  };
}

/**
 * Opens the files that pages load, and creates threads. One function, since a dynamic import of the server as a whole
 * would also load its routes.
 */
export const openRendering = async (
  assetFolder: string,
  ...[program, count]: Parameters<typeof pageThreads>
): Promise<{ readonly assets: Assets; readonly threads: PageThreads }> => ({
  assets: await openAssets(assetFolder),
  threads: pageThreads(program, count),
});

/** Returns the number of pages that take as long to render as some pages of a job, of which many may be cached. */
function workOf({ cache }: PageJob, slugs: readonly string[]): number {
  if (cache === undefined) return slugs.length;
  const { has } = openPageCache(cache);
  const cached = slugs.filter(has).length;
  return slugs.length - cached + cached / cachedPerPage;
}

interface Pool {
  /** Runs a task in the next thread that is free. */
  readonly run: (task: ThreadTask) => Promise<readonly WrittenPage[]>;
  readonly end: () => Promise<void>;
}

interface Pending {
  readonly task: ThreadTask;
  readonly resolve: (result: readonly WrittenPage[]) => void;
  readonly reject: (error: unknown) => void;
}

/** Starts threads. An error in one of them rejects all tasks that have not ended. */
function createPool(program: string, count: number): Pool {
  const waiting: Pending[] = [];
  const running = new Map<Worker, Pending>();
  const jobs = new Map<Worker, ThreadJob>();
  let failure: { readonly error: unknown } | undefined;
  const fail = (error: unknown): void => {
    failure ??= { error };
    for (const { reject } of [...running.values(), ...waiting.splice(0)]) reject(error);
    running.clear();
  };
  const workers = Array.from({ length: count }, () => {
    const worker = new Worker(program);
    worker.on("message", (result: readonly WrittenPage[]) => {
      running.get(worker)?.resolve(result);
      running.delete(worker);
      assign();
    });
    worker.on("error", fail);
    worker.on("messageerror", fail);
    worker.on("exit", () => fail(new Error("a thread that renders pages has ended early")));
    return worker;
  });
  const assign = (): void => {
    for (const worker of workers) {
      const pending = running.has(worker) ? undefined : waiting.shift();
      if (pending === undefined) continue;
      running.set(worker, pending);
      try {
        worker.postMessage(messageFor(worker, pending.task));
      } catch (error) {
        // Something in the task can't be copied.
        fail(error);
      }
    }
  };
  const messageFor = (worker: Worker, task: ThreadTask): ThreadTask => {
    const { job, ...pages } = task;
    if (job === undefined || jobs.get(worker) === job) return pages;
    jobs.set(worker, job);
    return task;
  };
  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) {
          reject(failure.error);
          return;
        }
        waiting.push({ task, resolve, reject });
        assign();
      }),
    end: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
