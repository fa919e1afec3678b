import type { Site, SitePage } from "../site/index.ts";

/** Returns true if search engines and assistants may list a page. */
export const isListed = ({ isHidden, isNoindex }: SitePage): boolean => !isHidden && !isNoindex;

/** Generates the pages of a site that search engines and assistants may list, each once. */
export function* listedPages(site: Site): Generator<SitePage> {
  for (const page of site.pages.values()) if (isListed(page)) yield page;
}
