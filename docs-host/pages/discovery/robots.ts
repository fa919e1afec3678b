import { type Site, siteAddress } from "#docs-host/site/model";
import { callsPath } from "#engine/host";

/**
 * Returns the text of `robots.txt` (RFC 9309): crawlers may read everything except calls and search results.
 *
 * @param origin the origin of a site without a configured address
 */
export function robotsText(site: Site, origin: string): string {
  const { base = "", isPrivate } = site;
  const rules = isPrivate === true ? ["Disallow: /"] : [`Disallow: ${base}${callsPath}/`, `Disallow: ${base}/search?`];
  const links = isPrivate === true ? [] : ["", `Sitemap: ${siteAddress(site, origin)}/sitemap.xml`];
  return `${["User-agent: *", ...rules, ...links].join("\n")}\n`;
}
