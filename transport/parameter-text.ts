import { isList, type Json, type JsonObject, numberFromText, objectOf, parseJson, printJson } from "#engine/json";
import { fold, type Shape, type Types } from "#engine/shape";

/** Writes a wire value as the texts of a parameter: one for each item of a list, none for `null`. */
export function textsOf(value: Json): readonly string[] {
  if (value === null) return [];
  if (isList(value)) return value.flatMap((item) => (isList(item) ? [printJson(item)] : textsOf(item)));
  return [typeof value === "string" ? value : printJson(value)];
}

/**
 * Writes an object as `key=value` pairs, percent-encoded: a list as repeated keys, `null` and the empty list as
 * nothing.
 */
export const pairsText = (values: JsonObject): string =>
  Object.entries(values)
    .flatMap(([key, value]) => textsOf(value).map((text) => `${encodeURIComponent(key)}=${encodeURIComponent(text)}`))
    .join("&");

/** Returns the texts of a parameter in a request, none if it is absent. */
export type TextSource = (key: string) => readonly string[];

/** Reads parameters by their shapes. */
export interface TextReader {
  /** Reads one parameter; `undefined` if there are no texts and the shape needs one. */
  readonly one: (texts: readonly string[]) => Json | undefined;
  /** Reads a section, an object of parameters; an empty one for shapes that have no properties. */
  readonly section: (source: TextSource) => JsonObject;
}

const numberText = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

/**
 * Creates the reader of parameters of each shape. It never fails: a text that does not match stays text, and several
 * texts for a single value become a list, so that the following check can report the issue. A file is the JSON of its
 * file value.
 *
 * @param jsonLists true if one text that is a JSON list represents all its items, as in a part of a form
 */
export function textReader(types: Types, jsonLists = false): (shape: Shape) => TextReader {
  const single = (read: (text: string) => Json): TextReader => ({
    one: (texts) => (texts.length > 1 ? texts : texts[0] === undefined ? undefined : read(texts[0])),
    section: () => ({}),
  });
  const items = (item: TextReader): TextReader => ({
    one: (texts) => {
      const [first = ""] = texts;
      const parsedList = jsonLists && texts.length === 1 && first.startsWith("[") ? jsonOrText(first) : undefined;
      return parsedList !== undefined && isList(parsedList)
        ? parsedList
        : texts.map((text) => item.one([text]) ?? text);
    },
    section: () => ({}),
  });
  const text = (): TextReader => single((found) => found);
  const digits = (): TextReader => single((found) => (numberText.test(found) ? numberFromText(found) : found));
  const json = (): TextReader => single(jsonOrText);

  return fold<TextReader>(types, {
    string: text,
    boolean: () => single(booleanOrText),
    integer: digits,
    uint: digits,
    double: digits,
    long: digits,
    uint64: digits,
    bigInteger: text,
    datetime: text,
    date: text,
    uuid: text,
    base64: text,
    enum: text,
    literal: ({ value }) => single((found) => (typeof value === "boolean" ? booleanOrText(found) : found)),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => items(recur(item)),
    set: ({ item }, recur) => items(recur(item)),
    map: json,
    object: ({ properties }, recur) => {
      const readers = properties.map(({ key, shape, optional }) => ({ key, optional, read: recur(shape).one }));
      return { ...json(), section: (source) => readSection(readers, source) };
    },
    discriminatedUnion: json,
    undiscriminatedUnion: json,
    file: ({ multiple }) => (multiple ? items(json()) : json()),
    unknown: json,
    ref: (_, force) => ({ one: (texts) => force().one(texts), section: (source) => force().section(source) }),
  });
}

interface ParameterReader {
  readonly key: string;
  readonly optional: boolean;
  readonly read: TextReader["one"];
}

/** A required list without any text is the empty list, since an empty list is written this way. */
function readSection(readers: readonly ParameterReader[], source: TextSource): JsonObject {
  const entries = readers.flatMap(({ key, optional, read }) => {
    const texts = source(key);
    const value = texts.length === 0 && optional ? undefined : read(texts);
    return value === undefined ? [] : [[key, value] as const];
  });
  return objectOf(entries);
}

const booleanOrText = (text: string): Json => (text === "true" ? true : text === "false" ? false : text);

function jsonOrText(text: string): Json {
  const parsed = parseJson(text);
  return parsed.ok ? parsed.value : text;
}
