import { isList, isObject, type Json, type JsonObject, own, unescapeSegment } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import { draftsAfter } from "./drafts-after.ts";
import type { Edit, EditOf } from "./edit.ts";
import { frozen } from "./frozen.ts";
import { dropSelections, escapedStep, insertSelections, moveSelections, shifted } from "./move-selections.ts";
import { dropMember, existing, InvalidPathError, type Put, putAll, putMembers, renameMember } from "./put.ts";
import type { FormState } from "./state.ts";

/** The state after an edit, and the paths in its value that the edit changed. */
export interface AppliedEdit {
  readonly state: FormState;
  readonly changed: readonly Path[];
}

/** The effect of an edit on a state: the values to store, and the variant selection afterwards. */
interface Effect {
  readonly puts: readonly Put[];
  readonly selection: FormState["selection"];
}

type Effects = { readonly [T in Edit["type"]]: (state: FormState, edit: EditOf<T>) => Effect };

/**
 * Returns the state after an edit. Unchanged parts keep their identity, so that views and checks can skip them; new
 * parts are frozen. Selections and drafts of removed paths are dropped; selections and drafts of moved items and keys
 * move along. @throws InvalidPathError if the edit names a path that the form does not have
 */
export const applyEdit = (state: FormState, edit: Edit): FormState => editState(state, edit).state;

/** Applies an edit as `applyEdit` does, and also returns the changed paths. */
export function editState(state: FormState, edit: Edit): AppliedEdit {
  // The compiler can't see that the member chosen by `edit.type` takes just this edit; the mapped type promises it.
  const effect = effects[edit.type] as (state: FormState, edit: Edit) => Effect;
  const { puts, selection } = effect(state, edit);
  const { value, paths } = putAll(state.value, puts);
  const drafts = draftsAfter(state, edit);
  if (value === state.value && selection === state.selection && drafts === state.drafts) return { state, changed: [] };
  return { state: frozen({ value, selection, ...(drafts && { drafts }) }), changed: paths };
}

/** Nothing of the value changes. */
const unchanged = ({ selection }: FormState): Effect => ({ puts: [], selection });

const effects: Effects = {
  set: (state, { at, value, selection }) => ({
    puts: [{ at, value }],
    selection: insertSelections(dropSelections(state.selection, at, false), at, selection),
  }),

  choose: (state, { at, variant, value, selection }) => ({
    puts: [{ at, value }],
    selection: insertSelections(dropSelections(state.selection, at, true), at, { ...selection, "": variant }),
  }),

  // A patch can't express the position of a member, so the surrounding list or object is replaced.
  remove: (state, { at }) => {
    const [holder, last] = [at.slice(0, -1), at.at(-1)];
    if (last === undefined) return { puts: [{ at, value: null }], selection: {} };
    return {
      puts: [{ at: holder, value: without(state.value, at) }],
      selection:
        typeof last === "number"
          ? moveSelections(state.selection, holder, (step) => shifted(step, last, -1))
          : dropSelections(state.selection, at, true),
    };
  },

  addProperty: addMember,
  addKey: addMember,

  addAll: (state, { at, values, selection }) => {
    const old = objectAt(state.value, at);
    const members = Object.entries(values).filter(([key]) => own(old, key) === undefined);
    if (members.length === 0) return unchanged(state);
    const keys = new Set(members.map(([key]) => key));
    const added = moveSelections(selection ?? {}, [], (step) => (keys.has(unescapeSegment(step)) ? step : undefined));
    return {
      puts: [{ at, value: putMembers(old, members) }],
      selection: insertSelections(state.selection, at, added),
    };
  },

  insert: (state, { at, index, value, selection }) => {
    const old = valueAt(state.value, at);
    if (!isList(old)) throw new InvalidPathError(at, "the value is not a list");
    if (!Number.isInteger(index) || index < 0 || index > old.length)
      throw new InvalidPathError([...at, index], `index out of range in a list of length ${old.length}`);
    return {
      puts: [{ at, value: old.toSpliced(index, 0, value) }],
      selection: insertSelections(
        moveSelections(state.selection, at, (step) => shifted(step, index, 1)),
        [...at, index],
        selection,
      ),
    };
  },

  renameKey: (state, { at, from, to }) => {
    const old = objectAt(state.value, at);
    if (own(old, from) === undefined) throw new InvalidPathError([...at, from], "the key does not exist");
    if (own(old, to) !== undefined) return unchanged(state);
    return {
      puts: [{ at, value: renameMember(old, from, to) }],
      selection: moveSelections(state.selection, at, (step) => (step === escapedStep(from) ? escapedStep(to) : step)),
    };
  },

  clear: (state, { at = [] }) => {
    const old = existing(state.value, at);
    return {
      puts: [{ at, value: isList(old) ? [] : isObject(old) ? {} : null }],
      selection: dropSelections(state.selection, at, false),
    };
  },

  type: unchanged,

  reset: (before, { state }) => ({ puts: partsThatDiffer(before.value, state.value), selection: state.selection }),
};

function addMember(state: FormState, { at, key, value, selection }: EditOf<"addProperty" | "addKey">): Effect {
  const old = objectAt(state.value, at);
  if (own(old, key) !== undefined) return unchanged(state);
  return {
    puts: [{ at: [...at, key], value }],
    selection: insertSelections(dropSelections(state.selection, [...at, key], true), [...at, key], selection),
  };
}

/** Returns the list or object around a path without the value at the path. */
function without(root: Json, at: Path): Json {
  const [holder, last] = [valueAt(root, at.slice(0, -1)), at.at(-1)];
  if (isList(holder) && typeof last === "number" && last in holder) return holder.toSpliced(last, 1);
  if (isObject(holder) && own(holder, String(last)) !== undefined) return dropMember(holder, String(last));
  throw new InvalidPathError(at, "no value exists at this path");
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
  if (!isObject(found)) throw new InvalidPathError(at, "the value is not an object");
  return found;
}
