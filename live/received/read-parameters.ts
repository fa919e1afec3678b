import { decodedUri } from "#engine/decode-uri";
import { defined } from "#engine/item-at";
import { type Json, type JsonObject, objectOf, parseJson } from "#engine/json";
import type { ParameterStyle, ParameterStyles } from "#engine/model";
import type { Property } from "#engine/shape";
import { cut } from "#engine/text";
import { type Entry, readAll, type TextReader } from "./text-reader.ts";

/** The reader of a property's texts. */
export type ReaderOf = (property: Property) => TextReader;

/** Declared parameters with their serialization. */
export interface Parameters {
  readonly properties: readonly Property[];
  readonly styles: ParameterStyles | undefined;
  readonly readerOf: ReaderOf;
}

const styleOf = (styles: ParameterStyles | undefined, key: string): ParameterStyle | undefined =>
  styles !== undefined && Object.hasOwn(styles, key) ? styles[key] : undefined;

/** Splits a query or a form into encoded pairs; a blank may be written as `+`. */
const rawPairs = (query: string): readonly Entry[] =>
  query
    .split("&")
    .filter((pair) => pair !== "")
    .map((pair): Entry => {
      const [key, text] = cut(pair, "=");
      return [decodedUri(key.replaceAll("+", " ")), text.replaceAll("+", "%20")];
    });

/** The separator of items in one value, as it may be written, by style. */
const separators: { readonly [style: string]: RegExp } = {
  spaceDelimited: /%20| /,
  pipeDelimited: /%7C|\|/i,
  tabDelimited: /%09|\t/,
};

/** Reads the declared parameters of a query, or the fields of an urlencoded form, as wire values. */
export function readPairs(query: string, { properties, styles, readerOf }: Parameters): JsonObject {
  const pairs = rawPairs(query);
  const whole = properties.find(({ key }) => styleOf(styles, key)?.isWhole === true);
  if (whole !== undefined) {
    const value = readContent(query, readerOf(whole), styleOf(styles, whole.key));
    return value === undefined ? {} : objectOf([[whole.key, value]]);
  }
  const declared = new Set(properties.map(({ key }) => key));
  return objectOf(
    properties.flatMap((property): (readonly [string, Json])[] => {
      const value = readPair(pairs, property.key, {
        reader: readerOf(property),
        style: styleOf(styles, property.key),
        isDeclared: (key) => declared.has(key),
      });
      return value === undefined ? [] : [[property.key, value]];
    }),
  );
}

