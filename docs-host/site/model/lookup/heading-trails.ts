import type { NavItem } from "../nav-item.ts";

/** A heading of the navigation. */
export type NavHeading = Extract<NavItem, { readonly kind: "group" | "api" }>;

/** The headings above a page, outermost first. */
export type HeadingTrails = ReadonlyMap<string, readonly NavHeading[]>;

/** Finds the headings above every page of a sidebar; a heading's own page is below it. */
export function headingTrails(items: readonly NavItem[]): HeadingTrails {
  const trails = new Map<string, readonly NavHeading[]>();
  const walk = (items: readonly NavItem[], around: readonly NavHeading[]): void => {
    for (const item of items) {
      const here = "items" in item ? [...around, item] : around;
      if ("slug" in item && item.slug !== undefined && !trails.has(item.slug)) trails.set(item.slug, here);
      if ("items" in item) walk(item.items, here);
    }
  };
  walk(items, []);
  return trails;
}

/** The first page below a heading. */
export function firstSlug(items: readonly NavItem[]): string | undefined {
  for (const item of items) {
    const slug = "slug" in item ? item.slug : undefined;
    const found = slug ?? ("items" in item ? firstSlug(item.items) : undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The number of entries, including those below headings. */
export const countItems = (items: readonly NavItem[]): number =>
  items.reduce((sum, item) => sum + 1 + ("items" in item ? countItems(item.items) : 0), 0);
