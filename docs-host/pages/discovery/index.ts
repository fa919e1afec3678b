/** Sitemaps, feeds and texts for assistants: the files of a site that machines read. */

export { plainInLine } from "../page-markdown/markdown-text.ts";
export { changelogFeed, type FeedFormat, feedFormats, feedsOf } from "./feeds.ts";
export { listedTexts } from "./listed-pages.ts";
export { directive, llmsText, markdownHref, pageOfMarkdown } from "./llms-text.ts";
export { fullTextParts, llmsFullText, pageText, textStart } from "./page-text.ts";
export { robotsText } from "./robots.ts";
export { sitemap, sitemapNumbers, sitemapPart } from "./sitemap.ts";
