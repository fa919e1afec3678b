import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defaultPoolLimits, type PoolLimits, siteThreads, threadPool } from "#docs-host/server";
import { caches } from "#engine/caches";
import type { LiveChecksEntry } from "../live-checks/index.ts";
import { packageFolder } from "../package-folder.ts";
import type { OpenThreads } from "../start/show-sites.ts";
import { type SiteThreadSettings, type StartSiteThread, startIn } from "./start-thread.ts";

/** Least and most threads of a server: one has to be free while another is busy, and each takes memory. */
const [minThreads, maxThreads] = [2, 4];

/** The start of threads, and the watches that sites show. */
export interface ThreadPlace extends Pick<SiteThreadSettings, "watches"> {
  readonly start: StartSiteThread;
  /** Limits that differ from the defaults. */
  readonly limits?: Partial<PoolLimits>;
}

/** Part of the memory for the caches of the thread that answers requests: responses, files and images. */
const ownPart = 0.4;

/**
 * Divides the memory of all caches, in MiB. The sites are divided among the threads; the thread for owners of failed
 * tasks has a share too.
 */
export const dividedMemory = (
  memory: number,
  threads: number,
): { readonly own: number; readonly ofThread: number } => ({
  own: memory * ownPart,
  ofThread: (memory * (1 - ownPart)) / (threads + 1),
});

/** Returns the function that opens threads of the built programs, for a command. */
export const commandThreads = (entries: readonly LiveChecksEntry[], folder: string): OpenThreads =>
  siteThreadsIn({
    start: startIn(join(packageFolder(import.meta.dirname), "dist/server")),
    watches: { entries, folder },
  });

/** Returns the function that opens threads for the sites of a registry. They start when they are needed. */
export const siteThreadsIn =
  ({ start, watches, limits }: ThreadPlace): OpenThreads =>
  (settings, { log, telemetry }) => {
    const threads = Math.max(minThreads, Math.min(maxThreads, availableParallelism()));
    const { own, ofThread } = dividedMemory(settings.memory, threads);
    caches.limitTo(own * 2 ** 20);
    const started = start(
      { ...settings, watches, memory: ofThread },
      {
        log: (level, entry) => log[level](entry),
        drawn: () => telemetry?.drawn(),
        called: (milliseconds, failed) => telemetry?.registryCall(milliseconds, failed),
        caches: (thread, sizes) => telemetry?.caches(thread, sizes),
      },
    );
    return siteThreads({
      pool: threadPool(started, { ...defaultPoolLimits, threads, ...limits }),
      onFailed: (failure) => log.warn({ event: "render", ...failure }),
    });
  };
