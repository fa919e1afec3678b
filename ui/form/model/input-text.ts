import { type Json, printJson } from "#engine/json";

/** Returns the text of an input for a value: empty for `undefined` and `null`, JSON unless the value is text. */
export const inputText = (value: Json | undefined): string =>
  typeof value === "string" ? value : value === undefined || value === null ? "" : printJson(value);

/**
 * Matches `idempotency_key` and the header `Idempotency-Key`: each new request needs a new one (docs/behavior.md#text).
 */
export const needsFreshId = (key: string | number | undefined): boolean =>
  typeof key === "string" && /^idempotency[_-]key$/i.test(key);
