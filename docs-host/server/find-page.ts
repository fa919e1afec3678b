import { hrefOf, type Site, type SitePage } from "#docs-host/site/model";

/** The result of looking an address up. */
export type Found =
  | { readonly kind: "page"; readonly page: SitePage }
  | { readonly kind: "redirect"; readonly href: string; readonly status: 302 | 307 | 308 }
  /** A page for readers who are logged in. */
  | { readonly kind: "members-only" }
  | { readonly kind: "nothing" };

/** Looks an address up: redirects of single addresses come first, those with parameters after all pages. */
export function findPage(site: Site, path: string, search: string): Found {
  const slug = slugIn(path);
  if (slug === undefined) return { kind: "nothing" };
  const authored = site.authoredRedirects;
  const moved = authored?.ofAddress(slug);
  if (moved !== undefined) return redirect(withSearch(moved.href, search), moved.status);
  const page = pageAt(site, slug);
  if (page !== undefined) {
    // The same page with a slash at the end would be a second address of it.
    return path !== "/" && path.endsWith("/") ? redirect(hrefOf(slug) + search, 308) : { kind: "page", page };
  }
  const target = site.redirects.get(slug);
  if (target !== undefined && target !== slug) return redirect(hrefOf(target), 302);
  const { forMembers } = site;
  if (forMembers !== undefined && (forMembers.redirects.has(slug) || pageAt(forMembers, slug) !== undefined)) {
    return { kind: "members-only" };
  }
  const matched = authored?.ofPattern(slug);
  if (matched !== undefined) return redirect(withSearch(matched.href, search), matched.status);
  return site.settings.hides404 ? redirect(hrefOf(site.home), 302) : { kind: "nothing" };
}

const redirect = (href: string, status: 302 | 307 | 308): Found => ({ kind: "redirect", href, status });

/** Returns the page at its canonical address, or at one of its others. */
function pageAt({ pages, aliases }: Site, slug: string): SitePage | undefined {
  const alias = aliases.get(slug);
  return pages.get(slug) ?? (alias === undefined ? undefined : pages.get(alias));
}

/** Adds the query of a request to an address, after its own and before its fragment. */
function withSearch(href: string, search: string): string {
  if (search === "") return href;
  const [address = "", fragment] = href.split("#", 2);
  const query = address.includes("?") ? `&${search.slice(1)}` : search;
  return address + query + (fragment === undefined ? "" : `#${fragment}`);
}

/** Returns the slug that a path names, without slashes at its ends; `undefined` if it is not properly encoded. */
function slugIn(path: string): string | undefined {
  try {
    return path
      .split("/")
      .filter((segment) => segment !== "")
      .map(decodeURIComponent)
      .join("/")
      .normalize("NFC");
  } catch {
    return undefined;
  }
}
