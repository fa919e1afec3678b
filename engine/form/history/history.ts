import type { Path } from "#engine/shape";
import { toPointer } from "#engine/shape";
import { type Edit, editState, type FormState, frozen, type TypedDraft } from "../edits/index.ts";
import type { StepName } from "./step-name.ts";

/** One step that can be undone or redone, and the state on its other side. */
export interface Step extends StepName {
  readonly state: FormState;
  /** The paths at which the values on its two sides differ. */
  readonly changed: readonly Path[];
}

/** Typing in progress: its path and the time of the last key, in milliseconds of the injected clock. */
interface Run {
  readonly pointer: string;
  readonly time: number;
}

/**
 * A form with its past states, the latest last, and its future states, the next one last. States share all unchanged
 * parts.
 */
export interface History {
  readonly past: readonly Step[];
  readonly present: FormState;
  readonly future: readonly Step[];
  readonly run: Run | undefined;
}

/** A committed edit with its label and its time in milliseconds. */
export interface Commit {
  readonly edit: Edit;
  readonly step: StepName;
  readonly time: number;
}

/** Typing in a field is one step if the next key follows within this many milliseconds (docs/behavior.md). */
export const typingPause = 1000;

/**
 * Maximum number of steps. In an object of 5,000 properties (the largest form that is benchmarked) a state copies 5,000
 * references, about 40 kB; a hundred of them stay far below what the page itself takes.
 */
export const maxPastLength = 100;

/** Starts a history that has no steps yet. */
export const historyOf = (present: FormState): History => ({ past: [], present, future: [], run: undefined });

/**
 * Applies an edit as a new step. Typing and held buttons extend the previous step. An edit without effect adds no step;
 * any other edit discards the future steps. Typing a key is not a step; the row that it adds or renames is.
 */
export function commit(history: History, { edit, step, time }: Commit): History {
  const { past, present } = history;
  const { state: next, changed } = editState(present, edit);
  if (next === present) return history;
  if (edit.type === "type" && edit.what !== "text") return { ...history, present: next };
  const pointer = typedAt(edit);
  const run = pointer === undefined ? undefined : { pointer, time };
  const last = past.at(-1);
  const continues =
    last !== undefined &&
    run !== undefined &&
    history.run?.pointer === run.pointer &&
    (isHeld(edit) || time - history.run.time < typingPause);
  return {
    past: continues
      ? [...past.slice(0, -1), { ...step, state: last.state, changed: allPaths(last.changed, changed) }]
      : [...past.slice(-(maxPastLength - 1)), { ...step, state: withoutKeys(present), changed }],
    present: next,
    future: [],
    run,
  };
}

/** Undoes the latest step; does nothing if there is none. */
export function undo(history: History): History {
  const { past, present, future } = history;
  const step = past.at(-1);
  if (step === undefined) return history;
  return {
    past: past.slice(0, -1),
    present: step.state,
    future: [...future, { ...step, state: withoutKeys(present) }],
    run: undefined,
  };
}

/** Redoes the step that was undone last; does nothing if there is none. */
export function redo(history: History): History {
  const { past, present, future } = history;
  const step = future.at(-1);
  if (step === undefined) return history;
  return {
    past: [...past, { ...step, state: withoutKeys(present) }],
    present: step.state,
    future: future.slice(0, -1),
    run: undefined,
  };
}

/** Replaces the whole form by another state, as a step that can be undone. */
export const replace = (history: History, state: FormState, name: string, time: number): History =>
  commit(history, { edit: { type: "reset", state: frozen(state) }, step: { name, at: noPath }, time });

const noPath: Path = [];

/** Returns the paths of both, each once. */
const allPaths = (some: readonly Path[], more: readonly Path[]): readonly Path[] => [
  ...new Map([...some, ...more].map((path) => [toPointer(path), path])).values(),
];

/**
 * Returns the state of a step with the current rows: a row with a draft as its key may have been added or removed
 * since.
 */
function withoutKeys(state: FormState): FormState {
  const { drafts, ...rest } = state;
  const entries = Object.entries(drafts ?? {});
  if (entries.every(([, { key, newKey }]) => key === undefined && newKey === undefined)) return state;
  const texts = entries.flatMap(([pointer, { text }]): (readonly [string, TypedDraft])[] =>
    text === undefined ? [] : [[pointer, { text }]],
  );
  return frozen(texts.length === 0 ? rest : { ...rest, drafts: Object.fromEntries(texts) });
}

/** Returns true if an edit belongs to the same gesture as the one before it, however long ago that was. */
const isHeld = (edit: Edit): boolean => edit.type === "set" && edit.continues === true;

/** Returns the path at which an edit may be one key press of many. Switches and `null` are set in one edit. */
function typedAt(edit: Edit): string | undefined {
  if (edit.type === "type") return toPointer(edit.at);
  if (edit.type !== "set" || edit.value === null || typeof edit.value === "boolean") return undefined;
  return toPointer(edit.at);
}
