import { createCount } from "./count.ts";
import type { CountPhrase, Phrase } from "./phrases.ts";
import { createText } from "./text.ts";
import type { KnownTexts } from "./translation.ts";

/** Writes the texts of the site itself in one language. */
export interface Translator {
  /** A BCP 47 tag. */
  readonly language: string;
  /** Returns a text, with values in place of their names. */
  readonly text: (phrase: Phrase, values?: { readonly [name: string]: string | number }) => string;
  /** Returns a text for a number. */
  readonly count: (phrase: CountPhrase, count: number) => string;
}

/** Creates the translator of a language. */
export function createTranslator(texts: KnownTexts): Translator {
  const write = createText(texts);
  const shown = (value: string | number): string =>
    typeof value === "number" ? value.toLocaleString(texts.language) : value;
  return {
    language: texts.language,
    text: (phrase, values = {}) =>
      write(phrase, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]))),
    count: createCount(texts),
  };
}
