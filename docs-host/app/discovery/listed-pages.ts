import type { Site, SitePage } from "../site/index.ts";

/** Returns true if search engines and assistants may list a page. */
export const isListed = ({ isHidden, isNoindex, original }: SitePage): boolean =>
  // A text that is not translated is listed once.
  !isHidden && !isNoindex && original === undefined;

/** Generates the pages of a site that search engines and assistants may list, each once. */
export function* listedPages(site: Site): Generator<SitePage> {
  for (const page of site.pages.values()) if (isListed(page)) yield page;
}
