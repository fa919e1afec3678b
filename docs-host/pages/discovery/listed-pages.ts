import type { Site, SitePage } from "#docs-host/site/model";

/** Returns true if search engines and assistants may list a page. */
export const isListed = ({ isHidden, isNoindex, original }: SitePage): boolean =>
  // A text that is not translated is listed once.
  !isHidden && !isNoindex && original === undefined;

/** Generates the pages of a site that search engines may list, each once. */
export function* listedPages(site: Site): Generator<SitePage> {
  for (const page of site.pages.values()) if (isListed(page)) yield page;
}

/**
 * Generates the pages of a site that assistants may list, each once. A reference has the same text in all languages of
 * a site, apart from a few headings, so only its pages in the first one are listed.
 */
export function* listedTexts(site: Site): Generator<SitePage> {
  for (const page of listedPages(site)) if (page.place.language === undefined || hasOwnText(page)) yield page;
}

const hasOwnText = (page: SitePage): boolean =>
  page.kind === "changelog" || ("pageId" in page && page.pageId !== undefined);
