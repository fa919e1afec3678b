import { defined } from "#engine/item-at";
import { isList, isObject, type Json, own } from "#engine/json";

/**
 * The number of characters of a text that cost one more unit. Each value, such as a number or an object, costs one
 * unit.
 */
const charactersPerUnit = 64;

/** Returns the cost of a key. A short key is free. */
export const keyCost = (key: string): number => Math.floor(key.length / charactersPerUnit);

/** Returns the cost of a text as a value: one unit, and one more for every 64 characters. */
export const textCost = (text: string): number => 1 + Math.floor(text.length / charactersPerUnit);

/** Returns the cost of a complete value: one unit per value, and one for every 64 characters of a text or a key. */
export function jsonCost(value: Json): number {
  if (typeof value === "string") return textCost(value);
  if (isList(value)) return value.reduce<number>((sum, item) => sum + jsonCost(item), 1);
  if (!isObject(value)) return 1;
  return Object.keys(value).reduce((sum, key) => sum + keyCost(key) + jsonCost(defined(own(value, key))), 1);
}
