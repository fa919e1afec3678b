import { parseUrl } from "#engine/host";
import { filledBaseUrl } from "./base-url.ts";
import type { Environment } from "./endpoint.ts";

/** Returns true if an address has no scheme and host, so that it is relative to another address. */
export const isRelativeUrl = (url: string): boolean => !/^[a-z][a-z\d+.-]*:\/\//i.test(url);

/**
 * Resolves the address of an environment, and its template, against the address of its document (RFC 3986 section 5).
 * An absolute address, and an address with a base that is not a web address, are returned unchanged.
 */
export function resolveEnvironment(environment: Environment, base: string): Environment {
  const { baseUrl, template } = environment;
  if (!isRelativeUrl(baseUrl)) return environment;
  const resolved = resolvedTemplate(environment, base);
  if (resolved === undefined) return environment;
  if (template === undefined) return { ...environment, baseUrl: resolved };
  return { ...environment, baseUrl: filledBaseUrl({ ...environment, template: resolved }, {}), template: resolved };
}

/** Resolves an address with `{name}` for its variables, which a URL parser would encode. */
function resolvedTemplate({ baseUrl, template = baseUrl }: Environment, base: string): string | undefined {
  const url = isRelativeUrl(base) ? undefined : parseUrl(base);
  if (url === undefined) return undefined;
  const { protocol, host, pathname } = url;
  if (baseUrl.startsWith("//")) return protocol + template;
  // The slash may be in the value of a variable.
  const folder = baseUrl.startsWith("/") ? "" : pathname.slice(0, pathname.lastIndexOf("/") + 1);
  return withoutDots(`${protocol}//${host}`, folder + template);
}

/** Appends a path to an origin without its dot segments (RFC 3986 section 5.2.4); variables are unchanged. */
function withoutDots(origin: string, path: string): string {
  if (!path.startsWith("/")) return origin + path;
  const names: string[] = [];
  // A variable becomes text that no URL parser changes.
  const plain = path.replace(/\{[^{}]*\}/g, (name) => `-variable.${names.push(name) - 1}-`);
  const href = parseUrl(origin + plain)?.href ?? origin + path;
  return href.replace(/-variable\.(\d+)-/g, (whole, index: string) => names[Number(index)] ?? whole);
}
