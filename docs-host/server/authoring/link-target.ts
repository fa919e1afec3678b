import { pageLinks } from "#docs-host/pages/render";
import type { Site, SitePage } from "#docs-host/site/model";
import { memoizeWeak } from "#engine/memoize-weak";
import { findPage } from "../find-page.ts";

/** The target of a link in a page: a page of the site, something else that is there, or nothing. */
export type FoundTarget =
  | { readonly kind: "page"; readonly page: SitePage; readonly hash: string }
  | { readonly kind: "other" }
  | { readonly kind: "nothing" };

/** The page of a link: its address, and the path of its file. */
export interface LinkingPage {
  readonly slug: string;
  readonly path: string;
}

/** Finds the target of a link, as readers of its page get it. */
export function linkTarget(site: Site, { slug, path }: LinkingPage, href: string): FoundTarget {
  const target = pageLinks(site, slug, path).resolve(href);
  if (target === undefined) return { kind: "nothing" };
  return addressTarget(site, target.href);
}

/** A site that does not hide unknown addresses, which would lead to its home: that is not what an author means. */
const strictSite = memoizeWeak((site: Site): Site => ({ ...site, settings: { ...site.settings, hides404: false } }));

/** The targets of a site by their addresses, since many pages link to one. */
const targetsOf = memoizeWeak((_: Site) => new Map<string, FoundTarget>());

/** Finds what is at an address as it is written: below the path of the site only if it begins with that. */
export function addressTarget(site: Site, href: string): FoundTarget {
  if (!href.startsWith("/")) return { kind: "other" };
  const targets = targetsOf(site);
  const known = targets.get(href) ?? targetAt(strictSite(site), href);
  targets.set(href, known);
  return known;
}

function targetAt(site: Site, href: string): FoundTarget {
  const { pathname, search, hash } = new URL(href, "http://localhost");
  const found = findPage(site, pathname, search);
  if (found.kind === "page") return { kind: "page", page: found.page, hash };
  return { kind: found.kind === "nothing" || isCircular(site, pathname) ? "nothing" : "other" };
}

/** Returns true if the redirects from an address are circular, so that browsers give up. */
function isCircular(site: Site, path: string): boolean {
  const seen = new Set<string>();
  for (let at = path; !seen.has(at); ) {
    seen.add(at);
    const found = findPage(site, at, "");
    if (found.kind !== "redirect" || !/^\/(?!\/)/.test(found.href) || seen.size > maxRedirects) return false;
    at = new URL(found.href, "http://localhost").pathname;
  }
  return true;
}

/** Limit of followed redirects: destinations with parameters can grow without end. */
const maxRedirects = 50;
