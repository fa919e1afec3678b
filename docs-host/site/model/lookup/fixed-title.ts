import { splitFrontMatter, titleHeading } from "../../front-matter/index.ts";
import type { SitePage } from "../site.ts";

/** Returns the title of a page that has it even if its text begins with another one. */
export const fixedTitle = ({ title, titled }: { readonly title: string; readonly titled?: boolean }) =>
  titled === true ? title : undefined;

/**
 * Fixes the titles of pages that begin with the same heading as another page of their part of the site, such as the name
 * of the project: the navigation tells them apart.
 */
export function fixRepeatedTitles(pages: Map<string, SitePage>): void {
  const byHeading = new Map<string, (SitePage & { readonly kind: "overview" })[]>();
  for (const page of pages.values()) {
    if (page.kind !== "overview" || page.pageId === undefined || page.markdown === undefined) continue;
    const { settings, markdown } = splitFrontMatter(page.markdown);
    const heading = settings.title === undefined ? titleHeading(markdown) : undefined;
    if (heading === undefined) continue;
    const key = JSON.stringify([heading, page.place]);
    byHeading.set(key, [...(byHeading.get(key) ?? []), page]);
  }
  for (const same of byHeading.values()) {
    if (new Set(same.map(({ pageId }) => pageId)).size < 2) continue;
    for (const page of same) pages.set(page.slug, { ...page, titled: true });
  }
}
