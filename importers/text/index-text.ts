import {
  backslash,
  closeBrace,
  closeBracket,
  colon,
  comma,
  escapeSegment,
  isObject,
  isOpening,
  type Json,
  type JsonObject,
  openBrace,
  openBracket,
  own,
  parseLargeJson,
  pastBlanks,
  pastScalar,
  pastString,
  quote,
  toPointer,
  unescapeSegment,
} from "#engine/json";
import { keyOf } from "./cut-json.ts";
import { isJsonText, type NamedText, withoutMark } from "./read-json-text.ts";

/** A document with an index of its text. Members are parsed when they are read: a malformed one throws a `SyntaxError`. */
export interface IndexedDocument {
  readonly value: Json;
  /** Lists the operations, components and other members with a key or a text that matches. */
  readonly matching: (pattern: RegExp) => Iterable<Json>;
  /** Returns false if the text of the member at a path does not match. */
  readonly mayMatch: (path: readonly string[], pattern: RegExp) => boolean;
}

/** The index of a document that has been parsed: everything may match. */
export const wholeDocument = (value: Json): IndexedDocument => ({
  value,
  matching: () => [value],
  mayMatch: () => true,
});

/** The number of keys on the path to an operation, with members that are parsed one by one, or to a component. */
const unitDepth = 3;

const isComponent = (pointer: string): boolean => pointer.startsWith("/components/");

const holders: ReadonlySet<string> = new Set(["paths", "webhooks", "x-webhooks", "components"]);

interface Slice {
  /** The offset of its key. */
  readonly key: number;
  readonly from: number;
  readonly to: number;
}

/** An object of the document that is not parsed as a whole. */
interface Holder {
  readonly value: JsonObject;
  readonly pointer: string;
  readonly depth: number;
}

interface Index {
  readonly text: string;
  /** The texts of all parsed members, by their JSON pointers, in the order of the document. */
  readonly slices: Map<string, Slice>;
}

/**
 * Lists the members of a JSON document by their offsets, without parsing them. Returns undefined for YAML, for duplicate
 * keys, and for a text that is malformed outside of these members.
 */
export function indexText({ name, text: marked }: NamedText): IndexedDocument | undefined {
  const text = withoutMark(marked);
  if (!isJsonText(name, text)) return undefined;
  const value: JsonObject = {};
  const slices = new Map<string, Slice>();
  const end = indexObject({ text, slices }, pastBlanks(text, 0), { value, pointer: "", depth: 0 });
  if (end === undefined || pastBlanks(text, end) !== text.length) return undefined;
  return {
    value,
    matching: function* (pattern) {
      let last: string | undefined;
      for (const [pointer, { key, to }] of slices) {
        const unit = pointer
          .split("/")
          .slice(0, unitDepth + 1)
          .join("/");
        // Members of a unit follow each other.
        if (unit === last || !pattern.test(text.slice(key, to))) continue;
        last = unit;
        yield valueAt(value, unit);
      }
    },
    mayMatch: (path, pattern) => {
      const slice = slices.get(toPointer(path));
      return slice === undefined || pattern.test(text.slice(slice.from, slice.to));
    },
  };
}

function valueAt(document: Json, pointer: string): Json {
  let value: Json | undefined = document;
  for (const key of pointer.split("/").slice(1)) value = isObject(value) ? own(value, unescapeSegment(key)) : undefined;
  return value ?? null;
}

/** Adds the members of the object at an offset to a holder; returns the offset after it, or undefined if it is malformed. */
function indexObject(index: Index, from: number, holder: Holder): number | undefined {
  const { text } = index;
  if (text.charCodeAt(from) !== openBrace) return undefined;
  let lastInteger = -1;
  let at = pastBlanks(text, from + 1);
  if (text.charCodeAt(at) === closeBrace) return at + 1;
  for (;;) {
    const start = at;
    const keyEnd = pastString(text, start);
    const key = text.charCodeAt(start) === quote ? keyOf(text.slice(start, keyEnd)) : undefined;
    if (key === undefined || Object.hasOwn(holder.value, key)) return undefined;
    // The platform would list this key before the last one.
    const integer = /^(?:0|[1-9]\d*)$/.test(key) ? Number(key) : Number.POSITIVE_INFINITY;
    if (integer < lastInteger) return undefined;
    lastInteger = integer;
    at = pastBlanks(text, keyEnd);
    if (text.charCodeAt(at) !== colon) return undefined;
    const end = indexMember(index, { key: start, from: pastBlanks(text, at + 1) }, key, holder);
    if (end === undefined) return undefined;
    at = pastBlanks(text, end);
    if (text.charCodeAt(at) === closeBrace) return at + 1;
    if (text.charCodeAt(at) !== comma) return undefined;
    at = pastBlanks(text, at + 1);
  }
}

function indexMember(
  { text, ...index }: Index,
  { key: start, from }: Omit<Slice, "to">,
  key: string,
  holder: Holder,
): number | undefined {
  const pointer = `${holder.pointer}/${escapeSegment(key)}`;
  const depth = holder.depth + 1;
  const isHolder = depth === 1 ? holders.has(key) : depth < unitDepth || (depth === unitDepth && !isComponent(pointer));
  if (isHolder && text.charCodeAt(from) === openBrace) {
    const value: JsonObject = {};
    Object.defineProperty(holder.value, key, { value, ...shown });
    return indexObject({ text, ...index }, from, { value, pointer, depth });
  }
  const to = pastAny(text, from);
  if (to === undefined) return undefined;
  index.slices.set(pointer, { key: start, from, to });
  let parsed: Json | undefined;
  const get = (): Json => {
    parsed ??= parseSlice(text.slice(from, to));
    return parsed;
  };
  Object.defineProperty(holder.value, key, { get, ...shown });
  return to;
}

const shown = { enumerable: true, configurable: true } as const;

function parseSlice(source: string): Json {
  const parsed = parseLargeJson(source);
  if (!parsed.ok) throw new SyntaxError(parsed.error.message);
  return parsed.value;
}

/** Returns the offset after the value at an offset, which may be malformed within. */
function pastAny(text: string, from: number): number | undefined {
  const first = text.charCodeAt(from);
  if (first === quote) return pastString(text, from);
  if (!isOpening(first)) return Number.isNaN(first) ? undefined : pastScalar(text, from);
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = pastShortString(text, at) - 1;
    // Characters between "[" and "}" are few outside of strings.
    else if (code < openBracket) continue;
    else if (code === openBrace || code === openBracket) depth += 1;
    else if (code === closeBrace || code === closeBracket) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return undefined;
}

/** Returns the offset after a string; most are keys, in which a loop finds the end sooner than a search does. */
function pastShortString(text: string, from: number): number {
  const most = from + 24;
  for (let at = from + 1; at < most; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) return at + 1;
    if (code === backslash) break;
  }
  return pastString(text, from);
}
