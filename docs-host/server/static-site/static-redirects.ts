import { hrefOf, type RedirectRule, type Site } from "#docs-host/site/model";

/** A redirect of one address. */
export interface AddressRedirect {
  /** A path from the root of the host, encoded. */
  readonly from: string;
  /** A path of the host, or a web address. */
  readonly to: string;
  readonly status: 302 | 307 | 308;
}

/** The redirects of a static site. */
export interface StaticRedirects {
  readonly addresses: readonly AddressRedirect[];
  /** Those with parameters, which only rules of a host can follow. */
  readonly patterns: readonly RedirectRule[];
  /** Addresses of files that pages are in, such as `/start/index.html`. A rule would redirect the page of a folder too. */
  readonly ofPages: readonly string[];
}

/** Returns the redirects of a site, redirects of its author first; each address has one at most. */
export function staticRedirects({ pages, aliases, redirects, authoredRedirects }: Site): StaticRedirects {
  const rules = authoredRedirects?.rules ?? [];
  const found = new Map<string, AddressRedirect>();
  const ofPages = new Set<string>();
  const add = (slug: string, to: string, status: AddressRedirect["status"]): void => {
    const from = hrefOf(slug);
    const folder = slug.replace(/(?:^|\/)index\.html$/, "");
    if (folder !== slug && pages.has(folder)) {
      if (hrefOf(folder) !== to) ofPages.add(from);
    } else if (!found.has(from) && from !== to) found.set(from, { from, to, status });
  };
  for (const { path, isPattern } of rules) {
    if (isPattern) continue;
    const slug = path.slice(1).replace(/\\(.)/g, "$1");
    const target = authoredRedirects?.ofAddress(slug);
    if (target !== undefined) add(slug, target.href, target.status);
  }
  for (const [slug, target] of aliases) if (!pages.has(slug)) add(slug, hrefOf(target), 308);
  for (const [slug, target] of redirects) if (!pages.has(slug)) add(slug, hrefOf(target), 302);
  return {
    addresses: [...found.values()],
    patterns: rules.filter(({ isPattern }) => isPattern),
    ofPages: [...ofPages],
  };
}