/** Reads the text of content that is a parameter; an encoded form has not been decoded. */
function readContent(text: string, reader: TextReader, style: ParameterStyle | undefined): Json | undefined {
  if (text === "") return undefined;
  if (style?.style === "json") return jsonOrText(decodedUri(text));
  const { members } = reader;
  if (style?.style !== "pairs" || members === undefined) return readAll(reader, [decodedUri(text)]);
  const pairs = rawPairs(text);
  const keys = [...new Set(pairs.map(([name]) => name.replace(/\[.*$/s, "")))];
  return objectOf(
    keys.flatMap((key): (readonly [string, Json])[] => {
      const value = readPair(pairs, key, {
        reader: members.at(key),
        style: styleOf(style.members, key),
        isDeclared: () => true,
      });
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/** Lists the pairs of a form that belong to no declared field. */
export function otherPairs(form: string, properties: readonly Property[]): readonly (readonly [string, Json])[] {
  const declared = new Set(properties.map(({ key }) => key));
  return rawPairs(form).flatMap(([name, text]): (readonly [string, Json])[] =>
    declared.has(name) || declared.has(name.replace(/\[.*$/s, "")) ? [] : [[name, decodedUri(text)]],
  );
}

interface PairDeps {
  readonly reader: TextReader;
  readonly style: ParameterStyle | undefined;
  readonly isDeclared: (key: string) => boolean;
}

function readPair(pairs: readonly Entry[], key: string, { reader, style, isDeclared }: PairDeps): Json | undefined {
  const texts = pairs.filter(([name]) => name === key || name === `${key}[]`).map(([, text]) => text);
  if (style?.style === "json" || style?.style === "pairs") {
    const [text] = texts;
    if (text === undefined) return undefined;
    return readContent(style.style === "pairs" ? decodedUri(text) : text, reader, style);
  }
  if (style?.sendsEmpty === true && texts.length > 0 && texts.every((one) => one === "")) return [];
  const { members } = reader;
  if (members !== undefined && texts.length === 0) {
    if (style?.style === "form" && style.explode) {
      const own = pairs.filter(([name]) => members.keys.includes(name) || (members.isOpen && !isDeclared(name)));
      return own.length === 0 ? undefined : members.read(own.map(([name, text]) => [name, decodedUri(text)] as const));
    }
    return nested(pairs, key, members);
  }
  const [text] = texts;
  if (text === undefined) return undefined;
  const isJoined = style !== undefined && !style.explode;
  const parts = isJoined ? text.split(separators[style.style] ?? /,|%2C/i).map(decodedUri) : texts.map(decodedUri);
  if (members !== undefined && isJoined) return members.read(pairedUp(parts));
  if (reader.many !== undefined) return reader.many(parts);
  return readAll(reader, texts.map(decodedUri));
}

/** Reads `key[member]=value`, also with more brackets; undefined if there is none. */
function nested(
  pairs: readonly Entry[],
  key: string,
  members: NonNullable<TextReader["members"]>,
): JsonObject | undefined {
  const inside = pairs.flatMap(([name, text]): Entry[] => {
    const found = name.startsWith(`${key}[`) ? /^\[([^\]]*)\](.*)$/s.exec(name.slice(key.length)) : null;
    return found === null ? [] : [[`${defined(found[1])}${defined(found[2])}`, text]];
  });
  if (inside.length === 0) return undefined;
  const keys = [...new Set(inside.map(([name]) => name.replace(/\[.*$/s, "")))];
  return objectOf(
    keys.flatMap((member): (readonly [string, Json])[] => {
      const reader = members.at(member);
      const value = readPair(inside, member, { reader, style: undefined, isDeclared: () => false });
      return value === undefined ? [] : [[member, value]];
    }),
  );
}

/** Pairs up a list of names and values in turn. */
const pairedUp = (parts: readonly string[]): readonly Entry[] =>
  parts.flatMap((part, i): Entry[] => (i % 2 === 0 ? [[part, parts[i + 1] ?? ""]] : []));

/** Splits `a=1` parts. */
const assigned = (parts: readonly string[]): readonly Entry[] =>
  parts.map((part): Entry => {
    const [key, text] = cut(part, "=");
    return [decodedUri(key), decodedUri(text)];
  });

const jsonOrText = (text: string): Json => {
  const parsed = parseJson(text);
  return parsed.ok ? parsed.value : text;
};

/** Reads the texts of path parameters as wire values. */
export function readPath(
  texts: { readonly [key: string]: string },
  { properties, styles, readerOf }: Parameters,
): JsonObject {
  return objectOf(
    properties.flatMap((property): (readonly [string, Json])[] => {
      const { key } = property;
      const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
      if (text === undefined) return [];
      return [[key, readSegment(text, { key, reader: readerOf(property), style: styleOf(styles, key) })]];
    }),
  );
}

interface SegmentDeps {
  readonly key: string;
  readonly reader: TextReader;
  readonly style: ParameterStyle | undefined;
}

function readSegment(text: string, { key, reader, style }: SegmentDeps): Json {
  if (style === undefined) return reader.many?.(text.split(",").map(decodedUri)) ?? reader.one(decodedUri(text));
  if (style.style === "json") return jsonOrText(decodedUri(text));
  if (style.style === "pairs") return readContent(decodedUri(text), reader, style) ?? {};
  const isMatrix = style.style === "matrix";
  const bare = style.style === "label" ? text.replace(/^\./, "") : isMatrix ? text.replace(/^;/, "") : text;
  const separator = style.explode && style.style === "label" ? "." : style.explode && isMatrix ? ";" : ",";
  const prefix = `${key}=`;
  const withoutName = (part: string): string =>
    isMatrix && part.startsWith(prefix) ? part.slice(prefix.length) : part;
  const whole = style.explode ? bare : withoutName(bare);
  const parts = whole.split(separator);
  if (reader.many !== undefined) return reader.many(parts.map((part) => decodedUri(withoutName(part))));
  if (reader.members !== undefined)
    return reader.members.read(style.explode ? assigned(parts) : pairedUp(parts.map(decodedUri)));
  return reader.one(decodedUri(withoutName(whole)));
}

/** Reads declared headers as wire values; names are compared without case (RFC 9110 §5.1). */
export function readHeaders(
  textOf: (name: string) => string | undefined,
  { properties, styles, readerOf }: Parameters,
): JsonObject {
  return objectOf(
    properties.flatMap((property): (readonly [string, Json])[] => {
      const { key } = property;
      const text = textOf(key);
      if (text === undefined) return [];
      const reader = readerOf(property);
      const style = styleOf(styles, key);
      const parts = text.split(",").map((part) => part.trim());
      if (style?.style === "json") return [[key, jsonOrText(text)]];
      if (style?.style === "pairs") return [[key, readContent(text, reader, style) ?? {}]];
      if (reader.many !== undefined) return [[key, reader.many(parts)]];
      if (reader.members === undefined || style === undefined) return [[key, reader.one(text)]];
      if (style.style === "cookie") return [[key, readCookies(text, reader.members, style.members)]];
      return [[key, reader.members.read(style.explode ? assigned(parts) : pairedUp(parts))]];
    }),
  );
}

/** Reads cookies as the values of their parameters. The pairs of an exploded object are its members. */
function readCookies(
  text: string,
  { keys, at }: NonNullable<TextReader["members"]>,
  styles: ParameterStyles | undefined,
): JsonObject {
  const pairs = text.split(/; */).flatMap((pair): Entry[] => {
    const [key, value] = cut(pair, "=");
    return pair === "" ? [] : [[key, value]];
  });
  // Texts of the `cookie` style are sent unchanged (OpenAPI 3.2 "Style Values").
  const unchanged = pairs.map(([key, value]): Entry => [key, value.replaceAll("%", "%25")]);
  return objectOf(
    keys.flatMap((key): (readonly [string, Json])[] => {
      const style = styleOf(styles, key) ?? { style: "form", explode: true };
      const isUnchanged = style.style === "cookie";
      const value = readPair(isUnchanged ? unchanged : pairs, key, {
        reader: at(key),
        style: isUnchanged ? { ...style, style: "form" } : style,
        isDeclared: (name) => keys.includes(name),
      });
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
