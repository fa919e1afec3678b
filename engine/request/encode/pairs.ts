import { exactText, isExact, isList, isObject, type Json, type JsonObject, printJson } from "#engine/json";
import { uriComponent } from "#engine/uri";

/** Writes one value as text; lists and objects as JSON, with all digits. */
export function itemText(value: Json): string {
  if (typeof value === "string") return value;
  if (isExact(value)) return exactText(value);
  return printJson(value);
}

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

/** Percent-encodes all but the unreserved characters of RFC 3986 §2.3, so that the text stays in its path. */
export const percentEncode = (text: string): string =>
  uriComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
