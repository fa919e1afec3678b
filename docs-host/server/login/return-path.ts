import { parseUrl } from "#engine/host";

/** Maximum length of a return path; a longer one becomes the start page. */
const maxCharacters = 2000;

/** Query parameters of a login that are removed from return addresses (docs/behavior.md#site-login). */
const errorParameters = ["error", "error_description", "error_uri"];

/**
 * Reads the return address of a login: a path of this site, or an address of it (docs/security.md#login-to-the-site).
 * Returns undefined for any other address, or a call of the site. It was decoded once, by the parser of the query.
 *
 * @param origins the origins of the site
 * @param calls the path below which the site's own calls are
 */
export function returnPath(text: string | null, origins: readonly string[], calls: string): string | undefined {
  if (text === null || text.length > maxCharacters || hasSteering.test(text)) return undefined;
  const [home = ""] = origins;
  const isPath = /^\/(?!\/)/.test(text);
  const from = origins.find((origin) => text === origin || text.startsWith(`${origin}/`));
  if (!isPath && from === undefined) return undefined;
  const url = parseUrl(text, home);
  if (url === undefined) return undefined;
  if (url.origin !== (isPath ? home : from) || url.username !== "" || url.password !== "") return undefined;
  // Steps such as `/./` can leave two slashes, which a browser takes for the begin of a host.
  if (url.pathname.startsWith("//") || url.pathname === calls || url.pathname.startsWith(`${calls}/`)) return undefined;
  // An address without them stays unchanged.
  for (const name of errorParameters) if (url.searchParams.has(name)) url.searchParams.delete(name);
  return url.pathname + url.search + url.hash;
}

/** Controls, which parsers of addresses leave out, and backslashes, which they read as slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused.
const hasSteering = /[\u0000-\u0020\u007f\\]/;
