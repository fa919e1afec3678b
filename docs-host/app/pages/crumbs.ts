import type { Crumb as ShownCrumb } from "#ui/reference";
import { type Crumb, hrefOf } from "../site/index.ts";

/** The headings above a page as links. */
export const shownCrumbs = (crumbs: readonly Crumb[]): readonly ShownCrumb[] =>
  crumbs.map(({ title, slug }) => (slug === undefined ? { title } : { title, href: hrefOf(slug) }));
