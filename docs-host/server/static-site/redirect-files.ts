import { type Key, parse, type Token } from "path-to-regexp";
import type { RedirectRule } from "#docs-host/site/model";
import { escaped } from "#engine/html";
import { pageFile, type StaticFile } from "./static-file.ts";
import type { AddressRedirect, StaticRedirects } from "./static-redirects.ts";

/** A redirect with parameters that every host has a rule for. */
interface SimplePattern {
  readonly status: RedirectRule["status"];
  /** With `*` for the rest of a path, and `:splat` where it goes. */
  readonly splat: { readonly from: string; readonly to: string };
  /** A regular expression, and its target with `$1` for its first group. */
  readonly regex: string;
  readonly target: string;
}

/** Plain segments in a pattern; one with its own expression is not simple. */
const isPlain = (key: Key): boolean =>
  key.prefix === "/" && key.suffix === "" && /^\[\^\\\/#\\\?\]\+\?$/.test(key.pattern);

/**
 * Returns a redirect as a rule of the common hosts: its parameters are whole segments, and only the last one stands for
 * several. Returns undefined for all others.
 */
function simplePattern({ path, destination, status }: RedirectRule): SimplePattern | undefined {
  const tokens = parse(path);
  const last = tokens.length - 1;
  const isSimple = tokens.every((token, i) => {
    if (typeof token === "string") return /^[\w/.~-]*$/.test(token);
    return isPlain(token) && (token.modifier === "" || (i === last && token.modifier !== "?"));
  });
  const keys = tokens.filter((token): token is Key => typeof token !== "string");
  const names = keys.map(({ name }) => String(name));
  const used = [...destination.replace(/^https?:\/\/[^/]*/i, "").matchAll(/:(\w+)[*+]?/g)].map(([, name = ""]) => name);
  if (!isSimple || used.some((name) => !names.includes(name)) || !/^[\w:/.~%?=&#*+@-]*$/.test(destination))
    return undefined;
  const fill = (write: (name: string) => string): string =>
    destination.replace(/(?<=[/=]):(\w+)[*+]?/g, (_, name: string) => write(name));
  const rest = keys.find(({ modifier }) => modifier !== "")?.name;
  return {
    status,
    splat: {
      from: tokens.map((token) => splatText(token)).join(""),
      to: fill((name) => (name === rest ? ":splat" : `:${name}`)),
    },
    regex: `^${tokens.map((token) => regexText(token)).join("")}/?$`,
    target: fill((name) => `$${names.indexOf(name) + 1}`),
  };
}

const splatText = (token: Token): string =>
  typeof token === "string" ? token : token.modifier === "" ? `/:${token.name}` : "/*";

function regexText(token: Token): string {
  if (typeof token === "string") return token.replaceAll(".", "\\.");
  if (token.modifier === "") return "/([^/]+)";
  return token.modifier === "*" ? "(?:/(.*?))?" : "/(.+?)";
}

/** The redirects of a site as files, and those that most hosts have no rule for. */
export interface RedirectFiles {
  readonly files: readonly StaticFile[];
  /** The pages of addresses, which forward where a host has no rules. */
  readonly pages: readonly (StaticFile & { readonly from: string })[];
  /** The paths of patterns that are in the file of Vercel alone. */
  readonly complex: readonly string[];
}

/**
 * Writes the redirects of a site for the common hosts, and a page for each address, for hosts without rules. The files
 * of hosts are at the root of the folder, where they look for them.
 */
export function redirectFiles(
  { addresses: all, patterns }: Omit<StaticRedirects, "ofPages">,
  base: string,
): RedirectFiles {
  const addresses = all.filter(({ from }) => isBelow(from, base));
  const simple = patterns.map((rule) => simplePattern(rule));
  const known = simple.filter((one) => one !== undefined);
  const pages = addresses.map((redirect) => ({
    from: redirect.from,
    path: redirectFile(redirect.from, base),
    content: refreshPage(redirect),
  }));
  return {
    complex: patterns.filter((_, i) => simple[i] === undefined).map(({ path }) => path),
    pages,
    files: [
      { path: "_redirects", content: netlifyRules(addresses, known) },
      { path: "_headers", content: headerRules(base) },
      { path: "vercel.json", content: vercelRules(addresses, patterns, base) },
      { path: "nginx.conf", content: nginxRules(addresses, known, base) },
      { path: ".htaccess", content: apacheRules(addresses, known, base) },
      // Without it, GitHub Pages omits files with names that begin with an underscore.
      { path: ".nojekyll", content: "" },
    ],
  };
}

/** Returns the file of an address, which may itself be the page of a folder: `/a/index.html`. */
const redirectFile = (from: string, base: string): string =>
  pageFile(from, base).replace(/(^|\/)index\.html\/index\.html$/, "$1index.html");

const isBelow = (from: string, base: string): boolean => from === base || from.startsWith(`${base}/`);

const refreshPage = ({ to }: AddressRedirect): string => {
  const href = escaped(to);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Moved</title><meta http-equiv="refresh" content="0; url=${href}"><meta name="robots" content="noindex"><link rel="canonical" href="${href}"></head><body><p>This page is at <a href="${href}">${href}</a> now.</p></body></html>`;
};

/** The rules that Netlify and Cloudflare Pages read; 307 and 308 are not known to both. */
const netlifyRules = (addresses: readonly AddressRedirect[], patterns: readonly SimplePattern[]): string =>
  lines([
    ...addresses.map(({ from, to, status }) => `${from} ${to.replaceAll(" ", "%20")} ${plainStatus(status)}`),
    ...patterns.map(({ splat, status }) => `${splat.from} ${splat.to} ${plainStatus(status)}`),
  ]);

const plainStatus = (status: number): 301 | 302 => (status === 308 ? 301 : 302);

/** Headers of Netlify and Cloudflare Pages. A policy in a page can't say who may frame it. */
const headerRules = (base: string): string =>
  lines([
    "/*",
    "  Content-Security-Policy: frame-ancestors 'none'",
    "  X-Content-Type-Options: nosniff",
    "  Referrer-Policy: strict-origin-when-cross-origin",
    "  Permissions-Policy: microphone=(self)",
    `${base}/assets/*`,
    "  ! Content-Security-Policy",
    "  Cache-Control: public, max-age=31536000, immutable",
  ]);

function vercelRules(
  addresses: readonly AddressRedirect[],
  patterns: StaticRedirects["patterns"],
  base: string,
): string {
  const literal = (path: string): string => decodeURI(path).replace(/[:*+?(){}\\]/g, "\\$&");
  const redirects = [
    ...addresses.map(({ from, to, status }) => ({ source: literal(from), destination: to, statusCode: status })),
    ...patterns.map(({ path, destination, status }) => ({ source: path, destination, statusCode: status })),
  ];
  const asset = { key: "Cache-Control", value: "public, max-age=31536000, immutable" };
  const headers = [
    { source: `${base}/assets/(.*)`, headers: [asset] },
    { source: "/((?!assets/).*)", headers: [{ key: "X-Content-Type-Options", value: "nosniff" }] },
  ];
  return `${JSON.stringify({ redirects, headers }, undefined, 2)}\n`;
}

/** A text in a file of nginx or Apache. */
const quotedText = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`;

const nginxRules = (addresses: readonly AddressRedirect[], patterns: readonly SimplePattern[], base: string): string =>
  lines([
    "# Include this in the server block of the site.",
    `error_page 404 ${base}/404.html;`,
    `location ${base}/assets/ { add_header Cache-Control "public, max-age=31536000, immutable"; }`,
    ...addresses.map(
      ({ from, to, status }) => `location = ${quotedText(decodeURI(from))} { return ${status} ${quotedText(to)}; }`,
    ),
    ...patterns.map(({ regex, target, status }) => `location ~ "${regex}" { return ${status} "${target}"; }`),
  ]);

const apacheRules = (addresses: readonly AddressRedirect[], patterns: readonly SimplePattern[], base: string): string =>
  lines([
    `ErrorDocument 404 ${base}/404.html`,
    ...addresses.map(
      ({ from, to, status }) => `RedirectMatch ${status} "^${escapeRegex(decodeURI(from))}/?$" ${quotedText(to)}`,
    ),
    ...patterns.map(({ regex, target, status }) => `RedirectMatch ${status} "${regex}" "${target}"`),
  ]);

const escapeRegex = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const lines = (all: readonly string[]): string => (all.length === 0 ? "" : `${all.join("\n")}\n`);
