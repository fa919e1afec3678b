import { isList, isObject, type Json, type JsonObject } from "#engine/json";
import { itemText } from "./text.ts";

/**
 * Lists the pairs of query parameters. A list repeats its key, once for each item. An object becomes
 * `key[member]=value` (OpenAPI's `deepObject`), recursively; an object or list in a list has no such form and is
 * written as JSON. `null`, an empty list and an empty object are omitted (RFC 6570 §2.3).
 */
export function queryPairs(parameters: JsonObject): readonly (readonly [string, string])[] {
  return Object.entries(parameters).flatMap(([key, value]) => pairs(key, value));
}

/** Lists the pairs of one parameter; see `queryPairs`. */
export function pairs(key: string, value: Json): readonly (readonly [string, string])[] {
  if (value === null) return [];
  if (isList(value)) return value.map((item) => [key, itemText(item)] as const);
  if (isObject(value)) return Object.entries(value).flatMap(([member, inner]) => pairs(`${key}[${member}]`, inner));
  return [[key, itemText(value)]];
}
