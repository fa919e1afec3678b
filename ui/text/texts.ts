import { createContext, useContext } from "react";
import type { Phrase } from "#engine/interpret";
import type { Rule } from "#engine/shape";
import type { UiCountPhrase, UiPhrase } from "./phrases.ts";

/** Values in place of the names in a text. A name without a value stays, for markup in its place. */
export type TextValues = { readonly [name: string]: string | number };

/** Writes the texts of the interface in the language of a page. */
export interface Texts {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly text: (phrase: UiPhrase, values?: TextValues) => string;
  /** Returns a text for a number. */
  readonly count: (phrase: UiCountPhrase, count: number) => string;
  /** Writes the label of a type, and a rule of a type; absent in English. */
  readonly typeLabel?: (label: Phrase) => string;
  readonly rule?: (rule: Rule) => string;
}

/** Puts values in place of their names; numbers are written in a language. */
export const fillText = (text: string, values: TextValues, language: string): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name]?.toLocaleString(language) ?? whole);

/** Returns an English text for one, from that for several. */
export const englishSingular = (phrase: string): string =>
  phrase.replace(/(?:(ch)es|ie(s)|s)$/, (_, after: string | undefined, y: string | undefined) =>
    y === undefined ? (after ?? "") : "y",
  );

/** The texts in English, which the phrases are themselves. */
export const englishTexts: Texts = {
  language: "en",
  text: (phrase, values = {}) => fillText(phrase, values, "en"),
  count: (phrase, count) => fillText(count === 1 ? englishSingular(phrase) : phrase, { count }, "en"),
};

/** The texts of a page; English where no page provides others. */
export const TextsContext = createContext(englishTexts);

/** Returns the texts in the language of the page around a component. */
export const useTexts = (): Texts => useContext(TextsContext);
