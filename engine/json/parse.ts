import { defined, itemAt } from "#engine/item-at";
import { numberFromText } from "./exact.ts";
import type { Json } from "./json.ts";
import { type JsonLimit, type JsonLimits, jsonLimitFaults, openJsonLimits } from "./limits.ts";
import { objectOf } from "./order.ts";

/** A reason why a text is not JSON, or not XML. */
export type JsonFault =
  | (typeof jsonLimitFaults)[JsonLimit]
  | "this string has no closing quote"
  | "{} is not allowed in a string; write it as an escape sequence"
  | 'expected "," or "]" in a list, found {}'
  | "expected a property name in double quotes, found {}"
  | 'expected ":" after the property name, found {}'
  | 'expected "," or "}" in an object, found {}'
  | "expected a value, found {}"
  | "expected the end of the text, found {}"
  | "not valid JSON: {} is not allowed here"
  // Reasons why a text is not XML.
  | "expected XML, found {}"
  | "the element {} has no closing tag"
  | "expected the element {}";

/** The position and reason of a syntax error. Line and column count from 1, the offset from 0 in UTF-16 units. */
export interface JsonSyntaxError {
  /** The reason in English. */
  readonly message: string;
  readonly fault: JsonFault;
  /** The text in place of `{}`: a quoted character, a limit, or nothing at the end of the text. */
  readonly found?: string | undefined;
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
  readonly offset: number;
  readonly fault: JsonFault;
  readonly limit: JsonLimit | undefined;
  constructor(fault: JsonFault, offset: number, limit?: JsonLimit) {
    super();
    this.fault = fault;
    this.offset = offset;
    this.limit = limit;
  }
}

const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const blank = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 8259 §7 forbids exactly these in a string.
const plainText = /[^"\\\u0000-\u001f]*/y;
const escapeText = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const word = /true|false|null/y;

/** Returns the quoted character of a text at an offset; undefined at its end. */
export const foundAt = (text: string, offset: number): string | undefined =>
  offset < text.length ? JSON.stringify(text[offset]) : undefined;

/** Writes a reason in English. */
export const faultText = (fault: JsonFault, found = "the end of the text"): string => fault.replace("{}", () => found);

/**
 * Parses a JSON text (RFC 8259) without losing a digit: a number that a double would print differently becomes an
 * `Exact`. The last of equal keys wins. The first syntax error ends the parsing, with its position.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the functions of this single scan share its position and its count of values, which change with every character.
export function parseJson(text: string, limits: JsonLimits = openJsonLimits): ParsedJson {
  let at = 0;
  let values = 0;

  const passed = (limit: JsonLimit, from: number): SyntaxFailure =>
    new SyntaxFailure(jsonLimitFaults[limit], from, limit);

  const scan = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match;
  };
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
      if (!match) throw new SyntaxFailure("{} is not allowed in a string; write it as an escape sequence", at);
      out += JSON.parse(`"${match[0]}"`);
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
      if (text[at] !== ",") throw new SyntaxFailure('expected "," or "]" in a list, found {}', at);
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
      if (text[at] !== '"') throw new SyntaxFailure("expected a property name in double quotes, found {}", at);
      const from = at;
      const key = readText();
      if (key.length > limits.keyLength) throw passed("keyLength", from);
      scan(blank);
      if (text[at] !== ":") throw new SyntaxFailure('expected ":" after the property name, found {}', at);
      at += 1;
      entries.push([key, readValue(depth)]);
      if (text[at] === "}") break;
      if (text[at] !== ",") throw new SyntaxFailure('expected "," or "}" in an object, found {}', at);
      at += 1;
    }
    at += 1;
    return objectOf(entries);
  };

  const readScalar = (): Json => {
    const from = at;
    const digits = scan(number);
    if (digits && digits[0].length > limits.numberLength) throw passed("numberLength", from);
    if (digits) return numberFromText(digits[0]);
    const found = scan(word);
    if (found) return JSON.parse(found[0]);
    throw new SyntaxFailure("expected a value, found {}", at);
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
    if (at < text.length) throw new SyntaxFailure("expected the end of the text, found {}", at);
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof SyntaxFailure)) throw error;
    const { fault, offset, limit } = error;
    const found = limit ? String(limits[limit]) : foundAt(text, offset);
    return { ok: false, error: { ...syntaxError(text, { fault, found, offset }), ...(limit && { limit }) } };
  }
}

/** Completes a syntax error at an offset with its message, line and column. */
export function syntaxError(
  text: string,
  { fault, found, offset }: Pick<JsonSyntaxError, "fault" | "found" | "offset">,
): JsonSyntaxError {
  const before = text.slice(0, offset).split("\n");
  const column = itemAt(before, -1).length + 1;
  return { message: faultText(fault, found), fault, found, offset, line: before.length, column };
}
