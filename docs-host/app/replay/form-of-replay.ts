import { applyEdit, choicesFrom, type FormState, formShape, InvalidPathError, seedForm } from "#engine/form";
import { inferSelection } from "#engine/interpret";
import { isList, isObject, type Json, own } from "#engine/json";
import type { EndpointForm } from "#engine/model";
import { typesFrom } from "#engine/shape";
import { shapeMark } from "../form/index.ts";
import { editFrom } from "./edit-from.ts";
import type { Replay } from "./read-replay.ts";

/** The parts of the form of an endpoint that a replay is opened in. */
type Fields = Pick<EndpointForm, "endpoint" | "globalHeaders" | "types">;

/** A form, or why a replay makes none: the end of a sentence that begins with the name of its file. */
export type FormOfReplay =
  | { readonly ok: true; readonly form: FormState }
  | { readonly ok: false; readonly fault: string };

/** Tells the form of an endpoint in short, as its drafts do: the same wherever it is asked. */
export const formMark = ({ endpoint, globalHeaders, types }: Fields): string =>
  shapeMark(formShape(endpoint, globalHeaders), types);

/** The form that a case is about: its value, or what its edits make of an empty one. */
export function formOfReplay(
  { endpoint, globalHeaders, types: table }: Fields,
  { case: one }: Pick<Replay, "case">,
  now: () => Date,
): FormOfReplay {
  const types = typesFrom(table);
  const [value, choices, actions] = [own(one, "value"), own(one, "choices"), own(one, "actions")];
  if (value !== undefined) {
    if (!isObject(value)) return refused("/case/value", "no form");
    if (choices !== undefined && !isObject(choices)) return refused("/case/choices", "no choices of variants");
    const suggested = inferSelection(types)(formShape(endpoint, globalHeaders));
    return { ok: true, form: { value, choices: choicesFrom(choices) ?? suggested(value) } };
  }
  const seed = { endpoint, globalHeaders, types, deps: { now } };
  if (actions === undefined) return { ok: true, form: seedForm(seed) };
  if (!isList(actions)) return refused("/case/actions", "no list of edits");
  return edited(seedForm({ ...seed, example: "none" }), actions);
}

function edited(empty: FormState, actions: readonly Json[]): FormOfReplay {
  let form = empty;
  for (const [position, action] of actions.entries()) {
    const edit = editFrom(action);
    if (edit === undefined) return refused(`/case/actions/${position}`, "no edit of a form");
    try {
      form = applyEdit(form, edit);
    } catch (thrown) {
      // An edit that fails is the reported failure itself, or was made for another definition: the form keeps its last
      // state.
      if (thrown instanceof InvalidPathError) break;
      throw thrown;
    }
  }
  return { ok: true, form };
}

const refused = (at: string, instead: string): FormOfReplay => ({
  ok: false,
  fault: `holds ${instead} at ${at}: it was cut or changed`,
});
