import { exactText, isExact, isList, isObject, type Json, parseJson } from "#engine/json";
import { formatPath, type Path, valueAt } from "#engine/shape";
import { javascriptString } from "#snippets";
import type { AnswerPart, Expectation, Failure, RedactedText, ValueType } from "../failures/index.ts";
import type { InputVariable, Piece } from "./piece.ts";

/** A value as every language writes it; a number that a double can't hold is the text of its digits. */
export type Literal = string | number | boolean | null | readonly string[];

/** The assertion of a program about its answers; it fails on the recorded ones. */
export type Assertion =
  | Exclude<Expectation, { readonly kind: "status" | "not-value" | "without" | "listed" }>
  /** A regular expression that the status matches as a whole. */
  | { readonly kind: "status"; readonly pattern: string }
  | { readonly kind: "not-value"; readonly at: Path; readonly value: Literal }
  | { readonly kind: "without"; readonly pieces: readonly Piece[] }
  | {
      readonly kind: "listed";
      readonly first: number;
      readonly times: number;
      readonly id:
        | { readonly kind: "literal"; readonly value: string }
        | ({ readonly kind: "taken" } & Omit<InputVariable, "variable">);
    };

/** Returns the assertion of a failure's program; `piecesOf` writes text with secrets. */
export function assertionOf(
  { expected, steps }: Failure,
  piecesOf: (text: RedactedText) => readonly Piece[],
): Assertion {
  switch (expected.kind) {
    case "status":
      return { kind: "status", pattern: statusPattern(expected.statuses) };
    case "without":
      return { kind: "without", pieces: piecesOf(expected.text) };
    case "not-value": {
      const recorded = steps.at(-1)?.answer;
      const text = recorded?.kind === "answer" && recorded.body.kind === "text" ? recorded.body.text : undefined;
      const value = literalAt(typeof text === "string" ? text : "", expected.at);
      return value === undefined ? { kind: "unknown" } : { kind: "not-value", at: expected.at, value };
    }
    case "listed": {
      const { id, first, times } = expected;
      const written =
        id.kind === "taken"
          ? { kind: id.kind, step: id.step + 1, from: id.from }
          : { kind: id.kind, value: String(id.value) };
      return { kind: "listed", first, times, id: written };
    }
    case "answered":
    case "content-type":
    case "header":
    case "json":
    case "time":
    case "value":
    case "compared":
    case "items":
    case "counted":
    case "unknown":
      return expected;
  }
}

function literalAt(text: string, at: Path): Literal | undefined {
  const parsed = parseJson(text);
  const value: Json | undefined = parsed.ok ? valueAt(parsed.value, at) : undefined;
  if (value === undefined || isObject(value)) return undefined;
  if (isList(value)) return value.every((item) => typeof item === "string") ? value : undefined;
  return isExact(value) ? exactText(value) : value;
}

/** Writes a value as a JavaScript expression. */
export const javascriptLiteral = (value: Literal): string => {
  if (typeof value === "string") return javascriptString(value);
  return typeof value === "object" && value !== null ? `[${value.map(javascriptString).join(", ")}]` : String(value);
};

/** Writes statuses as a regular expression: `2XX` and 404 are `2\d\d|404`. */
const statusPattern = (statuses: readonly string[]): string =>
  statuses
    .map((status) => (/^[1-5]XX$/i.test(status) ? `${status[0]}\\d\\d` : /^\d{3}$/.test(status) ? status : "\\d\\d\\d"))
    .join("|");

const typeWords: { readonly [K in Exclude<ValueType["kind"], "pattern" | "at-most" | "one-of">]: string } = {
  string: "a string",
  number: "a number",
  integer: "an integer",
  boolean: "true or false",
  list: "a list",
  object: "an object",
  present: "there",
  absent: "not there",
};

const partWords = (part: AnswerPart): string => {
  switch (part.kind) {
    case "status":
      return "the status";
    case "header":
      return `the header ${part.name}`;
    case "length":
      return "the length";
    case "body":
      return "the body";
    case "items":
      return "the items";
    case "value":
      return `\`${formatPath(part.at)}\``;
  }
};

const itemWords = {
  distinct: "no item twice",
  disjoint: "no item of the page before",
  covered: "each item of the list on one of its pages",
} as const;

/** Describes an expectation for people. */
export function expectationText(expected: Expectation): string {
  const place = (at: Path): string => (at.length === 0 ? "the body" : `\`${formatPath(at)}\``);
  switch (expected.kind) {
    case "answered":
      return "an answer";
    case "status":
      return `status ${expected.statuses.join(" or ")}`;
    case "content-type":
      return `content type ${expected.types.join(" or ")}`;
    case "header":
      return `a correct header ${expected.names.join(" or ")}`;
    case "json":
      return "JSON in UTF-8";
    case "time":
      return `an answer within ${expected.max} ms`;
    case "without":
      return "no detail of the server in the body";
    case "value":
      return `${place(expected.at)} is ${valueTypeText(expected.type)}`;
    case "not-value":
      return `another value of ${place(expected.at)}`;
    case "compared": {
      const as = expected.isSame ? "the same as" : "another than";
      return `${partWords(expected.part)} is ${as} in step ${expected.step + 1}`;
    }
    case "items":
      return itemWords[expected.relation];
    case "listed":
      return expected.times === 0 ? "a list without the removed thing" : "a list with the new thing once";
    case "counted":
      return "at" in expected.by ? `as many items as ${place(expected.by.at)}` : "a list with one new item";
    case "unknown":
      return "what callboard test --replay checks";
  }
}

function valueTypeText(type: ValueType): string {
  if (type.kind === "pattern") return `text that matches ${type.pattern}`;
  if (type.kind === "at-most") return `a list of at most ${type.count}`;
  if (type.kind === "one-of") return `one of ${type.values.map((value) => JSON.stringify(value)).join(", ")}`;
  return typeWords[type.kind];
}
