import type { NavItem } from "./nav-item.ts";
import type { ReleaseStage } from "./release-stage.ts";
import type { LinkTarget } from "./settings/index.ts";

/**
 * The name, the icon and the address that products, versions, tabs and variants have. Sites without parts have no
 * heads.
 */
interface PartHead {
  readonly title?: string;
  readonly icon?: string;
  /** Its own slug, which redirects to its first page. */
  readonly slug: string;
  /** The slug of its first visible page; `undefined` if it has no visible page. */
  readonly home?: string;
  /** True if readers can't choose it. */
  readonly isHidden: boolean;
}

/**
 * A product of a site. A site always has products, versions, tabs and variants: one without a title each where its
 * publisher made none.
 */
export interface Product extends PartHead {
  readonly kind: "product";
  readonly subtitle?: string;
  /** A file, shown instead of the icon. */
  readonly image?: string;
  /** Markdown that replaces the announcement of the site. */
  readonly announcement?: string;
  readonly versions: readonly Version[];
  /** Its language, if the site has several. */
  readonly language?: string;
}

/** A product on a separate site. */
export interface ProductLink {
  readonly kind: "link";
  readonly title: string;
  readonly subtitle?: string;
  readonly icon?: string;
  readonly image?: string;
  readonly href: string;
  readonly target: LinkTarget;
  readonly language?: string;
}

/** A version of a product. */
export interface Version extends PartHead {
  readonly isDefault: boolean;
  readonly stage?: ReleaseStage;
  readonly announcement?: string;
  readonly tabs: readonly (Tab | TabLink)[];
}

/** A tab, with the sidebars that readers choose between. */
export interface Tab extends PartHead {
  readonly kind: "tab";
  readonly variants: readonly Variant[];
}

/** A tab that leads elsewhere. */
export interface TabLink {
  readonly kind: "link";
  readonly title: string;
  readonly icon?: string;
  readonly href: string;
  readonly target: LinkTarget;
}

/** A sidebar: one of a tab, or the only one. */
export interface Variant extends PartHead {
  readonly subtitle?: string;
  readonly isDefault: boolean;
  /** Its visible entries. */
  readonly items: readonly NavItem[];
  /** Slugs of its visible pages in reading order, as "previous" and "next" go. */
  readonly order: readonly string[];
}

/** The place of a page in the structure of its site, by indexes: `site.products[place.product]`. */
export interface PagePlace {
  /** The language of the part of the site, if that is not the first one of the site. */
  readonly language?: string;
  /** Absent for a page that all products share. */
  readonly product?: number;
  readonly version?: number;
  /** Absent for a page without a sidebar, such as a landing page. */
  readonly tab?: number;
  readonly variant?: number;
}
