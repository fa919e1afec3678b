import { isList, type Json, own } from "#engine/json";
import { type Path, toPointer } from "#engine/shape";
import { invalid } from "#engine/testing";
import type { Case, EndpointLaw } from "../law.ts";
import { issuesOf, must, type Target } from "../target.ts";
import { isUnsendable, reported } from "./request.ts";

/** A broken rule is reported, at its path. */
export const invalidLaw: EndpointLaw = {
  name: "issues",
  promise: "each broken rule is reported at its field",
  cases: ({ shape, types }) => {
    // The parts of a form are always present; only their content has rules.
    const drawn = invalid(shape, types, { within: (at) => at.length > 1 || at[0] === "body", onlySent: true });
    if (drawn === undefined) return { kind: "none" };
    return {
      kind: "drawn",
      draw: drawn.map(({ value, rule, at, selection }): Case => ({ rule, at, value, selection })),
    };
  },
  check: checkInvalid,
};

function checkInvalid(target: Target, one: Case): void {
  const at = pathOf(own(one, "at"));
  const rule = String(own(one, "rule"));
  const form = { value: own(one, "value") ?? null, selection: readSelection(own(one, "selection")) };
  const issues = issuesOf(target, form);
  const pointer = toPointer(at);
  const [caught, others] = [
    issues.filter((issue) => issue.code === rule && toPointer(issue.path) === pointer),
    issues.filter((issue) => !(issue.code === rule && toPointer(issue.path) === pointer) && !isUnsendable(issue)),
  ];
  const where = `${rule} at ${pointer}`;
  must(
    caught.length > 0,
    () => `a broken rule, ${where}, is not reported; found: ${issues.map(reported).join("; ") || "nothing"}`,
  );
  must(
    others.length === 0,
    () => `besides the broken rule, ${where}, the form reports ${others.map(reported).join("; ")}`,
  );
}

/** Reads a path of a replay file. */
const pathOf = (value: Json | undefined): Path =>
  isList(value) ? value.filter((step) => typeof step === "string" || typeof step === "number") : [];

/** Reads the variant selection of a replay file. */
export const readSelection = (value: Json | undefined): { readonly [pointer: string]: number } =>
  Object.fromEntries(Object.entries(value ?? {}).filter((entry) => typeof entry[1] === "number"));
