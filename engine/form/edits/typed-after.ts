import { type Path, toPointer } from "#engine/shape";
import type { Edit, EditOf } from "./edit.ts";
import { escapedStep, isBelow, moveChoices, shifted, withoutChoices } from "./moved-choices.ts";
import type { FormState, Typed, TypedTexts } from "./state.ts";

type Movers = { readonly [T in Edit["type"]]: (typed: TypedTexts, edit: EditOf<T>) => TypedTexts };

const none: TypedTexts = {};

/**
 * Gives the texts that are no value yet after an edit. A text goes with its place, and when another value takes its
 * place or stands in what it is the text of; keys that are being typed stay with their rows.
 */
export function typedAfter(state: FormState, edit: Edit): TypedTexts | undefined {
  const before = state.typed ?? none;
  if (before === none && edit.type !== "type" && edit.type !== "reset") return undefined;
  // The compiler can't see that the member chosen by `edit.type` takes just this edit; the mapped type promises it.
  const move = movers[edit.type] as (typed: TypedTexts, edit: Edit) => TypedTexts;
  const after = move(before, edit);
  if (after === before) return state.typed;
  return Object.keys(after).length === 0 ? undefined : after;
}

const movers: Movers = {
  set: replaced,
  choose: replaced,
  clear: (typed, { at = [] }) => replaced(typed, { at }),
  addProperty: changedWithin,
  addAll: changedWithin,
  addKey: (typed, { at }) => put(changedWithin(typed, { at }), at, "newKey", undefined),
  insert: (typed, { at, index }) => moveChoices(changedWithin(typed, { at }), at, (step) => shifted(step, index, 1)),
  remove: (typed, { at }) => {
    const [holder, last] = [at.slice(0, -1), at.at(-1)];
    const around = changedWithin(typed, { at: holder });
    return typeof last === "number"
      ? moveChoices(around, holder, (step) => shifted(step, last, -1))
      : withoutChoices(around, at, true);
  },
  renameKey: (typed, { at, from, to }) =>
    moveChoices(put(changedWithin(typed, { at }), [...at, from], "key", undefined), at, (step) =>
      step === escapedStep(from) ? escapedStep(to) : step,
    ),
  type: (typed, { at, what, text }) => put(typed, at, what, text),
  reset: (_typed, { state }) => state.typed ?? none,
};

/** A value took the place of another: only the key of its own row is still being typed. */
function replaced(typed: TypedTexts, { at }: { readonly at: Path }): TypedTexts {
  return put(changedWithin(withoutChoices(typed, at, false), { at }), at, "newKey", undefined);
}

/** Something within a place is another now, so that no text of it, or of what is around it, can stand any more. */
function changedWithin(typed: TypedTexts, { at }: { readonly at: Path }): TypedTexts {
  const place = toPointer(at);
  return Object.entries(typed)
    .filter(([other, { text }]) => text !== undefined && (other === place || isBelow(place, other)))
    .reduce((left, [other]) => putAt(left, other, "text", undefined), typed);
}

const put = (typed: TypedTexts, at: Path, what: keyof Typed, text: string | undefined): TypedTexts =>
  putAt(typed, toPointer(at), what, text);

function putAt(typed: TypedTexts, place: string, what: keyof Typed, text: string | undefined): TypedTexts {
  const { [place]: here = {}, ...others } = typed;
  if (here[what] === text) return typed;
  const { [what]: _, ...rest } = here;
  const next: Typed = text === undefined ? rest : { ...rest, [what]: text };
  return Object.keys(next).length === 0 ? others : { ...others, [place]: next };
}
