import {
  type HeadingTrails,
  headingTrails,
  type NavHeading,
  type NavItem,
  type PageParts,
  partsOf,
  type Site,
  type SitePage,
  type Variant,
} from "#docs-host/site/model";
import type { Neighbor } from "../views/index.ts";

/** The location of a page in the navigation. */
export interface PageLocation extends PageParts {
  /** The entries of its sidebar; the first sidebar for a page outside all sidebars. */
  readonly items: readonly NavItem[];
  /** The headings above it in its sidebar, outermost first. */
  readonly around: readonly NavHeading[];
  readonly previous?: Neighbor | undefined;
  readonly next?: Neighbor | undefined;
}

/** Creates the lookup of a site's pages in its navigation. Each sidebar is read on first use. */
export function pageLocations(site: Site): (page: SitePage) => PageLocation {
  const trails = new WeakMap<Variant, HeadingTrails>();
  const trailsIn = (variant: Variant): HeadingTrails => {
    const found = trails.get(variant) ?? headingTrails(variant.items);
    trails.set(variant, found);
    return found;
  };
  const neighbor = (slug: string | undefined): Neighbor | undefined => {
    const page = slug === undefined ? undefined : site.pages.get(slug);
    return page && { slug: page.slug, title: page.title };
  };
  return (page) => {
    const parts = partsOf(site, page.place);
    const items = (parts.variant ?? firstSidebar(parts))?.items ?? [];
    const around = parts.variant === undefined ? [] : headingsAround(page, trailsIn(parts.variant));
    const [sequence, at] = sequenceOf(site, page, parts.variant);
    if (at < 0) return { ...parts, items, around };
    return { ...parts, items, around, previous: neighbor(sequence[at - 1]), next: neighbor(sequence[at + 1]) };
  };
}

/** Returns the sidebar that readers of a version see first. */
function firstSidebar({ version }: PageParts): Variant | undefined {
  const first = version?.tabs.find((tab) => tab.kind === "tab" && !tab.isHidden && tab.home !== undefined);
  if (first?.kind !== "tab") return undefined;
  return first.variants.find(({ isDefault }) => isDefault) ?? first.variants[0];
}

/** Returns the pages of a page's sidebar, or the entries of its changelog, and the index of the page among them. */
function sequenceOf(site: Site, page: SitePage, variant: Variant | undefined): [readonly string[], number] {
  if (page.kind !== "entry") return [variant?.order ?? [], page.position ?? -1];
  const changelog = site.pages.get(page.index);
  const entries = changelog?.kind === "changelog" ? changelog.entries : [];
  return [entries, entries.indexOf(page.slug)];
}

/** Returns the headings above a page. A page outside the sidebar, such as a type, is below its parent page. */
function headingsAround(page: SitePage, trails: HeadingTrails): readonly NavHeading[] {
  const own = trails.get(page.slug);
  if (own !== undefined) return own;
  const parent = page.breadcrumbs.findLast((crumb) => crumb.slug !== undefined)?.slug;
  return (parent === undefined ? undefined : trails.get(parent)) ?? [];
}
