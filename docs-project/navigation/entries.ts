import type { Word } from "#codegen/reading";
import type { Availability, PlaygroundOptions } from "../settings/common.ts";
import type { ApiItem, Collapse, PackageItem, Restricted } from "../settings/navigation-items.ts";

/** An icon: the name of one, an inline drawing, or the path of an image. */
export type Icon = { readonly kind: "name"; readonly name: string } | { readonly kind: "file"; readonly path: string };

/** Properties that all parts of a navigation have in common. */
interface Part extends Restricted {
  readonly title: string;
  readonly slug?: string | undefined;
  readonly icon?: Icon | undefined;
  readonly hidden?: boolean | undefined;
}

/** A page; `id` is its path. */
export interface PageEntry extends Part {
  readonly kind: "page";
  readonly id: string;
  /** Its address below the site, product or version, independent of parent sections. */
  readonly wholeSlug?: string | undefined;
  readonly noindex?: boolean | undefined;
  readonly availability?: Availability | undefined;
}

export interface SectionEntry extends Part, Collapse {
  readonly kind: "section";
  /** The seed of the id of its node, if that is not its page. */
  readonly name?: string | undefined;
  /** Its address below the site, product or version, independent of parent sections. */
  readonly wholeSlug?: string | undefined;
  /** The page at the address of the section. */
  readonly overview?: string | undefined;
  readonly contents: readonly Entry[];
  readonly skipSlug: boolean;
  readonly availability?: Availability | undefined;
}

export interface LinkEntry {
  readonly kind: "link";
  readonly title: string;
  readonly url: string;
  readonly icon?: Icon | undefined;
  readonly target?: string | undefined;
}

export interface ChangelogEntry extends Part {
  readonly kind: "changelog";
  /** Paths of all its pages. */
  readonly pages: readonly string[];
}

/** The reference of an API. The API determines its parts. */
export interface ApiEntry extends Part {
  readonly kind: "api";
  readonly item: ApiItem;
  readonly overview?: string | undefined;
  readonly layout: readonly LayoutEntry[];
  /** Key of the API in the project. */
  readonly api: string;
}

/** An item of the sidebar with its files. */
export type Entry = PageEntry | SectionEntry | LinkEntry | ChangelogEntry | ApiEntry;

interface LayoutPart extends Restricted {
  readonly title?: string | undefined;
  readonly slug?: string | undefined;
  readonly icon?: Icon | undefined;
  readonly hidden?: boolean | undefined;
  readonly availability?: Availability | undefined;
  readonly playground?: PlaygroundOptions | undefined;
}

/** An item of an author's order of an API with its files. */
export type LayoutEntry =
  | { readonly kind: "name"; readonly name: Word }
  | (LayoutPart & {
      readonly kind: "package";
      readonly package: PackageItem["package"];
      readonly overview?: string | undefined;
      readonly contents: readonly LayoutEntry[];
      readonly skipSlug?: boolean | undefined;
    })
  | (LayoutPart &
      Collapse & {
        readonly kind: "layoutSection";
        readonly title: string;
        readonly packages: readonly Word[];
        readonly overview?: string | undefined;
        readonly contents: readonly LayoutEntry[];
        readonly skipSlug?: boolean | undefined;
      })
  | (LayoutPart & { readonly kind: "endpoint"; readonly name: Word })
  | (LayoutPart & { readonly kind: "operation"; readonly name: Word })
  | PageEntry
  | LinkEntry;

/** A tab with its contents. */
export interface TabEntry extends Part {
  readonly skipSlug?: boolean | undefined;
  readonly child:
    | { readonly kind: "link"; readonly href: string; readonly target?: string | undefined }
    | { readonly kind: "items"; readonly items: readonly Entry[] }
    | { readonly kind: "changelog"; readonly pages: readonly string[] }
    | { readonly kind: "variants"; readonly variants: readonly VariantEntry[] };
}

/** One of several contents of a tab. */
export interface VariantEntry extends Part {
  readonly subtitle?: string | undefined;
  readonly skipSlug?: boolean | undefined;
  readonly default?: boolean | undefined;
  readonly items: readonly Entry[];
}

/** Items of one sidebar, or tabs. */
export type Sidebar =
  | { readonly kind: "items"; readonly items: readonly Entry[] }
  | { readonly kind: "tabs"; readonly tabs: readonly TabEntry[] };

/** A version and its navigation. */
export interface VersionEntry extends Restricted {
  readonly title: string;
  readonly slug?: string | undefined;
  readonly availability?: string | undefined;
  readonly audiences: readonly string[];
  readonly hidden?: boolean | undefined;
  readonly announcement?: string | undefined;
  readonly landingPage?: PageEntry | undefined;
  readonly sidebar: Sidebar;
}

/** A product: with a navigation, or on another site. */
export interface ProductEntry extends Restricted {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly icon: Icon;
  readonly image?: string | undefined;
  readonly audiences: readonly string[];
  readonly child:
    | { readonly kind: "link"; readonly href: string; readonly target?: string | undefined }
    | {
        readonly kind: "own";
        readonly slug?: string | undefined;
        readonly announcement?: string | undefined;
        readonly landingPage?: PageEntry | undefined;
        readonly navigation: Sidebar | { readonly kind: "versions"; readonly versions: readonly VersionEntry[] };
      };
}

/** The whole navigation of a project with its files. */
export interface NavigationEntries {
  readonly landingPage?: PageEntry | undefined;
  readonly child:
    | Sidebar
    | { readonly kind: "versions"; readonly versions: readonly VersionEntry[] }
    | {
        readonly kind: "products";
        readonly products: readonly ProductEntry[];
        readonly changelog?: ChangelogEntry | undefined;
      };
}
