import { callsPath } from "#engine/host";

/** The path of the page that shows the results of a search without scripts, below the path of the site. */
export const searchPath = "/search";

/** The address of that page. */
export const searchPageUrl = (base: string): string => base + searchPath;

/** Max length of a query, in characters. */
export const maxQueryLength = 200;

/** Where the site is searched. */
export const searchUrl = (base: string): string => `${base}${callsPath}/search`;

/** The file that names the folder with the index of a static site. Its address is fixed, so that pages don't change. */
export const searchPointer = (base: string): string => `${searchUrl(base)}.json`;

/** The content of that file. */
export interface SearchPointer {
  /** The address of the folder on its host. */
  readonly folder: string;
}

/** The folder with the index of a static site; its name changes with the index, so that browsers may cache the files. */
export const searchFolder = (base: string, hash: string): string => `${base}/assets/search-${hash.slice(0, 16)}`;

/** The facts that the link to the search carries for its dialog. */
export interface SearchData {
  readonly placeholder: string;
  /** The path of the site on its host. */
  readonly base: string;
  /** The names of the product and the version of the page. */
  readonly product?: string | undefined;
  readonly version?: string | undefined;
  /** The language of the page, if the site has several. */
  readonly language?: string | undefined;
  /** Filters that are set at first. */
  readonly filter?: { readonly product?: string | undefined; readonly version?: string | undefined };
  /** The file that names the folder of the index, for a site without a server. */
  readonly files?: string | undefined;
}

/** The attribute of the links that open the search. */
const attribute = "data-search";

/** The selector of these links. */
export const searchLinks = `[${attribute}]`;

/** Returns the attribute of a link that opens the search. */
export const searchAttribute = (data: SearchData): { readonly "data-search": string } => ({
  [attribute]: JSON.stringify(data),
});

/** Reads the facts of a link that `searchAttribute` wrote. */
export const readSearchData = (link: Element): SearchData =>
  // Only the server's page has this attribute.
  JSON.parse(link.getAttribute(attribute) ?? "") as SearchData;
