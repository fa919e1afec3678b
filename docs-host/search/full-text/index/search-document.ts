/** The kinds of pages that readers can filter by. Channels and webhooks are with the endpoints. */
export const searchKinds = ["page", "endpoint", "type", "changelog"] as const;

/** A kind of pages. */
export type SearchKind = (typeof searchKinds)[number];

/** A heading of a page. */
export interface SearchHeading {
  readonly id: string;
  readonly title: string;
}

/** The parts of a page that an answer shows. */
export interface SearchEntry {
  /** Its address below the base path of the site. */
  readonly href: string;
  readonly kind: SearchKind;
  readonly title: string;
  /** The method of an endpoint, or the badge of a channel or a webhook, such as `WSS`. */
  readonly badge?: string;
  /** The path of an endpoint or a channel. */
  readonly path?: string;
  /** The headings above it, outermost first. */
  readonly crumbs: readonly string[];
  readonly description?: string;
  readonly headings: readonly SearchHeading[];
}

/** The texts of a page by their field; each has its own weight. */
export type SearchField =
  | "keywords"
  | "title"
  | "name"
  | "headings"
  | "path"
  | "parameters"
  | "breadcrumb"
  | "description"
  | "body"
  | "code";

/** The scope of a page: the part of the site that readers search at once. */
interface SearchPlace {
  /** The names of the product and the version that it belongs to. */
  readonly product?: string;
  readonly version?: string;
  /** Its language, if the site has several. */
  readonly language?: string;
  /** True unless it belongs to another version than the default one of its product. */
  readonly isDefault: boolean;
}

/** A page that is searched. */
export interface SearchDocument extends SearchEntry, SearchPlace {
  readonly texts: { readonly [F in SearchField]?: string };
}

/** The indexed form of a page. Creating it takes most of the time of an index. */
export interface IndexedPage extends SearchEntry, SearchPlace {
  /** The levels of the impact of its terms. */
  readonly levels: ReadonlyMap<string, number>;
}
