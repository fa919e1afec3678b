import { createHash, hash } from "node:crypto";
import type { Site, SitePage } from "#docs-host/site/model";
import { asJson, printJson } from "#engine/json";
import type { StaticPageOptions } from "./static-pages.ts";

/** Settings of the pages that are plain data. */
type KeyOptions = Pick<StaticPageOptions, "assets" | "proxyUrl"> & { readonly drawsPreviews: boolean };

/**
 * Creates the function that returns the key of a page: pages with equal keys have equal files. The key of a guide depends on its text and on everything in the site
 * except the texts of guides; no other page reads these.
 *
 * @param program identifies the program that renders pages
 */
export function staticPageKeys(site: Site, options: KeyOptions, program: string): (page: SitePage) => string {
  const { apis, pages, hash: _, forMembers: __, authoredRedirects, ...rest } = site;
  const shared = { ...rest, rules: authoredRedirects?.rules, pages: [...pages.values()].map(withoutText) };
  const frame = createHash("sha256").update(`${program}\n${JSON.stringify([shared, options], plain)}`);
  for (const api of apis.values()) frame.update(printJson(asJson(api)));
  const start = frame.digest("hex");
  return (page) => {
    const own = isGuide(page) ? page.markdown : "";
    return hash("sha256", `${start}\n${page.slug}\n${own}`);
  };
}

/** Writes maps and sets as lists, and other data as JSON does. */
function plain(name: string, value: unknown): unknown {
  // JSON would leave it out, and pages could differ by it.
  if (typeof value === "function") throw new TypeError(`the function ${name} of a site has no key`);
  return value instanceof Map || value instanceof Set ? [...value] : value;
}

/** True for a page with a text that is on no other page: an API is linked from its endpoints, an entry is in lists. */
export const isGuide = (page: SitePage): page is Extract<SitePage, { readonly kind: "overview" }> =>
  page.kind === "overview" && page.pageId !== undefined && page.apiIds.length === 0;

/** Returns a page, a guide without its text. */
export const withoutText = (page: SitePage): SitePage => (isGuide(page) ? { ...page, markdown: "" } : page);
