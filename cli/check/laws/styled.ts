import { isList, isObject, type Json, type JsonObject, printJson } from "#engine/json";
import type { ParameterStyle, ParameterStyles } from "#engine/model";

/** A name and its text, as parsers of addresses and forms return them. */
export type Pair = readonly [string, string];

/** Returns a value as text. Lone surrogates can't be sent and become U+FFFD. */
export const textOf = (value: Json): string => wellFormed(typeof value === "string" ? value : printJson(value));

/** Replaces lone surrogates, which can't be sent, by U+FFFD. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd");

/** The declared style of a parameter, if there is one. */
export const styleOf = (styles: ParameterStyles | undefined, key: string): ParameterStyle | undefined =>
  styles !== undefined && Object.hasOwn(styles, key) ? styles[key] : undefined;

/**
 * Returns the pairs for parameters. By default a list repeats its key and members of an object are in brackets; empty
 * values are omitted everywhere (OpenAPI "Style Values", RFC 6570 §2.3).
 */
export const pairsOf = (parameters: JsonObject, styles?: ParameterStyles): readonly Pair[] =>
  Object.entries(parameters).flatMap(([key, value]) => pairs(key, value, styleOf(styles, key)));

function pairs(key: string, value: Json, style?: ParameterStyle): readonly Pair[] {
  const single = (text: string): readonly Pair[] => [[wellFormed(key), wellFormed(text)]];
  if (value === null) return [];
  if (style?.isWhole === true) return wholePairs(value, style);
  const content = contentText(value, style);
  if (content !== undefined) return single(content);
  if (isList(value)) {
    if (value.length === 0) return style?.sendsEmpty === true ? single("") : [];
    if (style !== undefined && !style.explode) return single(value.map(textOf).join(between(style)));
    return value.map((item) => [wellFormed(key), textOf(item)]);
  }
  if (!isObject(value)) return single(textOf(value));
  if (style === undefined || style.style === "deepObject")
    return Object.entries(value).flatMap(([member, inner]) => pairs(`${key}[${member}]`, inner));
  const members = membersOf(value);
  if (style.explode) return members;
  return members.length === 0 ? [] : single(members.flat().join(between(style)));
}

/** Returns the text of content, as servers read it after percent-decoding; `undefined` for parameters without content. */
function contentText(value: Json, style: ParameterStyle | undefined): string | undefined {
  if (style?.style === "json") return printJson(value);
  if (style?.style !== "pairs" || !isObject(value)) return undefined;
  return pairsOf(value, style.members)
    .map((pair) => pair.map(encoded).join("="))
    .join("&");
}

/** Percent-encodes all but unreserved characters (RFC 3986 §2.3). */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Returns the pairs of a value that is the whole query. Content other than a form is one name without a value. */
function wholePairs(value: Json, style: ParameterStyle): readonly Pair[] {
  if (style.style === "pairs" && isObject(value)) return pairsOf(value, style.members);
  const text = contentText(value, style) ?? textOf(value);
  return text === "" ? [] : [[wellFormed(text), ""]];
}

/** Returns the text of a path segment for a parameter; empty without a value. */
export function pathText(key: string, value: Json, style: ParameterStyle | undefined): string {
  if (value === null) return "";
  if (style === undefined) return textOf(value);
  const content = contentText(value, style);
  if (content !== undefined) return wellFormed(content);
  const { label, matrix } = { label: style.style === "label", matrix: style.style === "matrix" };
  const name = wellFormed(key);
  const assigned = (key: string, text: string): string => (text === "" && matrix ? key : `${key}=${text}`);
  const named = (text: string): string => `;${assigned(name, text)}`;
  if (!isList(value) && !isObject(value))
    return label ? `.${textOf(value)}` : matrix ? named(textOf(value)) : textOf(value);
  const parts = isList(value)
    ? value.map(textOf)
    : membersOf(value).flatMap((pair) => (style.explode ? [assigned(...pair)] : pair));
  if (parts.length === 0) return "";
  if (label) return `.${parts.join(style.explode ? "." : ",")}`;
  if (!matrix) return parts.join(",");
  if (!style.explode) return `;${name}=${parts.join(",")}`;
  return parts.map((part) => (isList(value) ? named(part) : `;${part}`)).join("");
}

/** Returns the text of a header. */
export function headerText(value: Json, style: ParameterStyle | undefined): string {
  const content = contentText(value, style);
  if (content !== undefined) return content;
  if (typeof value === "string") return value;
  const spread = style !== undefined;
  if (isList(value)) return value.map(bareText).join(spread ? "," : ", ");
  if (isObject(value) && spread) return memberTexts(value, style.explode).join(",");
  return printJson(value);
}

/** The unencoded text of a header; `checkRequest` reports invalid characters. */
const bareText = (value: Json): string => (typeof value === "string" ? value : textOf(value));

const memberTexts = (value: JsonObject, explode: boolean): readonly string[] =>
  membersOf(value).flatMap((pair) => (explode ? [pair.join("=")] : pair));

/** Members that are not empty, as text. */
const membersOf = (value: JsonObject): readonly Pair[] =>
  Object.entries(value).flatMap(([name, item]) => (isNothing(item) ? [] : [[wellFormed(name), textOf(item)] as const]));

/** Returns true for values that are omitted: `null`, an empty list, an empty object. */
export const isNothing = (value: Json): boolean =>
  value === null || (isList(value) || isObject(value) ? Object.keys(value).length === 0 : false);

/** The separator between the items of one value. */
const between = ({ style }: ParameterStyle): string => separators[style] ?? ",";
const separators: { readonly [style: string]: string } = {
  spaceDelimited: " ",
  pipeDelimited: "|",
  tabDelimited: "\t",
};
