/**
 * Texts of API descriptions on pages: tags of HTML, summaries, escapes of invisible characters.
 */
export { mapTags } from "./html-tags.ts";
export { htmlToMarkdown } from "./html-to-markdown.ts";
export { firstSentence, plainLine, summaryOf } from "./summary.ts";
export { type Translate, TranslateContext, useTranslate } from "./translate.ts";
export { ExternalText, VisibleText } from "./visible-text.tsx";
