/**
 * Texts of API descriptions on pages: inline markdown, HTML in markdown, summaries, escapes of invisible characters.
 */
export { mapTags } from "./html-tags.ts";
export { htmlToMarkdown } from "./html-to-markdown.ts";
export { type InlinePart, inlineParts } from "./inline-parts.ts";
export { InlineText } from "./inline-text.tsx";
export { firstSentence, summaryOf } from "./summary.ts";
export { ExternalText, VisibleText } from "./visible-text.tsx";
