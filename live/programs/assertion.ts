import { isExact, isList, isObject, type Json, parseJson } from "#engine/json";
import { formatPath, type Path, valueAt } from "#engine/shape";
import type { Expectation, Failure, ValueType } from "../failures/index.ts";
import type { ProgramStep } from "./program-plan.ts";

/** A scalar as every language writes it. */
export type Scalar = string | number | boolean | null;

/** The assertion of a program about its last answer; it fails on the recorded one. */
export type Assertion =
  /** The program fails if there is no answer. */
  | { readonly kind: "answered" }
  /** A regular expression that the status matches as a whole. */
  | { readonly kind: "status"; readonly pattern: string }
  | { readonly kind: "content-type"; readonly types: readonly string[] }
  | { readonly kind: "value"; readonly at: Path; readonly type: ValueType }
  | { readonly kind: "not-value"; readonly at: Path; readonly value: Scalar }
  | { readonly kind: "not-status"; readonly status: number }
  | { readonly kind: "not-answer"; readonly status: number; readonly text: string };

/** The longest body that a program compares as a whole, in characters. */
const maxComparedLength = 4000;

/** Returns the assertion of a failure's program. */
export function assertionOf({ expected }: Failure, last: ProgramStep | undefined): Assertion {
  const recorded = last?.recorded;
  if (recorded?.kind !== "answer") return { kind: "answered" };
  const { status, body } = recorded;
  const text = body.kind === "text" && typeof body.text === "string" && !body.isCut ? body.text : undefined;
  const asWhole: Assertion =
    text === undefined || text.length > maxComparedLength
      ? { kind: "not-status", status }
      : { kind: "not-answer", status, text };
  switch (expected.kind) {
    case "answered":
    case "content-type":
    case "value":
      return expected;
    case "status":
      return { kind: "status", pattern: statusPattern(expected.statuses) };
    case "not-answer":
      return asWhole;
    case "not-value": {
      const value = scalarAt(text, expected.at);
      return value === undefined ? asWhole : { kind: "not-value", at: expected.at, value };
    }
  }
}

function scalarAt(text: string | undefined, at: Path): Scalar | undefined {
  const parsed = parseJson(text ?? "");
  const value: Json | undefined = parsed.ok ? valueAt(parsed.value, at) : undefined;
  return value === undefined || isExact(value) || isList(value) || isObject(value) ? undefined : value;
}

/** Writes statuses as a regular expression: `2XX` and 404 are `2\d\d|404`. */
const statusPattern = (statuses: readonly string[]): string =>
  statuses
    .map((status) => (/^[1-5]XX$/i.test(status) ? `${status[0]}\\d\\d` : /^\d{3}$/.test(status) ? status : "\\d\\d\\d"))
    .join("|");

const typeWords: { readonly [K in Exclude<ValueType["kind"], "pattern" | "one-of">]: string } = {
  string: "a string",
  number: "a number",
  integer: "an integer",
  boolean: "true or false",
  list: "a list",
  object: "an object",
  present: "there",
};

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
    case "value":
      return `${place(expected.at)} is ${valueTypeText(expected.type)}`;
    case "not-value":
      return `another value of ${place(expected.at)}`;
    case "not-answer":
      return "another answer";
  }
}

function valueTypeText(type: ValueType): string {
  if (type.kind === "pattern") return `text that matches ${type.pattern}`;
  if (type.kind === "one-of") return `one of ${type.values.map((value) => JSON.stringify(value)).join(", ")}`;
  return typeWords[type.kind];
}
