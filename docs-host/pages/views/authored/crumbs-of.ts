import type { FrontMatter } from "#docs-host/site/front-matter";
import { type Crumb, canonicalSlug, type Site, type SitePage } from "#docs-host/site/model";

/** Returns the breadcrumb of a page: its author's, or else the headings of the navigation. */
export function crumbsOf(site: Site, page: SitePage, { breadcrumb }: FrontMatter, title: string): readonly Crumb[] {
  const above =
    breadcrumb?.map(({ title: heading, pointsTo }): Crumb => {
      const slug = pointsTo === undefined ? undefined : canonicalSlug(site, pointsTo);
      return { title: heading, ...(slug !== undefined && { slug }) };
    }) ?? page.breadcrumbs;
  return site.settings.layout.breadcrumbsNamePage ? [...above, { title }] : above;
}
