import { isList, isObject, type Json, type JsonObject, printJson } from "#engine/json";
import type { ParameterStyle, ParameterStyles } from "#engine/model";
import { itemText, pairs, percentEncode } from "./pairs.ts";

/** The separator of list items in one value, by style; any but a comma is percent-encoded. */
const separators: { readonly [style: string]: string } = {
  spaceDelimited: "%20",
  pipeDelimited: "%7C",
  tabDelimited: "%09",
};

/** Returns the declared style of a parameter. */
export const styleOf = (styles: ParameterStyles | undefined, key: string): ParameterStyle | undefined =>
  styles !== undefined && Object.hasOwn(styles, key) ? styles[key] : undefined;

/** Writes pairs as a query or as an `application/x-www-form-urlencoded` body, without `?`. */
export const queryText = (parameters: JsonObject, styles?: ParameterStyles): string =>
  Object.entries(parameters)
    .map(([key, value]) => {
      const style = styleOf(styles, key);
      return style === undefined ? pairsText(pairs(key, value)) : styledQuery(key, value, style);
    })
    .filter((text) => text !== "")
    .join("&");

const pairsText = (all: readonly (readonly [string, string])[]): string =>
  all.map(([key, value]) => `${percentEncode(key)}=${percentEncode(value)}`).join("&");

/** Writes a parameter with content as text; `undefined` for other styles. */
function contentText(value: Json, { style, members }: ParameterStyle): string | undefined {
  if (style === "json") return printJson(value);
  return style === "pairs" && isObject(value) ? queryText(value, members) : undefined;
}

/**
 * Writes a query parameter, or a pair of an `application/x-www-form-urlencoded` body, in its style (OpenAPI "Style
 * Values"), percent-encoded and joined by `&`. `null`, an empty list and an empty object are omitted, also inside a
 * value. The standard leaves nested `deepObject` open: it becomes brackets within brackets, as servers read it and as
 * objects without a style are written.
 */
export function styledQuery(key: string, value: Json, style: ParameterStyle): string {
  const [encodeName, encode] =
    style.allowReserved === true ? [reservedName, reservedEncode] : [percentEncode, percentEncode];
  const pair = (name: string, text: string): string => `${encodeName(name)}=${text}`;
  if (value === null) return "";
  const content = contentText(value, style);
  if (style.isWhole === true)
    // Pairs are a query already.
    return style.style === "pairs" && content !== undefined ? content : encode(content ?? itemText(value));
  if (content !== undefined) return pair(key, encode(content));
  if (isList(value)) {
    if (value.length === 0) return style.sendsEmpty === true ? pair(key, "") : "";
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
export function styledPath(key: string, value: Json, declared: ParameterStyle): string {
  const { style, explode } = declared;
  const content = contentText(value, declared);
  if (content !== undefined) return percentEncode(content);
  const encode = declared.allowReserved === true ? segmentEncode : percentEncode;
  const name = percentEncode(key);
  // The matrix style has no equals sign before an empty value (RFC 6570 §3.2.7).
  const named = (before: string, text: string): string =>
    text === "" && style === "matrix" ? before : `${before}=${text}`;
  if (!isList(value) && !isObject(value)) {
    const text = encode(itemText(value));
    return style === "label" ? `.${text}` : style === "matrix" ? `;${named(name, text)}` : text;
  }
  const parts = isList(value)
    ? value.map((item) => encode(itemText(item)))
    : membersOf(value).flatMap(([member, text]) =>
        explode ? [named(encode(member), encode(text))] : [encode(member), encode(text)],
      );
  if (parts.length === 0) return "";
  if (style === "label") return `.${parts.join(explode ? "." : ",")}`;
  if (style !== "matrix") return parts.join(",");
  if (!explode) return `;${name}=${parts.join(",")}`;
  return parts.map((part) => (isList(value) ? `;${named(name, part)}` : `;${part}`)).join("");
}

/** Writes the value of a header parameter in its style; `null` is not a value. */
export function styledHeader(value: Json, style: ParameterStyle): string | undefined {
  if (value === null) return undefined;
  const content = contentText(value, style);
  if (content !== undefined) return content;
  if (isList(value)) return value.map(itemText).join(",");
  if (!isObject(value)) return itemText(value);
  if (style.style === "cookie")
    return Object.entries(value)
      .flatMap(([name, item]) => cookies(name, item, styleOf(style.members, name) ?? formStyle))
      .join("; ");
  const members = membersOf(value);
  return members.map(([name, text]) => (style.explode ? `${name}=${text}` : `${name},${text}`)).join(",");
}

const formStyle: ParameterStyle = { style: "form", explode: true };

/**
 * Writes a cookie parameter. Each item or member of an exploded one is a cookie, since a `Cookie` header has no other
 * separator than `; ` (RFC 6265 §4.2.1).
 */
function cookies(name: string, value: Json, style: ParameterStyle): readonly string[] {
  const content = value === null ? undefined : contentText(value, style);
  if (content !== undefined) return [`${name}=${cookieEncode(content)}`];
  if (isNothing(value)) return isList(value) && style.sendsEmpty === true ? [`${name}=`] : [];
  const encode = style.style === "cookie" ? (text: string) => text : percentEncode;
  if (isList(value)) {
    const items = value.map((item) => encode(itemText(item)));
    return style.explode ? items.map((text) => `${name}=${text}`) : [`${name}=${items.join(",")}`];
  }
  if (!isObject(value)) return [`${name}=${encode(itemText(value))}`];
  const members = membersOf(value).map((member) => member.map(encode));
  return style.explode ? members.map((member) => member.join("=")) : [`${name}=${members.flat().join(",")}`];
}

/** Returns the present members with their values as text; an empty value counts as absent (RFC 6570 §2.3). */
const membersOf = (value: JsonObject): readonly (readonly [string, string])[] =>
  Object.entries(value).flatMap(([name, item]) => (isNothing(item) ? [] : [[name, itemText(item)] as const]));

const isNothing = (value: Json): boolean =>
  value === null || (isList(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0);

/** Percent-encodes a text, except for these characters and what is percent-encoded already (RFC 6570 §3.2.3). */
const encodeExcept =
  (kept: RegExp) =>
  (text: string): string =>
    text
      .split(/(%[\da-f]{2})/i)
      .map((part, i) => (i % 2 === 1 ? part : percentEncode(part).replace(kept, decodeURIComponent)))
      .join("");

/** Keeps what RFC 3986 §2.2 reserves, but not what would end the query, start another pair or be read as a blank. */
const reservedEncode = encodeExcept(/%(?:3A|2F|3F|5B|5D|40|21|24|27|28|29|2A|2C|3B|3D)/g);
const reservedName = encodeExcept(/%(?:3A|2F|3F|5B|5D|40|21|24|27|28|29|2A|2C|3B)/g);

/** Keeps what RFC 3986 §2.2 reserves, but not what would end the segment or the path (OpenAPI 3.2 "Path Templating"). */
const segmentEncode = encodeExcept(/%(?:3A|5B|5D|40|21|24|26|27|28|29|2A|2B|2C|3B|3D)/g);

/** Percent-encodes characters that a cookie's value must not contain (RFC 6265 §4.1.1 `cookie-octet`). */
const cookieEncode = (text: string): string => text.replace(/[^!#$&-+\--:<-[\]-~]/gu, percentEncode);
