import type { ValueWithSelection } from "#engine/interpret";
import { equalJson, isList, isObject, type Json, printJson } from "#engine/json";
import { formText } from "#locales/messages/form";

/** An input shows no more characters than this; our choice. */
const longest = 200;

/** Returns the placeholder of an input with an example; `undefined` if that is empty or has parts. */
export function examplePlaceholder(example: ValueWithSelection | undefined): string | undefined {
  if (example === undefined || isObject(example.value) || isList(example.value)) return undefined;
  const text = inputText(example.value);
  return text === "" ? undefined : formText().exampleOf({ text: text.slice(0, longest) });
}

/** Returns true if a field holds another value than its example. */
export const differsFrom = ({ value }: ValueWithSelection, held: Json | undefined): boolean =>
  held === undefined || !equalJson(held, value);

/** Returns the text of an input for a value: empty for `undefined` and `null`, JSON unless the value is text. */
export const inputText = (value: Json | undefined): string =>
  typeof value === "string" ? value : value === undefined || value === null ? "" : printJson(value);

/**
 * Matches `idempotency_key` and the header `Idempotency-Key`: each new request needs a new one (docs/behavior.md#text).
 */
export const needsFreshId = (key: string | number | undefined): boolean =>
  typeof key === "string" && /^idempotency[_-]key$/i.test(key);
