import { hrefOf, inLanguages, languageOfText } from "#docs-host/site/model";
import { markdownUrl } from "#docs-host/site/page-data";
import { writtenSettings } from "../preview-image/index.ts";
import { metadataTags } from "./metadata-tags.ts";
import type { TaggedPage } from "./tagged-page.ts";

/** The tags of a page for previews of links and for search engines. */
export interface HeadTags {
  /** Open Graph and Twitter tags by their names. */
  readonly tags: readonly { readonly name: string; readonly content: string }[];
  /** The feeds of a changelog. */
  readonly feeds: readonly { readonly href: string; readonly type: string; readonly title: string }[];
  /** The page in each of its languages, and for readers of none of them. */
  readonly languages: readonly { readonly language: string; readonly href: string }[];
  /** The path of the page as markdown. */
  readonly markdown: string;
  /** Facts as JSON-LD that is safe inside a script element. */
  readonly jsonLd: string;
}

const feedTypes = { rss: "application/rss+xml", atom: "application/atom+xml", json: "application/feed+json" } as const;

/** Creates the tags of a page: the defaults of its site, and over them the settings of its text. */
export function headTags(tagged: TaggedPage): HeadTags {
  const { page, site, title } = tagged;
  const written = writtenSettings(page);
  return {
    tags: metadataTags(tagged, written),
    feeds:
      page.kind === "changelog" && page.index !== ""
        ? Object.entries(feedTypes).map(([format, type]) => ({ type, title, href: `${hrefOf(page.index)}.${format}` }))
        : [],
    languages: languagesOf(tagged),
    markdown: markdownUrl(hrefOf(page.slug), site.base ?? ""),
    jsonLd: jsonLdText(tagged, written["jsonld:breadcrumb"]),
  };
}

/** Lists the pages that search engines should show in place of this one to readers of another language. */
function languagesOf({ site, page, siteUrl }: TaggedPage): HeadTags["languages"] {
  const pages = inLanguages(site, page).filter(({ isTranslated }) => isTranslated);
  if (pages.length < 2) return [];
  const [first = pages[0]] = pages.filter(({ tag }) => tag === site.settings.language);
  const address = (slug: string): string => siteUrl + hrefOf(slug).slice((site.base ?? "").length);
  return [
    ...pages.map(({ tag, slug }) => ({ language: tag, href: address(slug) })),
    ...(first === undefined ? [] : [{ language: "x-default", href: address(first.slug) }]),
  ];
}

/**
 * Writes facts about a page as JSON-LD in the terms of schema.org: the page, its headings, and the search of its site.
 * `<` is escaped, so that no text ends the script element around it.
 *
 * @param breadcrumb replaces the headings, as its author wrote it
 */
function jsonLdText({ page, site, address, siteUrl, title, description }: TaggedPage, breadcrumb: unknown): string {
  const website = {
    ...{ "@type": "WebSite", "@id": `${siteUrl}/#website`, name: site.title, url: siteUrl },
    inLanguage: site.settings.language,
    ...(site.settings.search.isOn && {
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}/search?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    }),
  };
  const isReference = "apiId" in page;
  const article = {
    ...{ "@type": isReference ? "APIReference" : "TechArticle", "@id": address, url: address, headline: title },
    ...(description !== undefined && { description }),
    inLanguage: languageOfText(site, page),
    isPartOf: { "@id": website["@id"] },
    ...(page.kind === "entry" && { datePublished: page.date }),
  };
  const crumbs = isObject(breadcrumb) ? breadcrumb : crumbList({ page, site, address, siteUrl, title });
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": [website, article, crumbs] });
  return text.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The headings above a page, and the page; a heading without a page has no address. */
function crumbList({ page, site, address, siteUrl, title }: TaggedPage): object {
  const above = page.breadcrumbs.map((crumb) => ({
    name: crumb.title,
    ...(crumb.slug !== undefined && { item: crumbAddress(site.base ?? "", siteUrl, crumb.slug) }),
  }));
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...above, { name: title, item: address }].map((one, i) => ({
      ...{ "@type": "ListItem", position: i + 1 },
      ...one,
    })),
  };
}

const crumbAddress = (base: string, siteUrl: string, slug: string): string =>
  siteUrl + new URL(`/${slug}`, "https://x.example").pathname.slice(base.length);
