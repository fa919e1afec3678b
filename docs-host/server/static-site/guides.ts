import type { SitePage } from "#docs-host/site/model";

/** True for a page with a text that is on no other page: an API is linked from its endpoints, an entry is in lists. */
export const isGuide = (page: SitePage): page is Extract<SitePage, { readonly kind: "overview" }> =>
  page.kind === "overview" && page.pageId !== undefined && page.apiIds.length === 0;

/** Returns a page, a guide without its text. */
export const withoutText = (page: SitePage): SitePage => (isGuide(page) ? { ...page, markdown: "" } : page);
