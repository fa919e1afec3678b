import type { KnownTexts, Plurals } from "./translation.ts";
import type { Translator } from "./translator.ts";

/** Creates the function that returns the texts for numbers in a language. */
export const createCount =
  ({ language, counts }: KnownTexts): Translator["count"] =>
  (phrase, count) => {
    // The English phrases are plurals that end with an s.
    const forms: Plurals = counts[phrase] ?? { one: phrase.slice(0, -1), other: phrase };
    const text = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
    return text.replace("{count}", count.toLocaleString(language));
  };
