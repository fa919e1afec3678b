import { applyEdit } from "#engine/form";
import { exactText, isExact, type Json, parseJson, printJson } from "#engine/json";
import { formatPath, valueAt } from "#engine/shape";
import { utf8Text } from "../body-text.ts";
import type { Call, Step, StepInput } from "../call.ts";
import type { Received } from "../exchange.ts";
import { lastSegment } from "../last-segment.ts";

/** A call with its values, or the reason why an earlier answer does not contain one. */
export type BoundCall = { readonly ok: true; readonly call: Call } | { readonly ok: false; readonly reason: string };

/** Writes the values that a step takes from earlier answers into its form. */
export function bindCall({ call, takes }: Step, answers: readonly Received[]): BoundCall {
  let { form } = call;
  for (const { step, from, to } of takes) {
    const value = takenValue(from, answers[step]);
    if (value === undefined) {
      const what = from.kind === "header" ? `header ${from.name}` : formatPath(from.path) || "body";
      return { ok: false, reason: `the answer to step ${step + 1} has no ${what}` };
    }
    form = applyEdit(form, { type: "set", at: to, value: asInForm(value, valueAt(form.value, to)) });
  }
  return { ok: true, call: { ...call, form } };
}

function takenValue(from: StepInput["from"], received: Received | undefined): Json | undefined {
  if (received?.kind !== "answer") return undefined;
  if (from.kind === "header") {
    const value = received.headers.find(([name]) => name.toLowerCase() === from.name.toLowerCase())?.[1];
    return from.part === undefined || value === undefined ? value : lastSegment(value);
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
