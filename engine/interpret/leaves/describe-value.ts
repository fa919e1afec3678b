import { exactText, isExact, isList, isObject, type Json } from "#engine/json";
import type { RuleType } from "#engine/shape";
import { inEnglish } from "./english.ts";
import type { Phrase } from "./phrase.ts";

/** Maximum number of characters of a text in a message; our choice, long enough to recognize the text. */
const shownText = 40;

/** Returns the phrase for a value that was found: `"12a"`, `3`, `a list of 2 items`, or `an array`. */
export function foundValue(value: Json | undefined, isArray = false): Phrase {
  if (value === undefined) return "nothing";
  if (isList(value)) return { kind: "someList", count: value.length, isArray };
  if (isObject(value) && !isExact(value)) return "an object";
  return jsonPhrase(
    typeof value === "string" ? quoted(value) : isExact(value) ? shorten(exactText(value)) : String(value),
  );
}

/** Returns the phrase of an unchanged text. */
export const jsonPhrase = (json: string) => ({ kind: "json", json }) as const;

/** The phrases for the types of JSON Schema. */
export const jsonTypePhrases: { readonly [type in RuleType]: Phrase } = {
  null: jsonPhrase("null"),
  boolean: "true or false",
  integer: "a whole number",
  number: "a number",
  string: "text",
  array: "a list",
  object: "an object",
};

/** Describes a value in a few words: `"12a"`, `3`, `a list of 2 items`. */
export const describeValue = (value: Json | undefined): string => inEnglish(foundValue(value));

/** Quotes a text for a message, truncated if it is long. */
export const quoted = (text: string): string => JSON.stringify(shorten(text));

/** Maximum number of texts that a message lists; our choice. */
const shownTexts = 8;

/** Lists texts for a message, truncated if there are many: `"a", "b" or "c"`; `write` writes one in another way. */
export const oneOf = (texts: readonly string[], write = quoted): Phrase => ({
  kind: "oneOf",
  texts: texts.slice(0, shownTexts).map(write),
  more: Math.max(0, texts.length - shownTexts),
});

/** Truncates a text that is long. */
export const shorten = (text: string): string => (text.length <= shownText ? text : `${text.slice(0, shownText)}…`);
