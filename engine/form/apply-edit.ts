import { isList, isObject, type Json, type JsonObject, own, unescapeSegment } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import type { Edit, EditOf } from "./edit.ts";
import { frozen } from "./frozen.ts";
import { escapedStep, moveChoices, plantChoices, shifted, withoutChoices } from "./moved-choices.ts";
import { changeAt, dropMember, NoSuchPlaceError, putMember, putMembers, renameMember } from "./place.ts";
import type { FormState } from "./state.ts";
import { typedAfter } from "./typed-after.ts";

type Appliers = { readonly [T in Edit["type"]]: (state: FormState, edit: EditOf<T>) => FormState };

/**
 * Gives the state after an edit. What the edit does not touch keeps its identity, so that views and checks can skip it;
 * all that is new is frozen. Choices and typed texts at places that go away are dropped, those of items and keys that
 * move go along.
 *
 * @throws NoSuchPlaceError when the edit names a place that is not there
 */
export function applyEdit(state: FormState, edit: Edit): FormState {
  // The compiler can't see that the member chosen by `edit.type` takes just this edit; the mapped type promises it.
  const apply = appliers[edit.type] as (state: FormState, edit: Edit) => FormState;
  const { value, choices } = apply(state, edit);
  const typed = typedAfter(state, edit);
  if (value === state.value && choices === state.choices && typed === state.typed) return state;
  return frozen({ value, choices, ...(typed && { typed }) });
}

const appliers: Appliers = {
  set: (state, { at, value, choices }) => ({
    value: putAt(state.value, at, value),
    choices: plantChoices(withoutChoices(state.choices, at, false), at, choices),
  }),

  choose: (state, { at, variant, value, choices }) => ({
    value: putAt(state.value, at, value),
    choices: plantChoices(withoutChoices(state.choices, at, true), at, { ...choices, "": variant }),
  }),

  remove: (state, { at }) => {
    const [holder, last] = split(at);
    if (last === undefined) return { value: null, choices: {} };
    return {
      value: changeAt(state.value, holder, (old) => {
        if (isList(old) && typeof last === "number" && last in old) return old.toSpliced(last, 1);
        if (isObject(old) && own(old, String(last)) !== undefined) return dropMember(old, String(last));
        throw new NoSuchPlaceError(at, "there is nothing to remove");
      }),
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
    const keys = new Set(Object.keys(values).filter((key) => own(old, key) === undefined));
    const added = moveChoices(choices ?? {}, [], (step) => (keys.has(unescapeSegment(step)) ? step : undefined));
    return {
      value: changeAt(state.value, at, () =>
        putMembers(
          old,
          Object.entries(values).filter(([key]) => keys.has(key)),
        ),
      ),
      choices: plantChoices(state.choices, at, added),
    };
  },

  insert: (state, { at, index, value, choices }) => ({
    value: changeAt(state.value, at, (old) => {
      if (!isList(old)) throw new NoSuchPlaceError(at, "there is no list");
      if (!Number.isInteger(index) || index < 0 || index > old.length)
        throw new NoSuchPlaceError([...at, index], `the list has ${old.length} items`);
      return old.toSpliced(index, 0, value);
    }),
    choices: plantChoices(
      moveChoices(state.choices, at, (step) => shifted(step, index, 1)),
      [...at, index],
      choices,
    ),
  }),

  renameKey: (state, { at, from, to }) => {
    const old = objectAt(state.value, at);
    if (own(old, from) === undefined) throw new NoSuchPlaceError([...at, from], "there is no such key");
    if (own(old, to) !== undefined) return state;
    return {
      value: changeAt(state.value, at, () => renameMember(old, from, to)),
      choices: moveChoices(state.choices, at, (step) => (step === escapedStep(from) ? escapedStep(to) : step)),
    };
  },

  clear: (state, { at = [] }) => ({
    value: changeAt(state.value, at, (old) => (isList(old) ? [] : isObject(old) ? {} : null)),
    choices: withoutChoices(state.choices, at, false),
  }),

  type: (state) => state,

  reset: (_state, { state }) => state,
};

function addMember(state: FormState, { at, key, value, choices }: EditOf<"addProperty" | "addKey">): FormState {
  const old = objectAt(state.value, at);
  if (own(old, key) !== undefined) return state;
  return {
    value: changeAt(state.value, at, () => putMember(old, key, value)),
    choices: plantChoices(withoutChoices(state.choices, [...at, key], true), [...at, key], choices),
  };
}

/** Puts a value in a place of a list or an object; an object takes a new key as well. */
function putAt(root: Json, at: Path, value: Json): Json {
  const [holder, last] = split(at);
  if (last === undefined) return value;
  return changeAt(root, holder, (old) => {
    if (isList(old) && typeof last === "number" && last in old)
      return Object.is(old[last], value) ? old : old.with(last, value);
    if (!isObject(old)) throw new NoSuchPlaceError(at, "there is nothing that could hold it");
    return Object.is(own(old, String(last)), value) ? old : putMember(old, String(last), value);
  });
}

function objectAt(root: Json, at: Path): JsonObject {
  const found = valueAt(root, at);
  if (!isObject(found)) throw new NoSuchPlaceError(at, "there is no object");
  return found;
}

const split = (at: Path): readonly [holder: Path, last: string | number | undefined] => [at.slice(0, -1), at.at(-1)];
