import { type Path, toPointer } from "#engine/shape";
import type { Edit, EditOf } from "./edit.ts";
import { dropSelections, escapedStep, isBelow, moveSelections, shifted } from "./move-selections.ts";
import type { FormState, TypedDraft, TypedDrafts } from "./state.ts";

type Movers = { readonly [T in Edit["type"]]: (drafts: TypedDrafts, edit: EditOf<T>) => TypedDrafts };

const none: TypedDrafts = {};

/**
 * Returns the drafts after an edit. A draft is dropped with its path, and when its value or a value around it is
 * replaced; drafts of keys move with their rows.
 */
export function draftsAfter(state: FormState, edit: Edit): TypedDrafts | undefined {
  const before = state.drafts ?? none;
  if (before === none && edit.type !== "type" && edit.type !== "reset") return undefined;
  // The compiler can't see that the member chosen by `edit.type` takes just this edit; the mapped type promises it.
  const move = movers[edit.type] as (drafts: TypedDrafts, edit: Edit) => TypedDrafts;
  const after = move(before, edit);
  if (after === before) return state.drafts;
  return Object.keys(after).length === 0 ? undefined : after;
}

const movers: Movers = {
  set: replaced,
  choose: replaced,
  clear: (drafts, { at = [] }) => replaced(drafts, { at }),
  addProperty: changedWithin,
  addAll: changedWithin,
  addKey: (drafts, { at }) => put(changedWithin(drafts, { at }), at, "newKey", undefined),
  insert: (drafts, { at, index }) =>
    moveSelections(changedWithin(drafts, { at }), at, (step) => shifted(step, index, 1)),
  remove: (drafts, { at }) => {
    const [holder, last] = [at.slice(0, -1), at.at(-1)];
    const around = changedWithin(drafts, { at: holder });
    return typeof last === "number"
      ? moveSelections(around, holder, (step) => shifted(step, last, -1))
      : dropSelections(around, at, true);
  },
  renameKey: (drafts, { at, from, to }) =>
    moveSelections(put(changedWithin(drafts, { at }), [...at, from], "key", undefined), at, (step) =>
      step === escapedStep(from) ? escapedStep(to) : step,
    ),
  type: (drafts, { at, what, text }) => put(drafts, at, what, text),
  reset: (_typed, { state }) => state.drafts ?? none,
};

/** The value was replaced: only the draft of its row's key stays. */
function replaced(drafts: TypedDrafts, { at }: { readonly at: Path }): TypedDrafts {
  return put(changedWithin(dropSelections(drafts, at, false), { at }), at, "newKey", undefined);
}

/** A value inside the path changed, so drafts at the path and around it are outdated. */
function changedWithin(drafts: TypedDrafts, { at }: { readonly at: Path }): TypedDrafts {
  const pointer = toPointer(at);
  return Object.entries(drafts)
    .filter(([other, { text }]) => text !== undefined && (other === pointer || isBelow(pointer, other)))
    .reduce((left, [other]) => putAt(left, other, "text", undefined), drafts);
}

const put = (drafts: TypedDrafts, at: Path, what: keyof TypedDraft, text: string | undefined): TypedDrafts =>
  putAt(drafts, toPointer(at), what, text);

function putAt(drafts: TypedDrafts, pointer: string, what: keyof TypedDraft, text: string | undefined): TypedDrafts {
  const { [pointer]: here = {}, ...others } = drafts;
  if (here[what] === text) return drafts;
  const { [what]: _, ...rest } = here;
  const next: TypedDraft = text === undefined ? rest : { ...rest, [what]: text };
  return Object.keys(next).length === 0 ? others : { ...others, [pointer]: next };
}
