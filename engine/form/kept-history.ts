import { equalJson, isList, isObject, type Json, type JsonObject, own, printJson } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import { frozen } from "./frozen.ts";
import { type History, historyOf, type Step } from "./history.ts";
import { changeAt } from "./place.ts";
import type { FormState } from "./state.ts";

/**
 * As much text the steps of one history may take where it is kept, in UTF-16 units. Browsers give a site about 5 million
 * of them for a tab (HTML standard, "storage limits" are theirs to set); a site has many endpoints.
 */
const roomForSteps = 200_000;

/** The smallest place in which two values differ, and what the second has there. */
interface Difference {
  readonly place: Path;
  readonly value: Json;
}

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
function writeSteps(present: FormState, steps: readonly Step[], room: number): readonly JsonObject[] {
  const written: JsonObject[] = [];
  let left = room;
  let near = present;
  for (const { name, at, state } of steps.toReversed()) {
    const { place, value } = differenceOf(near.value, state.value);
    const step = { name, at, place, value, ...(state.choices !== near.choices && { choices: { ...state.choices } }) };
    left -= printJson(step).length;
    if (left < 0) break;
    written.push(step);
    near = state;
  }
  return written;
}

/** Writes a history as JSON, so that it outlives a page. Where the steps are large, the farthest are left out. */
export const historyToJson = ({ past, present, future }: History): Json => ({
  present: present.value,
  past: writeSteps(present, past, roomForSteps / 2),
  future: writeSteps(present, future, roomForSteps / 2),
});

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
  const choices = own(kept, "choices");
  if (typeof name !== "string" || !isPath(at) || !isPath(place) || value === undefined) return undefined;
  if (valueAt(near.value, place) === undefined) return undefined;
  const state = { value: changeAt(near.value, place, () => value), choices: choicesFrom(choices) ?? near.choices };
  return { name, at, state: frozen(state) };
}

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
  return {
    past: readSteps(present, own(kept, "past")),
    present,
    future: readSteps(present, own(kept, "future")),
    run: undefined,
  };
}
