/**
 * The address of the markdown of a page, by the address of the page.
 *
 * @param base the path of its site on its host
 */
export const markdownUrl = (href: string, base: string): string =>
  href === "/" || href === base ? `${base}/index.md` : `${href}.md`;

/** The address at which assistants use a site, below its path on its host. */
export const mcpUrl = (base: string): string => `${base}/mcp`;

/** The path of the page of live checks, below the path of the site. */
const liveChecksPath = "/live-checks";

/**
 * The address of the page of live checks.
 *
 * @param language the language of the page, if the site has several
 */
export const liveChecksUrl = (base: string, language?: string): string =>
  base + liveChecksPath + (language === undefined ? "" : `?language=${language}`);
