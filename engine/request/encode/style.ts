import { isList, isObject, type Json, type JsonObject, printJson } from "#engine/json";
import type { ParameterStyle } from "#engine/model";
import { pairs } from "./pairs.ts";
import { percentEncode } from "./percent.ts";
import { itemText } from "./text.ts";

/** The separator of list items in one value, by style; any but a comma is percent-encoded. */
const separators: { readonly [style: string]: string } = { spaceDelimited: "%20", pipeDelimited: "%7C" };

/**
 * Writes a query parameter, or a pair of an `application/x-www-form-urlencoded` body, in its style (OpenAPI "Style
 * Values"), percent-encoded and joined by `&`. `null`, an empty list and an empty object are omitted, also inside a
 * value. The standard leaves nested `deepObject` open: it becomes brackets within brackets, as servers read it and as
 * objects without a style are written.
 */
export function styledQuery(key: string, value: Json, style: ParameterStyle): string {
  const encode = style.allowReserved === true ? reservedEncode : percentEncode;
  const pair = (name: string, text: string): string => `${encode(name)}=${text}`;
  if (value === null) return "";
  if (style.style === "json") return pair(key, encode(printJson(value)));
  if (isList(value)) {
    if (value.length === 0) return "";
    const items = value.map((item) => encode(itemText(item)));
    if (style.explode) return items.map((text) => pair(key, text)).join("&");
    return pair(key, items.join(separators[style.style] ?? ","));
  }
  if (!isObject(value)) return pair(key, encode(itemText(value)));
  if (style.style === "deepObject")
    return pairs(key, value)
      .map(([name, text]) => pair(name, encode(text)))
      .join("&");
  const members = membersOf(value);
  if (style.explode) return members.map(([name, text]) => pair(name, encode(text))).join("&");
  const flat = members.flatMap(([name, text]) => [encode(name), encode(text)]);
  return flat.length === 0 ? "" : pair(key, flat.join(separators[style.style] ?? ","));
}

/** Writes a path parameter in its style, percent-encoded so that it stays in its segment. */
export function styledPath(key: string, value: Json, { style, explode }: ParameterStyle): string {
  if (style === "json") return percentEncode(printJson(value));
  const name = percentEncode(key);
  if (!isList(value) && !isObject(value)) {
    const text = percentEncode(itemText(value));
    return style === "label" ? `.${text}` : style === "matrix" ? `;${name}${text === "" ? "" : `=${text}`}` : text;
  }
  const parts = isList(value)
    ? value.map((item) => percentEncode(itemText(item)))
    : membersOf(value).flatMap(([member, text]) =>
        explode ? [`${percentEncode(member)}=${percentEncode(text)}`] : [percentEncode(member), percentEncode(text)],
      );
  if (parts.length === 0) return "";
  if (style === "label") return `.${parts.join(explode ? "." : ",")}`;
  if (style !== "matrix") return parts.join(",");
  if (!explode) return `;${name}=${parts.join(",")}`;
  return parts.map((part) => (isList(value) ? `;${name}=${part}` : `;${part}`)).join("");
}

/** Writes the value of a header parameter in its style; `null` is not a value. */
export function styledHeader(value: Json, { style, explode }: ParameterStyle): string | undefined {
  if (value === null) return undefined;
  if (style === "json") return printJson(value);
  if (isList(value)) return value.map(itemText).join(",");
  if (!isObject(value)) return itemText(value);
  const members = membersOf(value);
  if (style === "cookie") return members.map(([name, text]) => `${name}=${cookieEncode(text)}`).join("; ");
  return members.map(([name, text]) => (explode ? `${name}=${text}` : `${name},${text}`)).join(",");
}

/** Returns the present members with their values as text; an empty value counts as absent (RFC 6570 §2.3). */
const membersOf = (value: JsonObject): readonly (readonly [string, string])[] =>
  Object.entries(value).flatMap(([name, item]) => (isNothing(item) ? [] : [[name, itemText(item)] as const]));

const isNothing = (value: Json): boolean =>
  value === null || (isList(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0);

/** Keeps what RFC 3986 §2.2 reserves, but not what would end the query or start another pair. */
const reservedEncode = (text: string): string =>
  percentEncode(text).replace(/%(?:3A|2F|3F|5B|5D|40|21|24|27|28|29|2A|2C|3B)/g, decodeURIComponent);

/** Percent-encodes characters that a cookie's value must not contain (RFC 6265 §4.1.1 `cookie-octet`). */
const cookieEncode = (text: string): string => text.replace(/[^!#$&-+\--:<-[\]-~]/gu, percentEncode);
