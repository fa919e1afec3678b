import { applyEdit, choicesFrom, type Edit, type FormState, formShape, seedForm } from "#engine/form";
import { choicesIn } from "#engine/interpret";
import { isList, isObject, own } from "#engine/json";
import type { EndpointForm } from "#engine/model";
import { typesFrom } from "#engine/shape";
import { shapeMark } from "../draft.ts";
import type { Replay } from "./read-replay.ts";

/** The parts of the form of an endpoint that a replay is opened in. */
type Fields = Pick<EndpointForm, "endpoint" | "globalHeaders" | "types">;

/** Tells the form of an endpoint in short, as its drafts do: the same wherever it is asked. */
export const formMark = ({ endpoint, globalHeaders, types }: Fields): string =>
  shapeMark(formShape(endpoint, globalHeaders), types);

/** The form that a case is about: its value, or what its edits make of an empty one. */
export function formOfReplay(
  { endpoint, globalHeaders, types: table }: Fields,
  { case: one }: Pick<Replay, "case">,
  now: () => Date,
): FormState {
  const types = typesFrom(table);
  const [value, choices, actions] = [own(one, "value"), own(one, "choices"), own(one, "actions")];
  if (isObject(value)) {
    const suggested = choicesIn(types)(formShape(endpoint, globalHeaders));
    return { value, choices: choicesFrom(choices) ?? suggested(value) };
  }
  const seed = { endpoint, globalHeaders, types, ports: { now } };
  if (!isList(actions)) return seedForm(seed);
  let state = seedForm({ ...seed, example: "none" });
  for (const action of actions) {
    try {
      // Such a file holds edits as they were made.
      state = applyEdit(state, action as unknown as Edit);
    } catch {
      // What fails is the failure itself, or was written by hand: the form stands as it was before.
      break;
    }
  }
  return state;
}
