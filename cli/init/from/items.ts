import type { ConvertedItem, ConvertedPage, ConvertedSite, PlacedPage } from "./converted-site.ts";

/**
 * Creates a section of items. A page that `isOverview` accepts becomes the page of the section itself. A section with an empty
 * title has the title of this page, or else of its first page.
 */
export function asSection(
  written: string,
  items: readonly ConvertedItem[],
  isOverview: (item: ConvertedItem) => boolean,
  collapsed?: boolean,
): readonly ConvertedItem[] {
  const overview = items.find((item): item is ConvertedPage => item.kind === "page" && isOverview(item));
  const rest = items.filter((item) => item !== overview);
  if (items.length === 0) return [];
  const title = written || (overview ?? items.find((item) => item.kind === "page"))?.title || "Pages";
  if (overview !== undefined && rest.length === 0) return [{ ...overview, title }];
  const page = overview && { title: overview.title, path: overview.path, address: overview.address };
  return [{ kind: "section", title, page, collapsed, items: rest }];
}

/** Visits all items, each before the items in it. */
export function visitItems(items: readonly ConvertedItem[], visit: (item: ConvertedItem) => void): void {
  for (const item of items) {
    visit(item);
    if (item.kind === "section") visitItems(item.items, visit);
  }
}

/** Visits all items of a site, in its tabs and versions too. */
export function visitSite(site: ConvertedSite, visit: (item: ConvertedItem) => void): void {
  for (const part of [site, ...(site.versions ?? [])]) {
    for (const items of [part.items, ...(part.tabs ?? []).map((tab) => tab.items)]) visitItems(items, visit);
  }
}

/** Returns all pages of a site, each file once. */
export function pagesOf(site: ConvertedSite): readonly PlacedPage[] {
  const pages = new Map<string, PlacedPage>();
  visitSite(site, (item) => {
    const page = item.kind === "page" ? item : item.kind === "section" ? item.page : undefined;
    if (page !== undefined && !pages.has(page.path)) pages.set(page.path, page);
  });
  return [...pages.values()];
}
