import type { Site } from "./site.ts";
import { hrefOf } from "./slugs.ts";

/** A host name with an optional port, as `canonical-host` may be. */
const host = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;

/** Returns the host that the publisher names as canonical, if it is one. */
function canonicalHost({ settings }: Pick<Site, "settings">): string | undefined {
  const name = settings.metadata.canonicalHost ?? settings.metadata["canonical-host"];
  const canonical = typeof name === "string" ? name.replace(/^https?:\/\//i, "").replace(/\/+$/, "") : "";
  return host.test(canonical) ? canonical.toLowerCase() : undefined;
}

/** Returns true if a site has an address; a static site has no address if nobody named it. */
export const hasAddress = (site: Pick<Site, "url" | "settings">): boolean =>
  site.url !== undefined || canonicalHost(site) !== undefined;

/**
 * Returns the address of a site that machines should know, without a slash at its end: at its canonical host if its
 * publisher names one, else where readers find it.
 *
 * @param origin the origin of a site without an address
 */
export function siteAddress(site: Site, origin: string): string {
  const { url, base = "" } = site;
  const canonical = canonicalHost(site);
  return canonical === undefined ? (url ?? origin + base) : `https://${canonical}${base}`;
}

/** Returns the web address of the page at a slug. */
export const pageAddress = (site: Site, slug: string, origin: string): string =>
  siteAddress(site, origin) + hrefOf(slug).slice((site.base ?? "").length);

/**
 * Returns the web address of an address on the host of a site, such as `/a/b`; the address of the first page for the
 * base.
 */
export const webAddress = (site: Site, href: string, origin: string): string =>
  siteAddress(site, origin) + href.slice((site.base ?? "").length);
