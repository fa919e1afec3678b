import type { Context } from "hono";
import { splitFrontMatter } from "../../app/markdown/index.ts";
import type { Site } from "../../app/site/index.ts";
import { findPage } from "../find-page.ts";

/** Returns the text of the page whose markdown has this path; undefined if there is none, or its author wrote none. */
export function pageMarkdown(site: Site, path: string): string | undefined {
  const end = /(?:\/index)?\.md$/.exec(path);
  if (end === null) return undefined;
  // A page of the name `index` comes before the one above it.
  for (const address of new Set([path.slice(0, -3), path.slice(0, end.index) || "/"])) {
    const found = findPage(site, address, "");
    const page = found.kind === "page" ? found.page : undefined;
    if (page === undefined || !("markdown" in page) || page.markdown === undefined) continue;
    const { settings, markdown } = splitFrontMatter(page.markdown);
    const title = settings.title ?? page.title;
    return /^\s*# /.test(markdown) ? markdown.trimStart() : `# ${title}\n\n${markdown.trimStart()}`;
  }
  return undefined;
}

/** Sends a text as markdown, which browsers show as it is. */
export function sendMarkdown(c: Context, markdown: string): Response {
  c.header("Content-Type", "text/markdown; charset=utf-8");
  c.header("Cache-Control", "no-cache");
  c.header("X-Robots-Tag", "noindex");
  c.header("Content-Security-Policy", "default-src 'none'; sandbox");
  return c.body(markdown);
}
