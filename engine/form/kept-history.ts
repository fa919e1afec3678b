import { equalJson, isList, isObject, type Json, type JsonObject, objectOf, own, printJson } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import { frozen } from "./frozen.ts";
import { type History, historyOf, type Step } from "./history.ts";
import { changeAt } from "./place.ts";
import type { FormState, Typed, TypedTexts } from "./state.ts";

/**
 * As much text the steps of one history may take where it is kept, in UTF-16 units. Browsers give a site about 5
 * million of them for a tab (HTML standard, "storage limits" are theirs to set); a site has many endpoints.
 */
const roomForSteps = 200_000;

/** The smallest place in which two values differ, and what the second has there. */
type Difference = {
  readonly place: Path;
  readonly value: Json;
};

/** Finds the one place that differs; parts that are the same object are not looked into. */
function differenceOf(from: Json, to: Json): Difference {
  const place: (string | number)[] = [];
  let [a, b] = [from, to];
  for (;;) {
    const step = onlyChange(a, b);
    if (step === undefined) return { place, value: b };
    place.push(step);
    // `onlyChange` found the member in both.
    a = valueAt(a, [step]) as Json;
    b = valueAt(b, [step]) as Json;
  }
}

function onlyChange(a: Json, b: Json): string | number | undefined {
  if (isList(a) && isList(b) && a.length === b.length) {
    const changed = [...a.keys()].filter((index) => a[index] !== b[index]);
    return changed.length === 1 ? changed[0] : undefined;
  }
  if (!isObject(a) || !isObject(b)) return undefined;
  const keys = Object.keys(a);
  const others = Object.keys(b);
  if (keys.length !== others.length || keys.some((key, index) => key !== others[index])) return undefined;
  const changed = keys.filter((key) => own(a, key) !== own(b, key));
  return changed.length === 1 ? changed[0] : undefined;
}

/** Writes steps, the nearest to the present first, each as what differs from the one before, while there is room. */
function writeSteps(
  wholePresent: FormState,
  steps: readonly Step[],
  room: number,
  keepable: Keepable,
): readonly JsonObject[] {
  const written: JsonObject[] = [];
  let left = room;
  let nearWhole = wholePresent;
  let near = keepable(wholePresent);
  for (const { name, at, state: whole } of steps.toReversed()) {
    const state = keepable(whole);
    // A step by which only a password became another one would change nothing.
    const hides = state !== whole || nearWhole !== near;
    nearWhole = whole;
    if (hides && state.typed === near.typed && equalJson(state.value, near.value)) continue;
    const step = {
      name,
      at,
      ...(state.value !== near.value && differenceOf(near.value, state.value)),
      ...(state.choices !== near.choices && { choices: { ...state.choices } }),
      ...(state.typed !== near.typed && { typed: typedToJson(state.typed) }),
    };
    left -= printJson(step).length;
    if (left < 0) break;
    written.push(step);
    near = state;
  }
  return written;
}

/** Gives what of a state may be kept; it keeps the identity of what has nothing to hide. */
type Keepable = (state: FormState) => FormState;

/**
 * Writes a history as JSON, so that it outlives a page. Where the steps are large, the farthest are left out.
 *
 * @param keepable takes out of each state what is not to be kept
 */
export function historyToJson({ past, present: whole, future }: History, keepable: Keepable = (state) => state): Json {
  const present = keepable(whole);
  return {
    present: present.value,
    ...(present.typed && { typed: typedToJson(present.typed) }),
    past: writeSteps(whole, past, roomForSteps / 2, keepable),
    future: writeSteps(whole, future, roomForSteps / 2, keepable),
  };
}

function readSteps(present: FormState, kept: Json | undefined): readonly Step[] {
  const steps: Step[] = [];
  let near = present;
  for (const one of isList(kept) ? kept : []) {
    const step = readStep(near, one);
    if (step === undefined) break;
    steps.unshift(step);
    near = step.state;
  }
  return steps;
}

function readStep(near: FormState, kept: Json): Step | undefined {
  if (!isObject(kept)) return undefined;
  const [name, at, place, value] = ["name", "at", "place", "value"].map((key) => own(kept, key));
  if (typeof name !== "string" || !isPath(at)) return undefined;
  if (value !== undefined && !(isPath(place) && valueAt(near.value, place) !== undefined)) return undefined;
  const keptTyped = own(kept, "typed");
  const typed = keptTyped === undefined ? near.typed : typedFrom(keptTyped);
  const state: FormState = {
    value: value !== undefined && isPath(place) ? changeAt(near.value, place, () => value) : near.value,
    choices: choicesFrom(own(kept, "choices")) ?? near.choices,
    ...(typed && { typed }),
  };
  return { name, at, state: frozen(state) };
}

/** Writes texts that are no value yet as JSON. */
export const typedToJson = (typed: TypedTexts = {}): JsonObject =>
  objectOf(Object.entries(typed).map(([place, texts]) => [place, { ...texts }]));

/** Reads what `typedToJson` wrote; what is none of it is left out. Nothing where nothing is left. */
export function typedFrom(kept: Json | undefined): TypedTexts | undefined {
  if (!isObject(kept)) return undefined;
  const entries = Object.entries(kept).map(([place, texts]) => [place, typedOf(texts)] as const);
  const some = entries.filter(([, texts]) => Object.keys(texts).length > 0);
  return some.length === 0 ? undefined : Object.fromEntries(some);
}

const typedOf = (kept: Json): Typed =>
  Object.fromEntries(
    (["text", "key", "newKey"] as const).flatMap((what) => {
      const text = isObject(kept) ? own(kept, what) : undefined;
      return typeof text === "string" ? [[what, text] as const] : [];
    }),
  );

const isPath = (kept: Json | undefined): kept is Path =>
  isList(kept) && kept.every((step) => typeof step === "string" || typeof step === "number");

/** Reads choices that were kept; what is no number is left out. Nothing where there are none. */
export function choicesFrom(kept: Json | undefined): FormState["choices"] | undefined {
  if (!isObject(kept)) return undefined;
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === "number"),
  );
}

/**
 * Reads a history that `historyToJson` wrote, for a form that stands as it did then. Where it stands otherwise, the
 * steps would lead to another form, so it starts anew.
 */
export function historyFromJson(kept: Json | undefined, present: FormState): History {
  const before = isObject(kept) ? own(kept, "present") : undefined;
  if (!isObject(kept) || before === undefined || !equalJson(before, present.value)) return historyOf(present);
  if (!equalJson(own(kept, "typed") ?? {}, typedToJson(present.typed))) return historyOf(present);
  return {
    past: readSteps(present, own(kept, "past")),
    present,
    future: readSteps(present, own(kept, "future")),
    run: undefined,
  };
}
