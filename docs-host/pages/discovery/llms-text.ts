import { homeOf, hrefOf, partsOf, type Site, type SitePage, webAddress } from "#docs-host/site/model";
import { markdownUrl } from "#docs-host/site/page-data";
import { pageFacts } from "#docs-host/site/page-facts";
import { plainInLine } from "../page-markdown/markdown-text.ts";
import { listedTexts } from "./listed-pages.ts";

/**
 * Generates the text of `llms.txt` (llmstxt.org): the pages of a site as links to their markdown, under the headings of
 * its navigation; types of APIs are optional.
 *
 * @param origin the origin of a site without a configured address
 */
export function* llmsText(site: Site, origin: string): Generator<string> {
  yield `# ${plainInLine(site.title)}\n`;
  const description = site.settings.metadata["og:description"];
  if (typeof description === "string") yield `\n> ${plainInLine(description)}\n`;
  yield* directive(site);
  for (const [heading, pages] of sections(site)) {
    yield `\n## ${plainInLine(heading)}\n\n`;
    for (const page of pages) {
      const facts = pageFacts(page, site);
      const more = facts.description === undefined ? "" : `: ${plainInLine(facts.description)}`;
      yield `- [${plainInLine(facts.title)}](${webAddress(site, markdownHref(page.slug, site), origin)})${more}\n`;
    }
  }
}

/** Generates the publisher's notes for assistants. */
export function* directive({ settings: { agents } }: Site): Generator<string> {
  const text =
    typeof agents === "object" && agents !== null && "pageDirective" in agents ? agents.pageDirective : undefined;
  if (typeof text === "string" && text.trim() !== "") yield `\n${text.trim()}\n`;
}

const optional = "Optional";

/** Groups the pages of a site by the headings of its navigation, in the order of the site. */
function sections(site: Site): ReadonlyMap<string, readonly SitePage[]> {
  const found = new Map<string, SitePage[]>();
  const last: SitePage[] = [];
  for (const page of listedTexts(site)) {
    if (page.kind === "type" || page.kind === "types") {
      last.push(page);
      continue;
    }
    const { product, version, tab } = partsOf(site, page.place);
    const names = [product?.title, version?.isDefault === true ? undefined : version?.title, tab?.title];
    const heading = [...names, page.breadcrumbs[0]?.title].filter((name) => name !== undefined && name !== "");
    const key = [...new Set(heading)].join(" / ") || "Pages";
    const pages = found.get(key) ?? [];
    pages.push(page);
    found.set(key, pages);
  }
  return last.length === 0 ? found : found.set(optional, last);
}

/** Returns the path at which a page is markdown: its own with `.md`, or `index.md` for one at the path of the site. */
export function markdownHref(slug: string, { base = "" }: Pick<Site, "base">): string {
  return markdownUrl(hrefOf(slug), base);
}

/** Returns the path of a page from the path of its markdown; `undefined` for any other path. */
export function pageOfMarkdown(path: string, { base = "" }: Pick<Site, "base">): string | undefined {
  if (!path.endsWith(".md")) return undefined;
  return path === `${base}/index.md` ? homeOf({ base }) : path.slice(0, -".md".length);
}
