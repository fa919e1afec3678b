import { Feed } from "feed";
import { hrefOf, languageAt, type Site, type SitePage, webAddress } from "#docs-host/site/model";
import { pageFacts } from "#docs-host/site/page-facts";
import { renderMarkup } from "#ui/markup";
import { readText } from "../render/index.ts";
import { isListed } from "./listed-pages.ts";
import { allowedInXml } from "./sitemap.ts";

/** The formats of feeds by the ends of their addresses. */
export const feedFormats = {
  rss: { type: "application/rss+xml", name: "RSS" },
  atom: { type: "application/atom+xml", name: "Atom" },
  json: { type: "application/feed+json", name: "JSON Feed" },
} as const;

/** A format of feeds. */
export type FeedFormat = keyof typeof feedFormats;

/** Most entries of a feed; readers of feeds keep the older ones. */
const maxItems = 50;

type Changelog = Extract<SitePage, { readonly kind: "changelog" }>;

/** Returns the feeds of a changelog. A page of a year or a month has the feeds of the whole changelog. */
export const feedsOf = ({ index }: Changelog): readonly { readonly href: string; readonly format: FeedFormat }[] =>
  index === ""
    ? []
    : (["rss", "atom", "json"] as const).map((format) => ({ href: `${hrefOf(index)}.${format}`, format }));

/**
 * Writes the newest entries of a changelog as a feed: RSS 2.0, Atom 1.0 (RFC 4287) or JSON Feed 1.
 *
 * @param origin the origin of a site without a configured address
 */
export function changelogFeed(page: Changelog, site: Site, format: FeedFormat, origin: string): string {
  const address = (href: string): string => webAddress(site, href, origin);
  const clean = (text: string): string => allowedInXml(text);
  const link = address(hrefOf(page.slug));
  const facts = pageFacts(page, site);
  const entries = page.entries.flatMap((slug) => {
    const entry = site.pages.get(slug);
    return entry?.kind === "entry" && isListed(entry) ? [entry] : [];
  });
  const links = Object.fromEntries(feedsOf(page).map((one) => [one.format, address(one.href)]));
  const feed = new Feed({
    id: link,
    link,
    title: clean(facts.title === site.title ? facts.title : `${site.title}: ${facts.title}`),
    description: clean(facts.description ?? `Changes of ${site.title}`),
    language: languageAt(site, page),
    generator: false,
    author: { name: clean(site.title) },
    feedLinks: links,
    updated: dateOf(entries[0]?.date ?? "1970-01-01"),
  });
  for (const entry of entries.slice(0, maxItems)) {
    const own = pageFacts(entry, site);
    const url = address(hrefOf(entry.slug));
    feed.addItem({
      id: url,
      link: url,
      guid: url,
      title: clean(own.title),
      date: dateOf(entry.date),
      published: dateOf(entry.date),
      ...(own.description !== undefined && { description: clean(own.description) }),
      content: clean(contentOf(entry, site, address)),
      category: entry.tags.map((name) => ({ name: clean(name), term: clean(name) })),
    });
  }
  return { rss: () => feed.rss2(), atom: () => feed.atom1(), json: () => feed.json1() }[format]();
}

/** Dates of entries are days; a broken one is the first of all. */
function dateOf(day: string): Date {
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? new Date(0) : date;
}

/** Returns the text of an entry as HTML, with web addresses in its links. */
function contentOf(
  entry: Extract<SitePage, { readonly kind: "entry" }>,
  site: Site,
  address: (href: string) => string,
) {
  const { body } = readText(entry, site);
  const html = body === undefined ? "" : renderMarkup(body);
  return html.replace(
    / (href|src)="(\/(?!\/)[^"]*)"/g,
    (_, name: string, href: string) => ` ${name}="${address(href)}"`,
  );
}
