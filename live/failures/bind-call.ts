import { applyEdit } from "#engine/form";
import { exactText, isExact, type Json, parseJson, printJson } from "#engine/json";
import { formatPath, type Path, valueAt } from "#engine/shape";
import { utf8Text } from "../body-text.ts";
import type { Call, Step, StepInput } from "../call.ts";
import type { Received } from "../exchange.ts";
import { lastSegment, pathOf } from "../last-segment.ts";

/** A call with its values, or the reason why an earlier answer does not contain one. */
export type BoundCall = { readonly ok: true; readonly call: Call } | { readonly ok: false; readonly reason: string };

/** Writes the values that a step takes from earlier answers into its form. */
export function bindCall({ call, takes }: Step, answers: readonly (Received | undefined)[]): BoundCall {
  let bound = call;
  for (const { step, from, to } of takes) {
    const value = takenValue(from, answers[step]);
    if (value === undefined) {
      const what = from.kind === "header" ? `header ${from.name}` : formatPath(from.path) || "body";
      return { ok: false, reason: `the answer to step ${step + 1} has no ${what}` };
    }
    bound = withTaken(bound, to, value);
  }
  return { ok: true, call: bound };
}

/** Writes a value that a step takes into its form, or into the change of its request. */
export function withTaken(call: Call, to: Path, value: Json): Call {
  const { form, change } = call;
  if (to[0] === "change") {
    return change !== undefined && "value" in change ? { ...call, change: { ...change, value: String(value) } } : call;
  }
  return { ...call, form: applyEdit(form, { type: "set", at: to, value: asInForm(value, valueAt(form.value, to)) }) };
}

/** Returns a part of the value of a header. */
export const partOfHeader = (value: string, part: "last-segment" | "path" | undefined): string | undefined =>
  part === undefined ? value : part === "path" ? pathOf(value) : lastSegment(value);

/** Returns the value that a step takes from a response, if any. */
export function takenValue(from: StepInput["from"], received: Received | undefined): Json | undefined {
  if (received?.kind !== "answer") return undefined;
  if (from.kind === "header") {
    const value = received.headers.find(([name]) => name.toLowerCase() === from.name.toLowerCase())?.[1];
    return value === undefined ? undefined : partOfHeader(value, from.part);
  }
  const parsed = parseJson(utf8Text(received.body) ?? "");
  return parsed.ok ? valueAt(parsed.value, from.path) : undefined;
}

/**
 * Returns a value of an answer as its form has it: 64-bit numbers are texts in a form (docs/behavior.md#types), and the
 * numbers in addresses are texts in an answer.
 */
export function asInForm(value: Json, before: Json | undefined): Json {
  if (typeof before === "string" && typeof value === "number") return printJson(value);
  if (typeof before === "number" && typeof value === "string" && String(Number(value)) === value) return Number(value);
  return isExact(value) ? exactText(value) : value;
}
