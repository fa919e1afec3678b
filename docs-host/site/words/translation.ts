import type { UiCountPhrase } from "#ui/text";
import type { CountPhrase, Phrase, ReferencePhrase } from "./phrases.ts";

/** The texts for numbers, by the plural category of the number (Unicode, "Plural Rules"). */
export type Plurals = { readonly [C in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** The texts of the site itself in one language. */
export interface Translation {
  readonly phrases: { readonly [P in Phrase]: string };
  readonly counts: { readonly [P in CountPhrase]: Plurals };
}

/** The part of a translation for reference pages. */
export interface ReferenceTranslation {
  readonly phrases: { readonly [P in ReferencePhrase]: string };
  readonly counts: { readonly [P in UiCountPhrase]: Plurals };
}

/** A language, and those of its texts that are at hand; the others are English. */
export interface KnownTexts {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly phrases: { readonly [phrase: string]: string };
  readonly counts: { readonly [phrase: string]: Plurals };
}

/** The texts in English, which the phrases are themselves. */
export const english: KnownTexts = { language: "en", phrases: {}, counts: {} };
