import { exactText, isExact, isList, type Json, wholeDouble } from "#engine/json";
import type { EnumShape, FileShape, LiteralShape, LongShape, StringShape } from "#engine/shape";
import { compareDigits, isDigits, widths } from "./digits.ts";
import { isFileValue } from "./file-value.ts";
import { isBase64, isDay, isMoment, isUuid } from "./formats.ts";
import { foundWords, oneOf, quoted } from "./found.ts";
import { type Fault, fault } from "./issue.ts";
import { patternTest } from "./pattern/index.ts";

/** Finds all faults of a value that has no parts. */
export type LeafCheck = (value: Json) => readonly Fault[];

const fine: readonly Fault[] = [];
const one = (...[code, expected, found]: [Fault["code"], string, string]): readonly Fault[] => [
  fault(code, expected, found),
];

/** Tells whether a text of this shape must not be repeated in a message. */
export const isSecret = ({ format }: StringShape): boolean => format === "password";

/** Checks text: its length in characters, and its pattern as far as that can be done in bounded time. */
export function stringCheck(node: StringShape): LeafCheck {
  const { minLength, maxLength, regex } = node;
  const fits = regex === undefined ? undefined : patternTest(regex);
  return (value) => {
    if (typeof value !== "string") return one("type", "text", foundWords(value));
    const short = minLength !== undefined && isShorter(value, minLength);
    const long = maxLength !== undefined && !isShorter(value, maxLength + 1);
    if (!short && !long && fits?.(value) !== false) return fine;
    const faults: Fault[] = [];
    if (short) faults.push(fault("min-length", `at least ${count(minLength)}`, count(characters(value))));
    if (long) faults.push(fault("max-length", `at most ${count(maxLength)}`, count(characters(value))));
    if (fits?.(value) === false) {
      const found = isSecret(node) ? "another text" : quoted(value);
      faults.push(fault("regex", `text that matches ${regex}`, found));
    }
    return faults;
  };
}

const characters = (text: string): number => Array.from(text).length;

/** Tells whether a text has less characters; they are counted only where its UTF-16 units leave a doubt. */
function isShorter(text: string, length: number): boolean {
  if (text.length < length) return true;
  return text.length < 2 * length && characters(text) < length;
}

const count = (length: number): string => (length === 1 ? "1 character" : `${length} characters`);

/** Checks a yes or no. */
export const booleanCheck: LeafCheck = (value) =>
  typeof value === "boolean" ? fine : one("type", "true or false", foundWords(value));

/** Inclusive limits of a number. */
interface Limits {
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Checks a whole number of 32 bits, with a sign (`integer`) or without (`uint`). */
export const wholeCheck =
  (width: "integer" | "uint", limits: Limits): LeafCheck =>
  (value) => {
    const { least, greatest } = widths[width];
    if (isExact(value) && isDigits(exactText(value)))
      return one("range", `a whole number from ${least} to ${greatest}`, foundWords(value));
    if (typeof value !== "number" || !Number.isFinite(value)) return one("type", "a whole number", foundWords(value));
    if (!Number.isInteger(value)) return one("decimals", "a whole number", foundWords(value));
    if (value < Number(least) || value > Number(greatest))
      return one("range", `a whole number from ${least} to ${greatest}`, foundWords(value));
    return limitFaults(value, limits);
  };

/** Checks a number of double precision. */
export const doubleCheck =
  (limits: Limits): LeafCheck =>
  (value) => {
    const number = isExact(value) ? wholeDouble(exactText(value)) : value;
    if (number === undefined) return one("range", "a number of double precision", foundWords(value));
    if (typeof number !== "number" || !Number.isFinite(number)) return one("type", "a number", foundWords(value));
    return limitFaults(number, limits);
  };

function limitFaults(value: number, { minimum, maximum }: Limits): readonly Fault[] {
  if (minimum !== undefined && value < minimum) return one("minimum", `at least ${minimum}`, String(value));
  if (maximum !== undefined && value > maximum) return one("maximum", `at most ${maximum}`, String(value));
  return fine;
}

/** Checks a whole number given as digit text: of 64 bits, with a sign (`long`) or without (`uint64`), or of any size. */
export const digitsCheck =
  (width: "long" | "uint64", { unsized, minimum, maximum }: Omit<LongShape, "kind" | "default">): LeafCheck =>
  (value) => {
    if (typeof value !== "string" || !isDigits(value)) return one("type", "a whole number", foundWords(value));
    const { least, greatest } = widths[width];
    if (!unsized && (compareDigits(value, least) < 0 || compareDigits(value, greatest) > 0))
      return one("range", `a whole number from ${least} to ${greatest}`, foundWords(value));
    if (minimum !== undefined && isDigits(minimum) && compareDigits(value, minimum) < 0)
      return one("minimum", `at least ${minimum}`, value);
    if (maximum !== undefined && isDigits(maximum) && compareDigits(value, maximum) > 0)
      return one("maximum", `at most ${maximum}`, value);
    return fine;
  };

/** Checks a whole number of any length, given as digit text. */
export const bigIntegerCheck: LeafCheck = (value) =>
  typeof value === "string" && isDigits(value) ? fine : one("type", "a whole number", foundWords(value));

const formatCheck =
  (fits: (text: string) => boolean, expected: string): LeafCheck =>
  (value) => {
    if (typeof value !== "string") return one("type", expected, foundWords(value));
    return fits(value) ? fine : one("format", expected, foundWords(value));
  };

/** Checks a moment (RFC 3339 `date-time`). */
export const datetimeCheck = formatCheck(isMoment, "a date and time such as 2026-11-21T08:30:00Z");
/** Checks a day of the calendar (RFC 3339 `full-date`). */
export const dateCheck = formatCheck(isDay, "a date such as 2026-11-21");
/** Checks the text form of a UUID. */
export const uuidCheck = formatCheck(isUuid, "a UUID such as 123e4567-e89b-12d3-a456-426614174000");
/** Checks base64 text. */
export const base64Check = formatCheck(isBase64, "base64 text");

/** Checks a text of a closed list. */
export function enumCheck({ values }: EnumShape): LeafCheck {
  const known = new Set(values.map(({ value }) => value));
  return (value) => {
    if (typeof value !== "string") return one("type", oneOf([...known]), foundWords(value));
    return known.has(value) ? fine : one("enum", oneOf([...known]), foundWords(value));
  };
}

/** Checks that a value is the only one allowed. */
export const literalCheck =
  ({ value: only }: LiteralShape): LeafCheck =>
  (value) => {
    if (value === only) return fine;
    return one(typeof value === typeof only ? "literal" : "type", foundWords(only), foundWords(value));
  };

/** Checks a file or several. Any media type will do (product.md §5); `accept` is a hint for the reader only. */
export const fileCheck =
  ({ multiple }: FileShape): LeafCheck =>
  (value) => {
    if (!multiple) return isFileValue(value) ? fine : one("file", "a file", foundWords(value));
    return isList(value) && value.every(isFileValue) ? fine : one("file", "a list of files", foundWords(value));
  };
