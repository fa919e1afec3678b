import type { CountPhrase, Phrase } from "./phrases.ts";
import type { Plurals } from "./translation.ts";

/** The values for the names in a text. */
export type PhraseValues = { readonly [name: string]: string | number };

/** Writes the texts of the site itself in one language. */
export interface Translator {
  /** Returns a text, with values in place of their names. */
  readonly text: (phrase: Phrase, values?: PhraseValues) => string;
  /** Returns a text for a number. */
  readonly count: (phrase: CountPhrase, count: number) => string;
}

/** A language, and those of its texts that are at hand; the others are English. */
export interface KnownTexts {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly phrases: { readonly [phrase: string]: string };
  readonly counts: { readonly [phrase: string]: Plurals };
}

const englishCounts: { readonly [P in CountPhrase]: Plurals } = {
  "{count} results": { one: "{count} result", other: "{count} results" },
  "{count} pages": { one: "{count} page", other: "{count} pages" },
};

/** The texts in English. */
export const english: KnownTexts = { language: "en", phrases: {}, counts: englishCounts };

/** Creates the translator of a language. */
export function createTranslator({ language, phrases, counts }: KnownTexts): Translator {
  return {
    text: (phrase, values = {}) => filled(phrases[phrase] ?? phrase, values, language),
    count: (phrase, count) => {
      const forms = counts[phrase] ?? englishCounts[phrase];
      const category = new Intl.PluralRules(language).select(count);
      return filled(forms[category] ?? forms.other, { count }, language);
    },
  };
}

/** A name without a value stays, for markup in its place. */
const filled = (text: string, values: PhraseValues, language: string): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) return whole;
    return typeof value === "number" ? new Intl.NumberFormat(language).format(value) : value;
  });
