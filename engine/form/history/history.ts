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
 * A form with the steps that led to it, the latest last, and those that were taken back, the next one last. Steps keep
 * whole states: these share all that an edit did not touch.
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

/** Typing in one place is one step as long as the next key comes within this many milliseconds (issue "The form"). */
export const typingPause = 1000;

/**
 * Maximum number of steps. In an object of 5,000 properties (the largest form that is benchmarked) a state copies 5,000
 * references, about 40 kB; a hundred of them stay far below what the page itself takes.
 */
export const longestPast = 100;

/** Starts a history that has no steps yet. */
export const historyOf = (present: FormState): History => ({ past: [], present, future: [], run: undefined });

/**
 * Applies an edit as a new step. Typing goes on with the step before it, as does what is held down; an edit that
 * changes nothing makes none, and what was taken back before is forgotten. A key that is being typed is no step: the
 * row that it makes or renames is.
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
      : [...past.slice(-(longestPast - 1)), { ...step, state: withoutKeys(present), changed }],
    present: next,
    future: [],
    run,
  };
}

/** Takes the latest step back; without one nothing changes. */
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

/** Makes the step again that was taken back last; without one nothing changes. */
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

/** A state as a step leads to it: a row whose key was being typed then may have come about, or be gone. */
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

/** The place where an edit may be one key of many; switches and `null` are set in one go. */
function typedAt(edit: Edit): string | undefined {
  if (edit.type === "type") return toPointer(edit.at);
  if (edit.type !== "set" || edit.value === null || typeof edit.value === "boolean") return undefined;
  return toPointer(edit.at);
}
