import { setTimeout } from "node:timers/promises";
import { callsPath, mcpUrl, searchPageUrl } from "#docs-host/site/page-data";
import { caches } from "#engine/caches";
import { siteKeyOf, versionOf } from "../hosting/index.ts";
import type { Job } from "./job.ts";
import type { SiteReader, SiteRequest, ThreadResult, ThreadTask } from "./messages.ts";
import type { ThreadPool } from "./thread-pool.ts";

/** Prepares the search of sites beside their pages. */
export interface SearchPreparations {
  /** Starts to build the index of a site, unless that has begun. */
  readonly prepare: (reader: SiteReader) => void;
  /**
   * Resolves to the thread that has the index, if a request searches. It waits for an index that is being built, up to
   * a short limit.
   */
  readonly threadFor: (request: SiteRequest) => Promise<number | undefined>;
}

interface SearchPreparationsDeps {
  readonly pool: ThreadPool<ThreadTask, ThreadResult>;
  /** Returns true if the index of a site can't be built. */
  readonly isFailed: (reader: SiteReader) => boolean;
  readonly onFailed: (reader: SiteReader, cause: "timeout" | "ended") => void;
}

/** Longest wait of a search for its index, in ms. */
const maxWait = 3000;

/** Pause until a slice is asked for again while too many tasks wait, in ms. */
const pauseMs = 1000;

/** Times that too many tasks wait until the build is given up; the next page of the site begins it again. */
const maxTries = 60;

/** Max part of the memory of all caches for the threads that have indexes. */
const part = 0.02;

/** Creates the preparations. An index is built in slices, and tasks of other readers run in between. */
export function searchPreparations({ pool, isFailed, onFailed }: SearchPreparationsDeps): SearchPreparations {
  const building = new Map<string, Promise<number | undefined>>();
  const built = caches.open<number>("indexes", { part, sizeOf: () => 8 });

  const build = async (key: string, { site, name, isLoggedIn }: SiteReader): Promise<number | undefined> => {
    const reader: SiteReader = { site, name, isLoggedIn };
    const job: Job<ThreadTask> = {
      task: { kind: "index", ...reader },
      ...{ owner: site.hosted.orgId, site: siteKeyOf(site), staysAtHome: true },
    };
    let thread = built.get(key);
    for (let tries = 0; tries < maxTries && !isFailed(reader); ) {
      const outcome = await pool.run({ ...job, thread });
      if (outcome.kind === "busy") {
        tries += 1;
        await setTimeout(pauseMs, undefined, { ref: false });
        continue;
      }
      if (outcome.kind === "failed" || outcome.kind === "gone") {
        thread = undefined;
        built.delete(key);
        if (outcome.kind === "failed") onFailed(reader, outcome.cause);
        continue;
      }
      ({ thread } = outcome);
      if (outcome.result.kind !== "index") return undefined;
      if (!outcome.result.isBuilt) continue;
      built.set(key, thread);
      return thread;
    }
    return undefined;
  };
  const keyOf = ({ site, isLoggedIn, name }: SiteReader): string =>
    JSON.stringify([siteKeyOf(site), versionOf(site.hosted), isLoggedIn, name]);
  const start = (reader: SiteReader): Promise<number | undefined> => {
    const key = keyOf(reader);
    const known = building.get(key);
    if (known !== undefined) return known;
    const one = build(key, reader).finally(() => building.delete(key));
    building.set(key, one);
    return one;
  };
  return {
    prepare: (reader) => {
      if (built.get(keyOf(reader)) === undefined) start(reader).catch(() => {});
    },
    threadFor: async (request) => {
      if (!searches(request)) return undefined;
      const waiting = new AbortController();
      const late = setTimeout(maxWait, undefined, { signal: waiting.signal }).catch(() => undefined);
      try {
        return await Promise.race([start(request), late]);
      } finally {
        waiting.abort();
      }
    },
  };
}

/** Returns true if a request may search: a call, the page of results, or a message of an assistant. */
function searches({ site: { base }, request }: SiteRequest): boolean {
  const { pathname } = new URL(request.url);
  if (request.method === "POST") return pathname === mcpUrl(base);
  return pathname === `${base}${callsPath}/search` || pathname === searchPageUrl(base);
}
