import {
  changelogFeed,
  directive,
  feedsOf,
  fullTextParts,
  llmsText,
  markdownHref,
  robotsText,
  sitemap,
  sitemapNumbers,
  sitemapPart,
  textStart,
} from "#docs-host/pages/discovery";
import { hasAddress, type Site } from "#docs-host/site/model";
import { fileAt, type StaticFile } from "./static-file.ts";

/** Dependencies of the files that machines read. */
export interface StaticDiscoveryDeps {
  /** Returns the bytes of a file of the site by its id. */
  readonly bytesOf: (fileId: string) => Promise<Uint8Array | undefined>;
  /** Returns the text of a file that was written, by its path. */
  readonly written: (path: string) => Promise<string | undefined>;
}

/**
 * Generates the files of a static site that machines read: texts for assistants; and, if the address of the site is
 * known, which their formats need, its sitemap, `robots.txt` and the feeds of its changelogs. A file that the publisher
 * uploaded in place of one of them is written instead. The markdown of all pages must have been written before.
 */
export async function* staticDiscovery(
  site: Site,
  { bytesOf, written }: StaticDiscoveryDeps,
): AsyncGenerator<StaticFile> {
  const own = async (name: string): Promise<Uint8Array | undefined> => {
    const { agents } = site.settings;
    const id: unknown = typeof agents === "object" && agents !== null ? Reflect.get(agents, name) : undefined;
    return typeof id === "string" ? bytesOf(id.replace(/^file:/, "")) : undefined;
  };
  yield { path: "llms.txt", content: (await own("llmsTxt")) ?? textOf(llmsText(site, "")) };
  yield { path: "llms-full.txt", content: (await own("llmsFullTxt")) ?? fullText(site, written) };
  const robots = await own("robotsTxt");
  if (robots !== undefined || hasAddress(site)) {
    yield { path: "robots.txt", content: robots ?? robotsText(site, "") };
  }
  if (!hasAddress(site)) return;
  yield { path: "sitemap.xml", content: textOf(sitemap(site, "")) };
  for (const number of sitemapNumbers(site)) {
    yield { path: `sitemap-${number}.xml`, content: textOf(sitemapPart(site, "", number)) };
  }
  for (const page of site.pages.values()) {
    if (page.kind !== "changelog" || page.index !== page.slug) continue;
    for (const { href, format } of feedsOf(page)) {
      yield { path: fileAt(href, site.base ?? ""), content: changelogFeed(page, site, format, "") };
    }
  }
}

const textOf = (parts: Iterable<string>): string => [...parts].join("");

/** Joins the markdown of the pages, which was written already: writing it takes longer than reading. */
async function* fullText(site: Site, written: StaticDiscoveryDeps["written"]): AsyncGenerator<string> {
  yield* directive(site);
  const start = textStart(site).length;
  for (const { page, write } of fullTextParts(site, "")) {
    const text = await written(fileAt(markdownHref(page.slug, site), site.base ?? ""));
    if (text !== undefined) yield write(text.slice(start));
  }
}
