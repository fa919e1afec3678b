/** The address of the markdown of a page, by the address of the page. */
export const markdownUrl = (href: string): string => (href === "/" ? "/index.md" : `${href}.md`);

/** The address at which assistants use a site, below its path on its host. */
export const mcpUrl = (base: string): string => `${base}/mcp`;
