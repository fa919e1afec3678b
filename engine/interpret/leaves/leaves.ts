import { exactText, isExact, isList, type Json, losslessDouble } from "#engine/json";
import type {
  DoubleShape,
  EnumShape,
  FileShape,
  IntegerShape,
  LiteralShape,
  LongShape,
  StringShape,
} from "#engine/shape";
import { isDate, isDatetime } from "#engine/text";
import { patternTest } from "../pattern/index.ts";
import { foundValue, jsonPhrase, oneOf, quoted, shorten } from "./describe-value.ts";
import { compareDigits, integerRanges, isDigits } from "./digits.ts";
import { isFileValue } from "./file-value.ts";
import { type IssueDetail, issueDetail } from "./issue.ts";
import { areDigitsMultipleOf, isMultipleOf } from "./multiple-of.ts";
import type { Phrase, PhraseParts } from "./phrase.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns true for a UUID of RFC 9562 §4, of any version. */
export const isUuid = (text: string): boolean => uuid.test(text);

/** Returns true for base64 of RFC 4648 §4, padded and without whitespace. Takes linear time. */
export function isBase64(text: string): boolean {
  if (text.length % 4 !== 0) return false;
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  return text.slice(0, text.length - padding).search(/[^A-Za-z0-9+/]/) === -1;
}

/** Finds all issues of a value that has no parts. */
export type LeafCheck = (value: Json) => readonly IssueDetail[];

const fine: readonly IssueDetail[] = [];
const one = (...[code, expected, found]: [IssueDetail["code"], Phrase, Phrase]): readonly IssueDetail[] => [
  issueDetail(code, expected, found),
];

/** Returns true if a text of this shape must not be repeated in a message. */
export const isSecret = ({ format }: StringShape): boolean => format === "password";

/** Checks text: its length in characters, and its pattern as far as that can be done in bounded time. */
export function stringCheck(node: StringShape): LeafCheck {
  const { minLength, maxLength, regex } = node;
  const fits = regex === undefined ? undefined : patternTest(regex);
  return (value) => {
    if (typeof value !== "string") return one("type", "text", foundValue(value));
    const short = minLength !== undefined && isShorter(value, minLength);
    const long = maxLength !== undefined && !isShorter(value, maxLength + 1);
    if (!short && !long && fits?.(value) !== false) return fine;
    const details: IssueDetail[] = [];
    if (short) details.push(issueDetail("min-length", limit("atLeast", minLength, "characters"), count(value)));
    if (long) details.push(issueDetail("max-length", limit("atMost", maxLength, "characters"), count(value)));
    if (regex !== undefined && fits?.(value) === false) {
      const found = isSecret(node) ? "text that does not match" : jsonPhrase(quoted(value));
      details.push(issueDetail("regex", { kind: "matches", regex }, found));
    }
    return details;
  };
}

const characters = (text: string): number => Array.from(text).length;

/** Returns true if a text has fewer characters; counts them only if its UTF-16 length doesn't decide it. */
function isShorter(text: string, length: number): boolean {
  if (text.length < length) return true;
  return text.length < 2 * length && characters(text) < length;
}

const count = (text: string): Phrase => ({ kind: "counted", count: characters(text), part: "characters" });

/** Checks a boolean. */
export const booleanCheck: LeafCheck = (value) =>
  typeof value === "boolean" ? fine : one("type", "true or false", foundValue(value));

/** The limits of a number, and the number that divides it. */
type Limits = Omit<DoubleShape, "kind" | "default">;

/** Checks an integer of 32 bits, with a sign (`integer`) or without (`uint`). */
export const integerCheck = (
  width: "integer" | "uint",
  { unsized, ...limits }: Omit<IntegerShape, "kind" | "default">,
): LeafCheck => {
  const range = { kind: "range", ...integerRanges[width] } as const;
  return (value) => {
    const isLong = isExact(value) && isDigits(exactText(value));
    const number = isLong ? Number(exactText(value)) : value;
    if (typeof number !== "number" || !(isLong || Number.isInteger(number)))
      return one(Number.isFinite(number) ? "decimals" : "type", "a whole number", foundValue(value));
    if (!unsized && (number < Number(range.least) || number > Number(range.greatest)))
      return one("range", range, foundValue(value));
    return limitIssues(number, limits, foundValue(value));
  };
};

/** Checks a number of double precision. */
export const doubleCheck =
  (limits: Limits): LeafCheck =>
  (value) => {
    const number = isExact(value) ? losslessDouble(exactText(value)) : value;
    if (number === undefined) return one("range", "a double-precision number", foundValue(value));
    if (typeof number !== "number" || !Number.isFinite(number)) return one("type", "a number", foundValue(value));
    return limitIssues(number, limits);
  };

