import type { SiteListPage } from "#docs-host/pages/home";
import type { SiteError, SiteSource } from "#docs-host/site/model";
import type { HostStatus } from "#engine/host";
import type { StoredSite } from "./site-store.ts";

/** Where a request goes: its canonical host, with the port if that is not a default one, and its path. */
export interface RequestPlace {
  readonly host: string;
  readonly path: string;
}

/** The content of a site: a source in this thread, or a site of the registry that other threads load and render. */
export type ShownContent =
  | { readonly kind: "source"; readonly source: SiteSource }
  | { readonly kind: "stored"; readonly stored: StoredSite };

/** A site, as one of its addresses shows it. */
export interface ShownSite {
  /** The address that it was published to, such as `docs.example.com/v2`; absent without an address. */
  readonly name?: string;
  readonly content: ShownContent;
  /** The path of the address; empty if the site has the whole host. */
  readonly base: string;
  /** True if the host is not the site's own, such as `localhost`, so that logins take place at the operator's origin. */
  readonly isGuest: boolean;
  /** True for the operator's own site; its API may be on this machine. */
  readonly isOwn: boolean;
  /** True if search engines should not list it here: a preview, or a copy of what another address shows. */
  readonly isUnlisted: boolean;
}

/** Returns true if a path is the path of a site, such as `/docs`, or below it. */
export const covers = (base: string, path: string): boolean => path === base || path.startsWith(`${base}/`);

/** The outcome of locating a request. */
export type Located =
  | { readonly kind: "site"; readonly site: ShownSite }
  /** The site is at another address. */
  | { readonly kind: "redirect"; readonly href: string }
  /** The site was archived. */
  | { readonly kind: "archived" }
  /** The host is served, and has no site at this path. */
  | { readonly kind: "nothing" }
  /** The list of all sites. */
  | { readonly kind: "list" }
  | { readonly kind: "unavailable"; readonly error: SiteError };

/** A part of the list of all sites. */
export type SiteListQuery = Pick<SiteListPage, "find" | "page">;

/** The sites that a server shows. */
export interface Sites {
  /** Finds what is at a place. Never rejects. */
  readonly locate: (place: RequestPlace) => Promise<Located>;
  /** Returns whether sites are published at a host that is not one of the server's own. */
  readonly resolveHost: (host: string) => Promise<HostStatus>;
  /** Lists sites, for places of the kind `list`. */
  readonly list: (query: SiteListQuery) => Promise<SiteListPage | SiteError>;
}
