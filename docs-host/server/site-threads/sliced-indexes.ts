import type { BuiltIndex } from "#docs-host/search/full-text";
import { buildSearchIndex } from "#docs-host/search/site-index";
import type { Site } from "#docs-host/site/model";
import type { SearchIndexes } from "../search/search-route.ts";

/** Search indexes that are built in slices, each when it is asked for. */
export interface SlicedIndexes extends SearchIndexes {
  /** Builds the next slice of the index of a site. Resolves to true once it is built. */
  readonly step: (site: Site) => Promise<boolean>;
}

interface Build {
  /** Lets the build go on, and resolves when it pauses or has ended. */
  readonly step: () => Promise<void>;
  readonly index: () => BuiltIndex | undefined;
}

/** Creates the indexes. A search finds nothing of an index that is not built yet. */
export function slicedIndexes(): SlicedIndexes {
  const builds = new WeakMap<Site, Build>();
  return {
    prepare: () => {},
    indexOf: async (site) => builds.get(site)?.index(),
    step: async (site) => {
      if (!site.settings.search.isOn) return true;
      const build = builds.get(site) ?? startBuild(site);
      builds.set(site, build);
      if (build.index() === undefined) await build.step();
      return build.index() !== undefined;
    },
  };
}

function startBuild(site: Site): Build {
  let index: BuiltIndex | undefined;
  let resume: (() => void) | undefined;
  let onPause = (): void => {};
  let failure: { readonly error: unknown } | undefined;
  const start = (): void => {
    const pause = (): Promise<void> =>
      new Promise((done) => {
        resume = done;
        onPause();
      });
    buildSearchIndex(site, { pause, now: () => performance.now() })
      .then(
        (built) => {
          index = built;
        },
        (error: unknown) => {
          failure = { error };
        },
      )
      .finally(() => onPause());
  };
  return {
    index: () => index,
    step: async () => {
      const paused = new Promise<void>((done) => {
        onPause = done;
      });
      if (resume === undefined) start();
      else resume();
      await paused;
      if (failure !== undefined) throw failure.error;
    },
  };
}
