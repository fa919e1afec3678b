import { memoizeWeak } from "#engine/memoize-weak";
import type { Site, SitePage } from "../site.ts";
import { joined } from "../slugs.ts";
import type { Product, Version } from "../structure.ts";
import { canonicalSlug } from "./canonical-slug.ts";
import { partsOf } from "./parts-of.ts";

/**
 * Returns the slug that shows a page in another version of its product: the same page, else the same tab, else the first
 * page. `undefined` for a version without pages.
 */
export function slugInVersion(site: Site, page: SitePage, version: Version): string | undefined {
  const { version: own, tab } = partsOf(site, page.place);
  const same = pathsBelow(site, page.slug, own?.slug).map((path) => joined(version.slug, path));
  const sameTab = version.tabs.find((one) => one.kind === "tab" && !one.isHidden && one.title === tab?.title);
  const homeOfTab = tab?.title !== undefined && sameTab?.kind === "tab" ? sameTab.home : undefined;
  return pageOf(site, same) ?? homeOfTab ?? version.home;
}

/** Returns the slug that shows a page in another product: the same page, also in its default version, else the first. */
export function slugInProduct(site: Site, page: SitePage, product: Product): string | undefined {
  const { product: own, version } = partsOf(site, page.place);
  const same = [...pathsBelow(site, page.slug, version?.slug), ...pathsBelow(site, page.slug, own?.slug)];
  return (
    pageOf(
      site,
      same.map((path) => joined(product.slug, path)),
    ) ?? product.home
  );
}

/** Returns the first of several slugs at which there is a visible page. */
function pageOf(site: Site, slugs: readonly string[]): string | undefined {
  for (const slug of slugs) {
    const found = site.redirects.has(slug) ? undefined : canonicalSlug(site, slug);
    if (found !== undefined && site.pages.get(found)?.isHidden === false) return found;
  }
  return undefined;
}

/** Returns the path of a page below a slug, from each of its addresses that is below it. */
function pathsBelow(site: Site, slug: string, above: string | undefined): readonly string[] {
  if (above === undefined) return [];
  const addresses = [slug, ...(publishedSlugs(site).get(slug) ?? [])];
  return addresses.flatMap((address) => {
    if (above === "") return [address];
    return address.startsWith(`${above}/`) ? [address.slice(above.length + 1)] : [];
  });
}

/** Returns the other addresses of pages, by their canonical slugs. */
const publishedSlugs = memoizeWeak((site: Site): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const [alias, slug] of site.aliases) found.set(slug, [...(found.get(slug) ?? []), alias]);
  return found;
});
