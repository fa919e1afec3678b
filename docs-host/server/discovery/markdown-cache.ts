import { pageText } from "#docs-host/pages/discovery";
import type { Site, SitePage } from "#docs-host/site/model";
import { caches } from "#engine/caches";
import { siteNumbers } from "../site-numbers.ts";

/** Max part of the memory of all caches. */
const part = 0.1;

/** Returns the markdown of a page; `undefined` if its API is missing. */
export type MarkdownOf = (site: Site, page: SitePage) => string | undefined;

/**
 * Creates the function that writes pages, each once for as long as there is room for it.
 *
 * @param origin the origin of sites without an address
 */
export function markdownCache(origin: string): MarkdownOf {
  const numberOf = siteNumbers();
  const texts = caches.open<string>("markdown", { part, sizeOf: ({ length }) => length * 2 });
  return (site, page) => {
    const key = `${numberOf(site)} ${page.slug}`;
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = pageText(page, site, origin);
    if (text !== undefined) texts.set(key, text);
    return text;
  };
}
