import type { Site } from "#docs-host/site/model";

/** Returns a site with its pages moved below a path, such as `/v2`. */
export const siteBelow = (site: Site, base: string): Site =>
  base === "" ? site : { ...site, base, redirects: withRoot(site, base.slice(1)) };

/** Returns the redirects of a site, one from its path among them if it has no page there. */
function withRoot({ pages, redirects, order }: Site, slug: string): Site["redirects"] {
  const [first = ""] = order;
  if (pages.has(slug) || redirects.has(slug)) return redirects;
  return new Map([...redirects, [slug, redirects.get("") ?? first]]);
}
