import { englishSingular, uiCountPhrases } from "#ui/text";
import { createTranslator, english, type KnownTexts, scriptPhrases, type Translator } from "../words/index.ts";
import { translations } from "./languages/index.ts";

/** English, with the plurals of what only pages count. */
const wholeEnglish: KnownTexts = {
  ...english,
  counts: Object.fromEntries(uiCountPhrases.map((phrase) => [phrase, { one: englishSingular(phrase), other: phrase }])),
};

/** Returns the texts of a language; those in English if it has none here. */
function textsIn(tag: string): KnownTexts {
  try {
    const { language, script } = new Intl.Locale(tag).maximize();
    const found = translations.get(`${language}-${script}`);
    return found === undefined ? wholeEnglish : { language: tag, ...found };
  } catch {
    // The language is whatever a publisher wrote.
    return wholeEnglish;
  }
}

const translators = new Map<string, Translator>();

/** Returns the translator of a language, by its BCP 47 tag. Of languages without a translation it writes English. */
export function translatorFor(tag: string): Translator {
  const texts = textsIn(tag);
  const known = translators.get(texts.language) ?? createTranslator(texts);
  translators.set(texts.language, known);
  return known;
}

/** Returns what the scripts of a page need of its language; undefined for English, which they have. */
export function scriptTexts(tag: string): KnownTexts | undefined {
  const { language, phrases, counts } = textsIn(tag);
  if (language === english.language) return undefined;
  const shown = scriptPhrases.map((phrase) => [phrase, phrases[phrase] ?? phrase] as const);
  const results = counts["{count} results"];
  return {
    language,
    phrases: Object.fromEntries(shown),
    counts: results === undefined ? {} : { "{count} results": results },
  };
}
