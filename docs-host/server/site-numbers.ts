import type { Site } from "#docs-host/site/model";

/** Creates numbers that distinguish sites in the keys of a cache. A site that was loaded again is another one. */
export function siteNumbers(): (site: Site) => number {
  const numbers = new WeakMap<Site, number>();
  let last = 0;
  return (site) => {
    const known = numbers.get(site);
    if (known !== undefined) return known;
    last += 1;
    numbers.set(site, last);
    return last;
  };
}
