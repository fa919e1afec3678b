/** A part of the source that was not converted, or that changes. */
export interface Note {
  /** Path of the file in the converted folder. */
  readonly file: string;
  readonly line?: number | undefined;
  readonly message: string;
}

/** A page at an address. */
export interface PlacedPage {
  readonly title: string;
  /** Path of the file in the converted folder. */
  readonly path: string;
  /** Path of its URL, without slashes at its ends; empty for the start page. */
  readonly address: string;
  /** Text of a page that the source has no file for. */
  readonly text?: string | undefined;
}

export interface ConvertedPage extends PlacedPage {
  readonly kind: "page";
  readonly icon?: string | undefined;
  readonly hidden?: boolean | undefined;
}

export interface ConvertedSection {
  readonly kind: "section";
  readonly title: string;
  readonly page?: PlacedPage | undefined;
  readonly icon?: string | undefined;
  /** True for a section that starts closed. */
  readonly collapsed?: boolean | undefined;
  readonly hidden?: boolean | undefined;
  readonly items: readonly ConvertedItem[];
}

export interface ConvertedLink {
  readonly kind: "link";
  readonly title: string;
  readonly href: string;
  readonly icon?: string | undefined;
}

/** An API reference. */
export interface ConvertedApi {
  readonly kind: "api";
  readonly title: string;
  readonly type: "openapi" | "asyncapi";
  readonly path: string;
  /** Address of its pages, if the source states one. */
  readonly address?: string | undefined;
}

/** An endpoint in the navigation of the source, such as `GET /plants`. */
export interface ConvertedEndpoint {
  readonly kind: "endpoint";
  readonly endpoint: string;
  /** Path of the description. */
  readonly description: string;
}

export type ConvertedItem = ConvertedPage | ConvertedSection | ConvertedLink | ConvertedApi | ConvertedEndpoint;

export interface ConvertedTab {
  readonly title: string;
  readonly icon?: string | undefined;
  readonly href?: string | undefined;
  readonly hidden?: boolean | undefined;
  readonly items: readonly ConvertedItem[];
}

export interface ConvertedVersion {
  readonly title: string;
  readonly items: readonly ConvertedItem[];
  readonly tabs?: readonly ConvertedTab[] | undefined;
}

/** Text for both color schemes, or for each. */
export interface ForSchemes {
  readonly light?: string | undefined;
  readonly dark?: string | undefined;
}

export interface ConvertedRedirect {
  readonly source: string;
  readonly destination: string;
  readonly permanent?: boolean | undefined;
}

/** The settings and the navigation of a site that another generator has built so far. */
export interface ConvertedSite {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Paths of files. */
  readonly favicon?: string | undefined;
  readonly logo?: (ForSchemes & { readonly href?: string | undefined; readonly text?: string | undefined }) | undefined;
  readonly accent?: ForSchemes | undefined;
  readonly background?: ForSchemes | undefined;
  readonly redirects?: readonly ConvertedRedirect[] | undefined;
  readonly headerLinks?:
    | readonly { readonly text: string; readonly href: string; readonly filled?: boolean }[]
    | undefined;
  /** Addresses by the names of the networks. */
  readonly footerLinks?: { readonly [network: string]: string } | undefined;
  /** Markdown above all pages. */
  readonly announcement?: string | undefined;
  /** States of page actions, true for on, by their names in `docs.yml`. */
  readonly pageActions?: { readonly [action: string]: boolean } | undefined;
  /** Folder with files that pages name from the root of the site. */
  readonly publicFolder?: string | undefined;
  /** Folders in which names of included files are looked up, before the folder of the settings. */
  readonly includeFolders?: readonly string[] | undefined;
  /** All pages that the generator publishes, with those that its navigation does not show. */
  readonly allPages?: readonly PlacedPage[] | undefined;
  readonly items: readonly ConvertedItem[];
  readonly tabs?: readonly ConvertedTab[] | undefined;
  readonly versions?: readonly ConvertedVersion[] | undefined;
}
