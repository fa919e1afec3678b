export { pageTextsId, pageTranslator } from "./page-texts.ts";
export { type Phrase, scriptPhrases } from "./phrases.ts";
export type { Translation } from "./translation.ts";
export { createTranslator, english, type KnownTexts, type Translator } from "./translator.ts";
