import type { CountPhrase, Phrase } from "./phrases.ts";

/** The texts for numbers, by the plural category of the number (Unicode, "Plural Rules"). */
export type Plurals = { readonly [C in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** The texts of the site itself in one language. */
export interface Translation {
  readonly phrases: { readonly [P in Phrase]: string };
  readonly counts: { readonly [P in CountPhrase]: Plurals };
}
