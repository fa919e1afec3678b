import type { Phrase } from "./phrases.ts";
import type { KnownTexts } from "./translation.ts";

/** Returns a text, with values in place of their names. A name without a value stays, for markup in its place. */
export type WriteText = (phrase: Phrase, values?: { readonly [name: string]: string }) => string;

/** Creates the function that returns the texts of a language. */
export const createText =
  ({ phrases }: Pick<KnownTexts, "phrases">): WriteText =>
  (phrase, values = {}) =>
    (phrases[phrase] ?? phrase).replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
