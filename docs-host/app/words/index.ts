export { pageTextsId, pageTranslator } from "./page-texts.ts";
export { type CountPhrase, type Phrase, scriptPhrases } from "./phrases.ts";
export type { Plurals, Translation } from "./translation.ts";
export { createTranslator, english, type KnownTexts, type Translator } from "./translator.ts";
