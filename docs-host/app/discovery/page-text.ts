import { pageMarkdown } from "../page-markdown/index.ts";
import { hrefOf, type Site, type SitePage, webAddress } from "../site/index.ts";
import { listedPages } from "./listed-pages.ts";
import { directive } from "./llms-text.ts";

/**
 * Returns the markdown of a page, with what its publisher tells assistants; `undefined` if its API is missing.
 *
 * @param origin the origin of a site without an address of its own
 */
export function pageText(page: SitePage, site: Site, origin: string): string | undefined {
  const text = pageMarkdown(page, { site, addressOf: (href) => webAddress(site, href, origin) });
  return text === undefined ? undefined : [...directive(site)].map((part) => `${part.trim()}\n\n`).join("") + text;
}

/** Generates the text of `llms-full.txt`: the markdown of all pages that assistants may list, one page at a time. */
export function* llmsFullText(site: Site, origin: string): Generator<string> {
  const addressOf = (href: string): string => webAddress(site, href, origin);
  yield* directive(site);
  for (const page of listedPages(site)) {
    // The entries of a year or a month are pages of their own.
    if (page.kind === "changelog" && page.period !== undefined) continue;
    const text = pageMarkdown(page, { site, addressOf });
    if (text !== undefined) yield `${text}\nSource: ${addressOf(hrefOf(page.slug))}\n\n---\n\n`;
  }
}
