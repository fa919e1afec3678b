import type { Site } from "#docs-host/site/model";
import { memoizeWeak } from "#engine/memoize-weak";

/** Creates numbers that distinguish sites in the keys of a cache. A site that was loaded again is another one. */
export function siteNumbers(): (site: Site) => number {
  let last = 0;
  return memoizeWeak(() => {
    last += 1;
    return last;
  });
}
