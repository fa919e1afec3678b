import type { Neighbour } from "../pages/index.ts";
import { type HeadingTrails, headingTrails, type NavHeading, type Site } from "../site/index.ts";

/** The location of a page in the navigation. */
export interface PageLocation {
  /** The headings above it, outermost first. */
  readonly around: readonly NavHeading[];
  readonly previous?: Neighbour | undefined;
  readonly next?: Neighbour | undefined;
}

/** Creates the lookup of a site's pages in its navigation. The navigation is read on first use. */
export function pageLocations(site: Site): (slug: string) => PageLocation {
  const positions = new Map(site.order.map((slug, position) => [slug, position]));
  let trails: HeadingTrails | undefined;
  const neighbour = (position: number): Neighbour | undefined => {
    const slug = site.order[position];
    const page = slug === undefined ? undefined : site.pages.get(slug);
    return page && { slug: page.slug, title: page.title };
  };
  return (slug) => {
    trails ??= headingTrails(site);
    const around = headingsAround(site, slug, trails);
    const position = positions.get(slug);
    return position === undefined
      ? { around }
      : { around, previous: neighbour(position - 1), next: neighbour(position + 1) };
  };
}

/** Returns the headings above a page. One outside the navigation, such as that of a type, is below its parent page. */
function headingsAround({ pages }: Site, slug: string, trails: HeadingTrails): readonly NavHeading[] {
  const own = trails.get(slug);
  if (own !== undefined) return own;
  const page = pages.get(slug);
  if (page === undefined || !("breadcrumbs" in page)) return [];
  const parent = page.breadcrumbs.findLast((crumb) => crumb.slug !== undefined)?.slug;
  return (parent === undefined ? undefined : trails.get(parent)) ?? [];
}
