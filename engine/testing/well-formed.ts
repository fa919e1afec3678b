import type { FormState } from "#engine/form";
import type { Issue, IssueCode } from "#engine/interpret";
import { isExact, isList, isObject, type Json, own } from "#engine/json";
import { type Shape, type Types, toPointer, valueAt } from "#engine/shape";
import { interpreters } from "./interpreters.ts";

/** Issues that a reader fixes by continuing: a value is missing, or typed text is incomplete. */
const openIssues: ReadonlySet<IssueCode> = new Set([
  "missing",
  "minimum",
  "maximum",
  "multiple-of",
  "min-length",
  "max-length",
  "min-items",
  "max-items",
  "min-properties",
  "max-properties",
  "regex",
  "format",
  "range",
  "decimals",
  "duplicate",
  "key",
]);

/** Issues that stand for "nothing chosen yet" where the value is `null`, and only there. */
const unchosenIssues: ReadonlySet<IssueCode> = new Set(["type", "file", "no-variant"]);

/**
 * Returns what is wrong with the structure of a form's state; empty if it is well formed: it holds JSON only, no
 * `undefined`; it is frozen throughout; every variant is selected at an existing path; and its issues are such that a
 * reader fixes them by continuing. A wrong type is one of those only for `null` in place of a value not chosen yet, or
 * for text in place of a half-typed number.
 */
export function malformations(state: FormState, shape: Shape, types: Types, use = interpreters): readonly string[] {
  const issues = use.validator(types, { unknownKeys: "report" })(shape)(state.value, state.selection);
  return [
    ...notPlain(state.value, ""),
    ...Object.keys(state.selection)
      .filter((pointer) => lookUp(state.value, pointer) === undefined)
      .map((pointer) => `a choice at ${pointer}, where nothing is`),
    ...issues
      .filter((issue) => !isOpen(issue, valueAt(state.value, issue.path)))
      .map(({ path, code, message }) => `${code} at ${toPointer(path)}: ${message}`),
  ];
}

function isOpen({ code }: Issue, value: Json | undefined): boolean {
  if (openIssues.has(code)) return true;
  if (code === "type" && typeof value === "string") return true;
  return unchosenIssues.has(code) && value === null;
}

function notPlain(value: unknown, pointer: string): readonly string[] {
  if (value === undefined) return [`undefined at ${pointer}`];
  if (typeof value !== "object" || value === null) return [];
  const inner = isExact(value)
    ? []
    : Object.entries(value).flatMap(([key, one]) => notPlain(one, pointer + toPointer([key])));
  return Object.isFrozen(value) ? inner : [`not frozen at ${pointer}`, ...inner];
}

/** Reads the value at a JSON pointer; a step is an index where it meets a list. */
function lookUp(root: Json, pointer: string): Json | undefined {
  let value: Json | undefined = root;
  for (const step of pointer.split("/").slice(1)) {
    const key = step.replaceAll("~1", "/").replaceAll("~0", "~");
    if (isList(value)) value = value[Number(key)];
    else value = isObject(value) ? own(value, key) : undefined;
  }
  return value;
}