function limitIssues(value: number, limits: Limits, found: Phrase = jsonPhrase(String(value))): readonly IssueDetail[] {
  const { minimum, maximum, exclusiveMinimum: over, exclusiveMaximum: under, multipleOf: step } = limits;
  if (minimum !== undefined && value < minimum) return one("minimum", limit("atLeast", minimum), found);
  if (over !== undefined && value <= over) return one("minimum", limit("moreThan", over), found);
  if (maximum !== undefined && value > maximum) return one("maximum", limit("atMost", maximum), found);
  if (under !== undefined && value >= under) return one("maximum", limit("lessThan", under), found);
  if (step !== undefined && !isMultipleOf(String(value), String(step)))
    return one("multiple-of", limit("multipleOf", step), found);
  return fine;
}

const limit = (
  kind: "atLeast" | "atMost" | "moreThan" | "lessThan" | "multipleOf",
  of: number | string,
  part?: PhraseParts["counted"]["part"],
): Phrase => ({ kind, limit: String(of), ...(part && { part }) });

/** Checks an integer given as digit text: of 64 bits, with a sign (`long`) or without (`uint64`), or of any size. */
export const digitsCheck = (width: "long" | "uint64", limits: Omit<LongShape, "kind" | "default">): LeafCheck => {
  const range = { kind: "range", ...integerRanges[width] } as const;
  const { least, greatest } = range;
  return (value) => {
    if (typeof value !== "string" || !isDigits(value)) return one("type", "a whole number", foundValue(value));
    const { unsized, minimum, maximum, multipleOf: step } = limits;
    if (!unsized && (compareDigits(value, least) < 0 || compareDigits(value, greatest) > 0))
      return one("range", range, foundValue(value));
    if (minimum !== undefined && isDigits(minimum) && compareDigits(value, minimum) < 0)
      return one("minimum", limit("atLeast", minimum), jsonPhrase(value));
    if (maximum !== undefined && isDigits(maximum) && compareDigits(value, maximum) > 0)
      return one("maximum", limit("atMost", maximum), jsonPhrase(value));
    if (step !== undefined && isDigits(step) && !areDigitsMultipleOf(value, step))
      return one("multiple-of", limit("multipleOf", step), jsonPhrase(value));
    return fine;
  };
};

/** Checks an integer of any length, given as digit text. */
export const bigIntegerCheck: LeafCheck = (value) =>
  typeof value === "string" && isDigits(value) ? fine : one("type", "a whole number", foundValue(value));

const formatCheck =
  (fits: (text: string) => boolean, expected: Phrase): LeafCheck =>
  (value) => {
    if (typeof value !== "string") return one("type", expected, foundValue(value));
    return fits(value) ? fine : one("format", expected, foundValue(value));
  };

/** Checks a date and time (RFC 3339 `date-time`). */
export const datetimeCheck = formatCheck(isDatetime, "a date and time such as 2026-11-21T08:30:00Z");
/** Checks a date (RFC 3339 `full-date`). */
export const dateCheck = formatCheck(isDate, "a date such as 2026-11-21");
/** Checks the text form of a UUID. */
export const uuidCheck = formatCheck(isUuid, "a UUID such as 123e4567-e89b-12d3-a456-426614174000");
/** Checks base64 text. */
export const base64Check = formatCheck(isBase64, "base64 text");

/** Checks a text of a closed list. */
export function enumCheck({ values, numeric }: EnumShape): LeafCheck {
  const known = new Set(values.map(({ value }) => value));
  // Built once per enum: an enum may have many values, and a list many wrong ones.
  let expected: Phrase | undefined;
  return (value) => {
    if (typeof value === "string" && known.has(value)) return fine;
    expected ??= oneOf([...known], numeric ? shorten : quoted);
    return one(typeof value === "string" ? "enum" : "type", expected, foundValue(value));
  };
}

/** Checks that a value is the only one allowed. */
export const literalCheck =
  ({ value: only }: LiteralShape): LeafCheck =>
  (value) => {
    if (value === only) return fine;
    return one(typeof value === typeof only ? "literal" : "type", foundValue(only), foundValue(value));
  };

/**
 * Validates one file or several. Any media type is valid; `accept` is only a hint (docs/behavior.md#file-drop-zone).
 */
export const fileCheck =
  ({ multiple }: FileShape): LeafCheck =>
  (value) => {
    if (!multiple) return isFileValue(value) ? fine : one("file", "a file", foundValue(value));
    return isList(value) && value.every(isFileValue) ? fine : one("file", "a list of files", foundValue(value));
  };
