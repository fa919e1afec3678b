import { isList, isObject, type Json, keysOf, own } from "#engine/json";
import { isNumber, numberKey } from "./numbers.ts";

/** Writes a value so that equal values, and only they, give the same text: `1.0` is `1`, and keys have any order. */
export function valueKey(value: Json): string {
  if (isNumber(value)) return numberKey(value);
  if (isList(value)) return `[${value.map(valueKey).join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const keys = [...keysOf(value)].sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${valueKey(own(value, key) as Json)}`).join()}}`; // one of its keys
}
