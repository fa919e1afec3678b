import { type Crumb, hrefOf } from "#docs-host/site/model";
import type { Crumb as ShownCrumb } from "#ui/reference";

/** The headings above a page as links. */
export const shownCrumbs = (crumbs: readonly Crumb[]): readonly ShownCrumb[] =>
  crumbs.map(({ title, slug }) => (slug === undefined ? { title } : { title, href: hrefOf(slug) }));
