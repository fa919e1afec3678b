import { setTimeout } from "node:timers/promises";
import type { BuiltIndex } from "#docs-host/search/full-text";
import { buildSearchIndex } from "#docs-host/search/site-index";
import type { Site } from "#docs-host/site/model";

/** The search indexes of sites. */
export interface SearchIndexes {
  /** Starts to build the index of a site, unless that has begun. */
  readonly prepare: (site: Site) => void;
  /** Resolves to the index of a site; to undefined if it takes longer than a reader waits. Rejects if it can't be built. */
  readonly indexOf: (site: Site) => Promise<BuiltIndex | undefined>;
}

/** Longest wait of a search for its index, in ms. */
const maxWait = 3000;

/** Pause after each slice of a build, in ms, in which requests are answered. */
const pauseAfterSlice = 2;

/**
 * Creates the indexes. Each site has one while the site is in memory, and one is built at a time: the process has other
 * work to do.
 */
export function searchIndexes(onBug: (error: unknown) => void): SearchIndexes {
  const indexes = new WeakMap<Site, Promise<BuiltIndex>>();
  let last: Promise<unknown> = Promise.resolve();
  const start = (site: Site): Promise<BuiltIndex> => {
    const known = indexes.get(site);
    if (known !== undefined) return known;
    // The page that a reader waits for is sent before.
    const built = last.then(pause).then(() => buildSearchIndex(site, { pause, now: () => performance.now() }));
    indexes.set(site, built);
    last = built.catch(onBug);
    return built;
  };
  return {
    prepare: (site) => {
      if (site.settings.search.isOn) start(site).catch(() => {});
    },
    indexOf: async (site) => {
      const waiting = new AbortController();
      const late = setTimeout(maxWait, undefined, { signal: waiting.signal }).catch(() => undefined);
      try {
        return await Promise.race([start(site), late]);
      } finally {
        waiting.abort();
      }
    },
  };
}

const pause = (): Promise<void> => setTimeout(pauseAfterSlice);
