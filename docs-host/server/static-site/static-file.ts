/** A file of a static site. */
export interface StaticFile {
  /** Its path in the folder of the site, with slashes. */
  readonly path: string;
  /** A text that is too large to be held is in parts. */
  readonly content: string | Uint8Array | AsyncIterable<string>;
}

/** Returns the path of the file that is served at the address of a page, which may be below the path of its site. */
export function pageFile(href: string, base: string): string {
  const path = decodeURIComponent(href.slice(base.length)).replace(/^\/+|\/+$/g, "");
  return path === "" ? "index.html" : `${path}/index.html`;
}

/** Returns the path of the file that is served at an address of the site. */
export const fileAt = (address: string, base: string): string =>
  decodeURIComponent(address.slice(base.length)).replace(/^\/+/, "");
