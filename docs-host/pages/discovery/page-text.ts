import { hrefOf, type Site, type SitePage, webAddress } from "#docs-host/site/model";
import { pageMarkdown } from "../page-markdown/page-markdown.ts";
import { listedTexts } from "./listed-pages.ts";
import { directive } from "./llms-text.ts";

/**
 * Returns the markdown of a page with its publisher's notes for assistants; `undefined` if its API is missing.
 *
 * @param origin the origin of a site without a configured address
 */
export function pageText(page: SitePage, site: Site, origin: string): string | undefined {
  const text = pageMarkdown(page, { site, addressOf: (href) => webAddress(site, href, origin) });
  return text === undefined ? undefined : textStart(site) + text;
}

/** Returns the publisher's notes for assistants, the start of each page's text. */
export const textStart = (site: Site): string => [...directive(site)].map((part) => `${part.trim()}\n\n`).join("");

/** A page in `llms-full.txt`. */
export interface FullTextPart {
  readonly page: SitePage;
  /** Returns the part with the markdown of the page. */
  readonly write: (markdown: string) => string;
}

/** Generates the pages in `llms-full.txt`: all that assistants may list. */
export function* fullTextParts(site: Site, origin: string): Generator<FullTextPart> {
  for (const page of listedTexts(site)) {
    // Skips pages of a year or a month, which repeat the entries of the changelog.
    if (page.kind === "changelog" && page.period !== undefined) continue;
    const address = webAddress(site, hrefOf(page.slug), origin);
    yield { page, write: (markdown) => `${markdown}\nSource: ${address}\n\n---\n\n` };
  }
}

/** Generates the text of `llms-full.txt`, one page at a time. */
export function* llmsFullText(site: Site, origin: string): Generator<string> {
  const addressOf = (href: string): string => webAddress(site, href, origin);
  yield* directive(site);
  for (const { page, write } of fullTextParts(site, origin)) {
    const text = pageMarkdown(page, { site, addressOf });
    if (text !== undefined) yield write(text);
  }
}
