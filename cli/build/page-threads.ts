import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import { type GuideTexts, guideTexts, type SentSite, sentSite } from "#docs-host/server";
import { type FindReferences, findReferences, type PageReferences } from "#docs-project";
import { openPageCache } from "./page-cache.ts";
import {
  batchesOf,
  type PageJob,
  type PageJobSettings,
  type RenderPages,
  renderHere,
  type WrittenPage,
} from "./render-pages.ts";
import { textBatches } from "./text-batches.ts";

/** Max growth of a heap beyond its used size before garbage collection, in percent. */
const growth = 50;

/**
 * Has garbage collected before the heap of a thread is one and a half times as large as what is used in it. By default it
 * may become four times as large, as if no other thread had a heap. Called before threads start.
 */
const limitHeapGrowth = (): void => setFlagsFromString(`--heap-growing-percent=${growth}`);

/** Threads that read and render pages. */
export interface PageThreads {
  readonly findReferences: FindReferences;
  readonly renderPages: RenderPages;
  /** Ends the threads. */
  readonly end: () => Promise<void>;
}

/** A job for threads. Threads don't store all texts of a site: a job includes the texts of its guides. */
export interface ThreadJob extends PageJobSettings {
  readonly sent: SentSite;
}

/** Work for a thread, with the first pages of the job. */
export type ThreadTask =
  | { readonly kind: "find"; readonly texts: readonly string[] }
  | {
      readonly kind: "write";
      readonly slugs: readonly string[];
      readonly texts: GuideTexts;
      readonly job?: ThreadJob | undefined;
    };

/** Result of a task, which has the type of its kind. */
export type ThreadResult = readonly PageReferences[] | readonly WrittenPage[];

/** Reads and renders pages in this thread. */
export const thisThread: PageThreads = { findReferences, renderPages: renderHere, end: async () => {} };

/** Pages up to which starting threads takes longer than it saves, without and with images for link previews. */
const [fewPages, fewWithImages] = [100, 40] as const;

/** Cached pages that take as long as a page that is rendered: they are read, unpacked and written. */
const cachedPerPage = 20;

/**
 * Creates threads, which start when there are many pages, and take one batch after the other.
 *
 * @param program the built `page-thread.ts`
 */
export function pageThreads(program: string, count: number): PageThreads {
  let pool: Pool | undefined;
  const started = (): Pool => {
    pool ??= createPool(program, count);
    return pool;
  };
  let asked = 0;
  const find = textBatches(async (texts) => {
    const result = await started().run({ kind: "find", texts });
    return result as readonly PageReferences[]; // the result of this kind
  });
  return {
    findReferences: (text) => {
      asked += 1;
      return asked <= fewPages ? findReferences(text) : find(text);
    },
    renderPages: async (job, slugs, onWritten) => {
      const few = job.previews === undefined ? fewPages : fewWithImages;
      if (pool === undefined && workOf(job, slugs) <= few) return renderHere(job, slugs, onWritten);
      const { run } = started();
      const { site, ...settings } = job;
      const threadJob: ThreadJob = { ...settings, sent: sentSite(site) };
      const write = async (batch: readonly string[]): Promise<void> => {
        const task = { kind: "write", slugs: batch, texts: guideTexts(site, batch), job: threadJob } as const;
        onWritten((await run(task)) as readonly WrittenPage[]); // the result of this kind
      };
      await Promise.all(batchesOf(slugs).map(write));
    },
    end: async () => pool?.end(),
  };
}

/** Returns the number of pages that take as long to render as some pages of a job, of which many may be cached. */
function workOf({ cache }: PageJob, slugs: readonly string[]): number {
  if (cache === undefined) return slugs.length;
  const { has } = openPageCache(cache);
  const cached = slugs.filter(has).length;
  return slugs.length - cached + cached / cachedPerPage;
}

interface Pool {
  /** Runs a task in the next thread that is free. */
  readonly run: (task: ThreadTask) => Promise<ThreadResult>;
  readonly end: () => Promise<void>;
}

interface Pending {
  readonly task: ThreadTask;
  readonly resolve: (result: ThreadResult) => void;
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
  limitHeapGrowth();
  const workers = Array.from({ length: count }, () => {
    const worker = new Worker(program);
    worker.on("message", (result: ThreadResult) => {
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
    if (task.kind === "find") return task;
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
