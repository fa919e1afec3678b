import { compile, type Key, match, parse } from "path-to-regexp";
import { decodedUri } from "#engine/decode-uri";
import type { RedirectNode } from "./definition.ts";
import { hrefOf, joined, trimmed } from "./slugs.ts";

/** The answer of a redirect that an author wrote. */
export interface AuthoredRedirect {
  /** A path of this site, or a web address. */
  readonly href: string;
  readonly status: 307 | 308;
}

/** Returns the redirect of an address by its slug. */
export type FindRedirect = (slug: string) => AuthoredRedirect | undefined;

/** The redirects of a site, as docs/sites.md describes them. */
export interface AuthoredRedirects {
  /** Redirects of a single address, which are followed even if there is a page. */
  readonly ofAddress: FindRedirect;
  /** Those with parameters, which are followed where there is no page: else `/:path*` to `/v2/:path*` has no end. */
  readonly ofPattern: FindRedirect;
  /** All of them in the order of the author, for servers with their own rules. */
  readonly rules: readonly RedirectRule[];
}

/** A redirect as a rule of a server. */
export interface RedirectRule {
  /** Where it leads from, as path-to-regexp 6 reads it: a path from the root of the host, decoded. */
  readonly path: string;
  /** Where it leads, with the same parameters. */
  readonly destination: string;
  readonly status: AuthoredRedirect["status"];
  readonly isPattern: boolean;
}

/** Reads the redirects of a definition; one that can't be read, or could take long to match, is left out. */
export function authoredRedirects(nodes: readonly RedirectNode[], basePath: string): AuthoredRedirects {
  return followRules(
    nodes.flatMap(({ source, destination, permanent = true }): readonly RedirectRule[] => {
      const path = pathOf(source, basePath);
      if (path === undefined || !isQuick(path)) return [];
      return [{ path, destination: destination.trim(), status: permanent ? 308 : 307, isPattern: !isLiteral(path) }];
    }),
  );
}

/**
 * Why a redirect can't be followed: its source is not a pattern, or a pattern that takes too long, or its destination
 * is not an address.
 */
export type RedirectFault = "source" | "slow-source" | "destination";

/** Returns why a redirect of an author can't be followed; undefined if it can. */
export function redirectFault({ source, destination }: RedirectNode): RedirectFault | undefined {
  const path = pathOf(source, "");
  if (path === undefined) return "source";
  if (!isQuick(path)) return "slow-source";
  return targetOf(destination) === undefined ? "destination" : undefined;
}

/** Returns the redirects of some rules, without rules that have neither a path nor an address as their destination. */
export function followRules(all: readonly RedirectRule[]): AuthoredRedirects {
  const exact = new Map<string, AuthoredRedirect>();
  const patterns: FindRedirect[] = [];
  const rules: RedirectRule[] = [];
  for (const rule of all) {
    const { path, status, isPattern } = rule;
    const target = targetOf(rule.destination);
    if (target === undefined) continue;
    rules.push(rule);
    const answer = (values: Values): AuthoredRedirect | undefined => {
      const href = target(values);
      return href === undefined ? undefined : { href, status };
    };
    if (isPattern) {
      const matches = match<Values>(path, { decode: (part) => part });
      patterns.push((slug) => {
        const found = matches(`/${slug}`);
        return found === false ? undefined : answer(found.params);
      });
    } else {
      const found = answer({});
      const slug = trimmed(path).replace(/\\(.)/g, "$1").toLowerCase();
      if (found !== undefined && !exact.has(slug)) exact.set(slug, found);
    }
  }
  const elsewhere = (slug: string, found: AuthoredRedirect | undefined) =>
    found === undefined || found.href === hrefOf(slug) ? undefined : found;
  return {
    rules,
    ofAddress: (slug) => elsewhere(slug, exact.get(slug.toLowerCase())),
    ofPattern: (slug) => {
      if (slug.length > longest) return undefined;
      for (const pattern of patterns) {
        const found = elsewhere(slug, pattern(slug));
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
}

type Values = { readonly [name: string]: string | readonly string[] | undefined };

/** Limit of the length of addresses that patterns are matched with; longer ones have no redirect. */
const longest = 2_000;

/** Returns the path of a source below the base path of the site, decoded; `undefined` if it is not a pattern. */
function pathOf(source: string, basePath: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(source)) return undefined;
  const path = trimmed(decodedUri(source));
  const base = basePath.replace(/[:*+?(){}\\]/g, "\\$&");
  const isBelow = base === "" || path === base || path.startsWith(`${base}/`) || path.startsWith(`${base}{`);
  const whole = `/${isBelow ? path : joined(base, path)}`;
  try {
    parse(whole);
    return whole;
  } catch {
    return undefined;
  }
}

const isLiteral = (path: string): boolean => parse(path).every((token) => typeof token === "string");

/** Returns true if a path can be matched in time: nothing repeats in what repeats, and at most two parts repeat. */
function isQuick(path: string): boolean {
  const own = [...path.matchAll(/(?<!\\)\(((?:[^()\\]|\\.)*)\)/g)].map(([, pattern = ""]) => pattern);
  const nests = /(?<!\\)[()]/.test(path.replaceAll(/(?<!\\)\((?:[^()\\]|\\.)*\)/g, ""));
  const inside = own.join("").match(/[*+{]/g)?.length ?? 0;
  const keys = parse(path).filter((token): token is Key => typeof token !== "string");
  const isNested = keys.some(({ pattern, modifier }) => /^[*+]$/.test(modifier) && /[*+{]/.test(ownPart(pattern, own)));
  return !nests && !isNested && inside + keys.filter(({ modifier }) => /^[*+]$/.test(modifier)).length <= 2;
}

/** Returns a pattern that the author wrote; the library's own are quick. */
const ownPart = (pattern: string, own: readonly string[]): string => (own.includes(pattern) ? pattern : "");

/** Reads a destination: a path from the root, or an address. Returns `undefined` for anything else. */
function targetOf(destination: string): ((values: Values) => string | undefined) | undefined {
  const [, origin = "", path = "", rest = ""] = /^(https?:\/\/[^/?#]+)?([^?#]*)(.*)$/i.exec(destination.trim()) ?? [];
  if (origin === "" ? !path.startsWith("/") : !URL.canParse(origin)) return undefined;
  try {
    const fill = compile(path, { encode: encodeURIComponent, validate: false });
    return (values) => filled(() => `${origin}${local(origin, fill(values))}${fillRest(rest, values)}`);
  } catch {
    return undefined;
  }
}

/** A path of this site starts with one slash: two would begin the name of another host. */
const local = (origin: string, path: string): string => (origin === "" ? `/${path.replace(/^[/\\]+/, "")}` : path);

/** Fills the parameters in a query and a fragment. */
const fillRest = (rest: string, values: Values): string =>
  rest.replace(/:(\w+)\*?/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? whole : encodeURIComponent([value].flat().join("/"));
  });

/** A destination with a parameter that the source does not have can't be filled. */
function filled(fill: () => string): string | undefined {
  try {
    return fill();
  } catch {
    return undefined;
  }
}
