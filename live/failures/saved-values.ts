import { applyEdit, type FormState, InvalidPathError } from "#engine/form";
import { type Json, parseJson } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import type { StepInput } from "../call.ts";
import { asInForm, partOfHeader } from "./bind-call.ts";
import type { Failure, FailureStep } from "./failure.ts";

/** Returns the value that a step took from an earlier answer, as it was recorded; undefined if it is not saved. */
export function savedValue({ step, from }: StepInput, steps: readonly FailureStep[]): Json | undefined {
  const answer = steps[step]?.answer;
  if (answer?.kind !== "answer") return undefined;
  if (from.kind === "header") {
    const value = answer.headers.find(([name]) => name.toLowerCase() === from.name.toLowerCase())?.[1];
    if (typeof value !== "string") return undefined;
    return partOfHeader(value, from.part);
  }
  const parsed = parseJson(answer.body.kind === "text" && typeof answer.body.text === "string" ? answer.body.text : "");
  return parsed.ok ? valueAt(parsed.value, from.path) : undefined;
}

/** The form of the last step of a failure with the sent values, and the paths of values that are not saved. */
export interface SavedForm {
  readonly form: FormState;
  readonly unsaved: readonly Path[];
}

/** Returns the form of the last step with the values that it took from earlier answers, as they were recorded. */
export function savedForm({ steps }: Pick<Failure, "steps">): SavedForm | undefined {
  const last = steps.at(-1);
  if (last === undefined) return undefined;
  let { form } = last;
  const unsaved: Path[] = [];
  for (const taken of last.takes) {
    const value = savedValue(taken, steps);
    const set = value === undefined ? undefined : withValue(form, taken.to, value);
    if (set === undefined) unsaved.push(taken.to);
    else form = set;
  }
  return { form, unsaved };
}

/** Sets a value; undefined if the form has no such place. */
function withValue(form: FormState, at: Path, value: Json): FormState | undefined {
  try {
    return applyEdit(form, { type: "set", at, value: asInForm(value, valueAt(form.value, at)) });
  } catch (thrown) {
    if (thrown instanceof InvalidPathError) return undefined;
    throw thrown;
  }
}
