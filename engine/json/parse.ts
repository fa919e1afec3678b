import { defined, itemAt } from "#engine/item-at";
import { numberFromText } from "./exact.ts";
import type { Json } from "./json.ts";
import { type JsonLimit, type JsonLimits, jsonLimitMessage, openJsonLimits } from "./limits.ts";

/** The position and reason of a syntax error. Line and column count from 1, the offset from 0 in UTF-16 units. */
export interface JsonSyntaxError {
  readonly message: string;
  readonly offset: number;
  readonly line: number;
  readonly column: number;
  /** The limit that the text exceeds. */
  readonly limit?: JsonLimit;
}

/** The result of reading a JSON text. */
export type ParsedJson =
  | { readonly ok: true; readonly value: Json }
  | { readonly ok: false; readonly error: JsonSyntaxError };

class SyntaxFailure extends Error {
  override readonly name = "Fault";
  readonly offset: number;
  readonly limit: JsonLimit | undefined;
  constructor(message: string, offset: number, limit?: JsonLimit) {
    super(message);
    this.offset = offset;
    this.limit = limit;
  }
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const blank = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 8259 §7 forbids exactly these in a string.
const plainText = /[^"\\\u0000-\u001f]*/y;
const escapeText = /\\(?:(["\\/bfnrt])|u([0-9a-fA-F]{4}))/y;
const escaped: { readonly [letter: string]: string } = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};
const words: readonly (readonly [string, Json])[] = [
  ["true", true],
  ["false", false],
  ["null", null],
];

/**
 * Parses a JSON text (RFC 8259) without losing a digit: a number that a double would print differently becomes an
 * `Exact`. The last of equal keys wins. The first syntax error ends the parsing, with its position.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the functions of this single scan share its position and its count of values, which change with every character.
export function parseJson(text: string, limits: JsonLimits = openJsonLimits): ParsedJson {
  let at = 0;
  let values = 0;

  const passed = (limit: JsonLimit, from: number): SyntaxFailure =>
    new SyntaxFailure(jsonLimitMessage[limit](limits[limit]), from, limit);

  const scan = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const found = (): string => (at < text.length ? JSON.stringify(text[at]) : "the end of the text");

  const readText = (): string => {
    const from = at;
    at += 1;
    let out = "";
    for (;;) {
      out += defined(scan(plainText)?.[0]);
      if (text[at] === '"') {
        at += 1;
        return out;
      }
      if (at >= text.length) throw new SyntaxFailure("this string has no closing quote", from);
      const match = scan(escapeText);
      if (!match) throw new SyntaxFailure(`${found()} is not allowed in a string; write it as an escape sequence`, at);
      out += match[1] !== undefined ? escaped[match[1]] : String.fromCharCode(Number.parseInt(defined(match[2]), 16));
    }
  };

  const readList = (depth: number): Json => {
    const items: Json[] = [];
    at += 1;
    scan(blank);
    if (text[at] === "]") {
      at += 1;
      return items;
    }
    for (;;) {
      items.push(readValue(depth));
      if (text[at] === "]") break;
      if (text[at] !== ",") throw new SyntaxFailure(`expected "," or "]" in a list, found ${found()}`, at);
      at += 1;
    }
    at += 1;
    return items;
  };

  const readObject = (depth: number): Json => {
    const entries: [string, Json][] = [];
    at += 1;
    scan(blank);
    if (text[at] === "}") {
      at += 1;
      return {};
    }
    for (;;) {
      scan(blank);
      if (text[at] !== '"') throw new SyntaxFailure(`expected a property name in double quotes, found ${found()}`, at);
      const from = at;
      const key = readText();
      if (key.length > limits.keyLength) throw passed("keyLength", from);
      scan(blank);
      if (text[at] !== ":") throw new SyntaxFailure(`expected ":" after the property name, found ${found()}`, at);
      at += 1;
      entries.push([key, readValue(depth)]);
      if (text[at] === "}") break;
      if (text[at] !== ",") throw new SyntaxFailure(`expected "," or "}" in an object, found ${found()}`, at);
      at += 1;
    }
    at += 1;
    return Object.fromEntries(entries);
  };

  const readScalar = (): Json => {
    const from = at;
    const digits = scan(number);
    if (digits && digits[0].length > limits.numberLength) throw passed("numberLength", from);
    if (digits) return numberFromText(digits[0]);
    for (const [word, value] of words) {
      if (text.startsWith(word, at)) {
        at += word.length;
        return value;
      }
    }
    throw new SyntaxFailure(`expected a value, found ${found()}`, at);
  };

  const readValue = (depth: number): Json => {
    if (depth > limits.depth) throw passed("depth", at);
    values += 1;
    if (values > limits.values) throw passed("values", at);
    scan(blank);
    const first = text[at];
    const value =
      first === "{"
        ? readObject(depth + 1)
        : first === "["
          ? readList(depth + 1)
          : first === '"'
            ? readText()
            : readScalar();
    scan(blank);
    return value;
  };

  try {
    const value = readValue(0);
    if (at < text.length) throw new SyntaxFailure(`expected the end of the text, found ${found()}`, at);
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof SyntaxFailure)) throw error;
    const { message, offset, limit } = error;
    const before = text.slice(0, offset).split("\n");
    const column = itemAt(before, -1).length + 1;
    return { ok: false, error: { message, offset, line: before.length, column, ...(limit && { limit }) } };
  }
}
