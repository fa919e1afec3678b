import type { CountPhrase } from "./phrases.ts";
import type { KnownTexts, Plurals } from "./translation.ts";

/** Creates the function that returns the texts for numbers in a language. */
export const createCount =
  ({ language, counts }: KnownTexts) =>
  (phrase: CountPhrase, count: number): string => {
    // The English phrases are plurals that end with an s.
    const forms: Plurals = counts[phrase] ?? { one: phrase.slice(0, -1), other: phrase };
    const text = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
    return text.replace("{count}", count.toLocaleString(language));
  };
