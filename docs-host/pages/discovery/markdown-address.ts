import { homeOf, hrefOf, type Site } from "#docs-host/site/model";
import { markdownUrl } from "#docs-host/site/page-data";

/** Returns the path at which a page is markdown: its own with `.md`, or `index.md` for one at the path of the site. */
export function markdownHref(slug: string, { base = "" }: Pick<Site, "base">): string {
  return markdownUrl(hrefOf(slug), base);
}

/** Returns the path of a page from the path of its markdown; `undefined` for any other path. */
export function pageOfMarkdown(path: string, { base = "" }: Pick<Site, "base">): string | undefined {
  if (!path.endsWith(".md")) return undefined;
  return path === `${base}/index.md` ? homeOf({ base }) : path.slice(0, -".md".length);
}
