import { exactText, isExact, isList, isObject, type Json } from "#engine/json";

/** Maximum number of characters of a text in a message; our choice, long enough to recognize the text. */
const shownText = 40;

/** Describes a value in a few words for messages: `"12a"`, `3`, `a list of 2 items`, where `list` is "a list". */
export function describeValue(value: Json | undefined, list = "a list"): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return quoted(value);
  if (isExact(value)) return shorten(exactText(value));
  if (isList(value)) return value.length === 1 ? `${list} of 1 item` : `${list} of ${value.length} items`;
  if (isObject(value)) return "an object";
  return String(value);
}

/** Quotes a text for a message, truncated if it is long. */
export const quoted = (text: string): string => JSON.stringify(shorten(text));

/** Lists texts for a message, truncated if there are many: `"a", "b" or "c"`. */
export function oneOf(texts: readonly string[]): string {
  const shown = texts.slice(0, 8).map(quoted);
  if (texts.length > shown.length) return `one of ${shown.join(", ")} and ${texts.length - shown.length} more`;
  const last = shown.pop() ?? "nothing";
  return shown.length === 0 ? last : `${shown.join(", ")} or ${last}`;
}

const shorten = (text: string): string => (text.length <= shownText ? text : `${text.slice(0, shownText)}…`);
