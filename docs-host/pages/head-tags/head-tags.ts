import { hrefOf, inLanguages } from "#docs-host/site/model";
import { markdownUrl } from "#docs-host/site/page-data";
import { writtenSettings } from "../preview-image/index.ts";
import { jsonLdText } from "./json-ld.ts";
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
