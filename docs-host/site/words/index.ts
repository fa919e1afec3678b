export { createCount } from "./count.ts";
export { pageText, pageTexts, pageTextsId } from "./page-texts.ts";
export { type Phrase, scriptPhrases } from "./phrases.ts";
export { english, type KnownTexts, type ReferenceTranslation, type Translation } from "./translation.ts";
export { createTranslator, type Translator } from "./translator.ts";
export { maxTypos, typos } from "./typos.ts";
