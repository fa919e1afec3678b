import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { StartThread, ThreadReport, ThreadResult, ThreadTask } from "#docs-host/server";
import type { CacheSize } from "#engine/caches";
import { errorEntry } from "#process";
import type { LiveChecksEntry } from "../live-checks/index.ts";
import type { ShownThreadSettings } from "../start/show-sites.ts";
import { processorTime } from "./processor-time.ts";

/** Settings of a thread that renders sites. */
export interface SiteThreadSettings extends Omit<ShownThreadSettings, "memory"> {
  /** Memory of the caches of the thread, in MiB. */
  readonly memory: number;
  /** The watches that sites show, and the folder that their files are relative to. */
  readonly watches: { readonly entries: readonly LiveChecksEntry[]; readonly folder: string };
}

/** A message of a thread: a report to its pool, an entry of the log, or a measurement. */
export type ThreadMessage =
  | ThreadReport<ThreadResult>
  | { readonly kind: "log"; readonly level: "warn" | "error"; readonly entry: object }
  | { readonly kind: "drawn" }
  /** The number by which the system knows the thread. */
  | { readonly kind: "thread"; readonly number: number | undefined }
  | { readonly kind: "caches"; readonly sizes: readonly CacheSize[] }
  /** A call of the registry has ended. */
  | { readonly kind: "called"; readonly milliseconds: number; readonly failed: boolean };

/** Receives reports of threads other than results. */
export interface ThreadObserver {
  readonly log: (level: "warn" | "error", entry: object) => void;
  readonly drawn: () => void;
  readonly called: (milliseconds: number, failed: boolean) => void;
  /** Receives the sizes of the caches of a thread; none when it has ended. */
  readonly caches: (thread: number, sizes: readonly CacheSize[]) => void;
}

/** Heap of a thread for each byte of its caches: their sizes are estimates, and garbage needs room too. */
const heapPerMemory = 2;

/** Heap of a thread without its caches, for the program, the loading site and the current page, in MiB. */
const defaultHeap = 384;

/** Heap of new objects, in MiB. With more, each thread would take up to 48 MiB for garbage. */
const youngHeap = 16;

/** Returns the function that starts threads with some settings. */
export type StartSiteThread = (
  settings: SiteThreadSettings,
  observer: ThreadObserver,
) => StartThread<ThreadTask, ThreadResult>;

/** The built programs of a thread: `site-thread.ts`, and `parser-process.ts`. */
export interface ThreadPrograms {
  readonly thread: string;
  readonly parser: string;
}

/** Starts threads of the programs in the folder of the built ones. */
export const startIn = (built: string): StartSiteThread =>
  startThread({ thread: join(built, "site-thread.js"), parser: join(built, "parser-process.js") });

/** Starts threads that can always be terminated. `heap` is their memory in addition to their caches, in MiB. */
export const startThread =
  ({ thread, parser }: ThreadPrograms, heap = defaultHeap): StartSiteThread =>
  (settings, observer) =>
  (onReport, onEnd) => {
    const worker = new Worker(thread, {
      workerData: { ...settings, parser },
      // Code that renders pages of publishers gets no secrets of the server by its environment.
      env: { NODE_ENV: process.env.NODE_ENV },
      resourceLimits: {
        maxOldGenerationSizeMb: Math.ceil(settings.memory * heapPerMemory + heap),
        maxYoungGenerationSizeMb: youngHeap,
      },
    });
    const { threadId } = worker;
    let number: number | undefined;
    worker.on("message", (message: ThreadMessage) => {
      if (message.kind === "log") observer.log(message.level, message.entry);
      else if (message.kind === "drawn") observer.drawn();
      else if (message.kind === "thread") ({ number } = message);
      else if (message.kind === "caches") observer.caches(threadId, message.sizes);
      else if (message.kind === "called") observer.called(message.milliseconds, message.failed);
      else onReport(message);
    });
    // Memory that runs out, or a bug; the pool starts another thread.
    worker.on("error", (error) => observer.log("error", { event: "thread", ...errorEntry(error) }));
    worker.on("exit", () => {
      observer.caches(threadId, []);
      onEnd();
    });
    worker.unref();
    return {
      send: (task) => worker.postMessage(task),
      end: () => void worker.terminate(),
      processorMs: () => (number === undefined ? undefined : processorTime(number)),
    };
  };
