/**
 * Texts of API descriptions on pages: tags of HTML, summaries, escapes of invisible characters.
 */

export { fillNodes, joinNodes, joinTexts } from "./fill-nodes.tsx";
export { mapTags } from "./html-tags.ts";
export { htmlToMarkdown } from "./html-to-markdown.ts";
export { firstSentence, plainLine, summaryOf } from "./summary.ts";
export {
  type CountKey,
  englishTexts,
  type SiteMessages,
  siteTexts,
  type TextKey,
  type Texts,
  writeTexts,
} from "./texts.ts";
export { ExternalText, VisibleText } from "./visible-text.tsx";
