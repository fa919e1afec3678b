import { languageOfText } from "#docs-host/site/model";
import type { TaggedPage } from "./tagged-page.ts";

/**
 * Writes facts about a page as JSON-LD in the terms of schema.org: the page, its headings, and the search of its site.
 * `<` is escaped, so that no text ends the script element around it.
 *
 * @param breadcrumb replaces the headings, as its author wrote it
 */
export function jsonLdText(
  { page, site, address, siteUrl, title, description }: TaggedPage,
  breadcrumb: unknown,
): string {
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
