/**
 * Texts of API descriptions on pages: tags of HTML, summaries, escapes of invisible characters.
 */

export { fillNodes, joinNodes, joinTexts, type ListKind } from "./fill-nodes.tsx";
export { mapTags } from "./html-tags.ts";
export { htmlToMarkdown } from "./html-to-markdown.ts";
export { type UiCountPhrase, type UiPhrase, uiCountPhrases, uiPhrases } from "./phrases.ts";
export { firstSentence, plainLine, summaryOf } from "./summary.ts";
export {
  englishSingular,
  englishTexts,
  fillText,
  type Texts,
  TextsContext,
  type TextValues,
  useTexts,
} from "./texts.ts";
export { ExternalText, VisibleText } from "./visible-text.tsx";
