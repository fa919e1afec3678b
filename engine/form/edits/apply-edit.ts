import { isList, isObject, type Json, type JsonObject, own, unescapeSegment } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import { draftsAfter } from "./drafts-after.ts";
import type { Edit, EditOf } from "./edit.ts";
import { frozen } from "./frozen.ts";
import { escapedStep, moveChoices, plantChoices, shifted, withoutChoices } from "./moved-choices.ts";
import { dropMember, existing, InvalidPathError, type Put, putAll, putMembers, renameMember } from "./put.ts";
import type { FormState } from "./state.ts";

/** The state after an edit, and the paths in its value that the edit changed. */
export interface AppliedEdit {
  readonly state: FormState;
  readonly changed: readonly Path[];
}

/** An edit worked out for a state: the values to store, and the variant selection afterwards. */
interface Effect {
  readonly puts: readonly Put[];
  readonly choices: FormState["choices"];
}

type Effects = { readonly [T in Edit["type"]]: (state: FormState, edit: EditOf<T>) => Effect };

/**
 * Returns the state after an edit. What the edit does not touch keeps its identity, so that views and checks can skip it;
 * all that is new is frozen. The variant selection and the drafts of paths that go away are dropped, those of items and
 * keys that move go along.
 *
 * @throws InvalidPathError if the edit names a path that the form does not have
 */
export const applyEdit = (state: FormState, edit: Edit): FormState => editState(state, edit).state;

/** Does what `applyEdit` does, and returns the changed paths too. */
export function editState(state: FormState, edit: Edit): AppliedEdit {
  // The compiler can't see that the member chosen by `edit.type` takes just this edit; the mapped type promises it.
  const effect = effects[edit.type] as (state: FormState, edit: Edit) => Effect;
  const { puts, choices } = effect(state, edit);
  const { value, paths } = putAll(state.value, puts);
  const drafts = draftsAfter(state, edit);
  if (value === state.value && choices === state.choices && drafts === state.drafts) return { state, changed: [] };
  return { state: frozen({ value, choices, ...(drafts && { drafts }) }), changed: paths };
}

/** Nothing of the value changes. */
const unchanged = ({ choices }: FormState): Effect => ({ puts: [], choices });

const effects: Effects = {
  set: (state, { at, value, choices }) => ({
    puts: [{ at, value }],
    choices: plantChoices(withoutChoices(state.choices, at, false), at, choices),
  }),

  choose: (state, { at, variant, value, choices }) => ({
    puts: [{ at, value }],
    choices: plantChoices(withoutChoices(state.choices, at, true), at, { ...choices, "": variant }),
  }),

  // A patch can't say which position a member had, so the list or object that holds it is stored anew.
  remove: (state, { at }) => {
    const [holder, last] = [at.slice(0, -1), at.at(-1)];
    if (last === undefined) return { puts: [{ at, value: null }], choices: {} };
    return {
      puts: [{ at: holder, value: without(state.value, at) }],
      choices:
        typeof last === "number"
          ? moveChoices(state.choices, holder, (step) => shifted(step, last, -1))
          : withoutChoices(state.choices, at, true),
    };
  },

  addProperty: addMember,
  addKey: addMember,

  addAll: (state, { at, values, choices }) => {
    const old = objectAt(state.value, at);
    const members = Object.entries(values).filter(([key]) => own(old, key) === undefined);
    if (members.length === 0) return unchanged(state);
    const keys = new Set(members.map(([key]) => key));
    const added = moveChoices(choices ?? {}, [], (step) => (keys.has(unescapeSegment(step)) ? step : undefined));
    return {
      puts: [{ at, value: putMembers(old, members) }],
      choices: plantChoices(state.choices, at, added),
    };
  },

  insert: (state, { at, index, value, choices }) => {
    const old = valueAt(state.value, at);
    if (!isList(old)) throw new InvalidPathError(at, "there is no list");
    if (!Number.isInteger(index) || index < 0 || index > old.length)
      throw new InvalidPathError([...at, index], `the list has ${old.length} items`);
    return {
      puts: [{ at, value: old.toSpliced(index, 0, value) }],
      choices: plantChoices(
        moveChoices(state.choices, at, (step) => shifted(step, index, 1)),
        [...at, index],
        choices,
      ),
    };
  },

  renameKey: (state, { at, from, to }) => {
    const old = objectAt(state.value, at);
    if (own(old, from) === undefined) throw new InvalidPathError([...at, from], "there is no such key");
    if (own(old, to) !== undefined) return unchanged(state);
    return {
      puts: [{ at, value: renameMember(old, from, to) }],
      choices: moveChoices(state.choices, at, (step) => (step === escapedStep(from) ? escapedStep(to) : step)),
    };
  },

  clear: (state, { at = [] }) => {
    const old = existing(state.value, at);
    return {
      puts: [{ at, value: isList(old) ? [] : isObject(old) ? {} : null }],
      choices: withoutChoices(state.choices, at, false),
    };
  },

  type: unchanged,

  reset: (before, { state }) => ({ puts: partsThatDiffer(before.value, state.value), choices: state.choices }),
};

function addMember(state: FormState, { at, key, value, choices }: EditOf<"addProperty" | "addKey">): Effect {
  const old = objectAt(state.value, at);
  if (own(old, key) !== undefined) return unchanged(state);
  return {
    puts: [{ at: [...at, key], value }],
    choices: plantChoices(withoutChoices(state.choices, [...at, key], true), [...at, key], choices),
  };
}

/** Returns the list or object around a path without the value at the path. */
function without(root: Json, at: Path): Json {
  const [holder, last] = [valueAt(root, at.slice(0, -1)), at.at(-1)];
  if (isList(holder) && typeof last === "number" && last in holder) return holder.toSpliced(last, 1);
  if (isObject(holder) && own(holder, String(last)) !== undefined) return dropMember(holder, String(last));
  throw new InvalidPathError(at, "there is nothing to remove");
}

/** Returns the parts of a request that differ from those before, or the whole form if it has other parts. */
function partsThatDiffer(before: Json, after: Json): readonly Put[] {
  if (before === after) return [];
  if (!isObject(before) || !isObject(after) || !hasSameKeys(before, after)) return [{ at: [], value: after }];
  return Object.entries(after).flatMap(([key, part]) =>
    own(before, key) === part ? [] : [{ at: [key], value: part }],
  );
}

function hasSameKeys(one: JsonObject, other: JsonObject): boolean {
  const [keys, others] = [Object.keys(one), Object.keys(other)];
  return keys.length === others.length && keys.every((key, position) => key === others[position]);
}

function objectAt(root: Json, at: Path): JsonObject {
  const found = valueAt(root, at);
  if (!isObject(found)) throw new InvalidPathError(at, "there is no object");
  return found;
}
