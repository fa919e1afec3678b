import { markdownUrl } from "../page-data/index.ts";
import { writtenSettings } from "../preview-image/index.ts";
import { hrefOf } from "../site/index.ts";
import { jsonLdText } from "./json-ld.ts";
import { metadataTags } from "./metadata-tags.ts";
import type { TaggedPage } from "./tagged-page.ts";

/** The tags of a page for previews of links and for search engines. */
export interface HeadTags {
  /** Open Graph and Twitter tags by their names. */
  readonly tags: readonly { readonly name: string; readonly content: string }[];
  /** The feeds of a changelog. */
  readonly feeds: readonly { readonly href: string; readonly type: string; readonly title: string }[];
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
    markdown: markdownUrl(hrefOf(page.slug), site.base ?? ""),
    jsonLd: jsonLdText(tagged, written["jsonld:breadcrumb"]),
  };
}
