import type { Issue } from "#engine/interpret";
import { isObject, type Json, own } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import { words } from "../words.ts";

/** The key of a row as it is being typed. It is no part of the form's value yet, and may never be: keys differ. */
export interface KeyDraft {
  /** The place of the map. */
  readonly at: Path;
  /** The key that the row has in the value; none for a row that is not there yet. */
  readonly from: string | undefined;
  readonly text: string;
  /** Why the key was refused. */
  readonly refusal: string | undefined;
}

/** A fault of what was typed and is no part of the value, such as a key that was refused; `input` is the id of the element that it was typed into. */
export interface TypedFault extends Issue {
  readonly input: string;
}

/** The keys that are being typed or were refused, by the id of their input, so that none is lost when views go. */
export interface KeyDrafts {
  readonly get: (input: string) => KeyDraft | undefined;
  /** Keeps a draft; nothing in its place drops it. */
  readonly put: (input: string, draft: KeyDraft | undefined) => void;
  /** The refused keys whose rows are still there. */
  readonly faults: (value: Json) => readonly TypedFault[];
  readonly subscribe: (listener: () => void) => () => void;
}

function faultOf(input: string, { at, from, text, refusal }: KeyDraft, value: Json): readonly TypedFault[] {
  const map = valueAt(value, at);
  if (refusal === undefined || !isObject(map)) return [];
  if (from !== undefined && own(map, from) === undefined) return [];
  const found = JSON.stringify(text);
  const place = [...at, from ?? text];
  return [{ input, at: place, code: "duplicate", message: refusal, expected: words.ownKey, found }];
}

/** Makes an empty store. */
export function makeKeyDrafts(): KeyDrafts {
  const drafts = new Map<string, KeyDraft>();
  const listeners = new Set<() => void>();
  return {
    get: (input) => drafts.get(input),
    put: (input, draft) => {
      if (draft === undefined) drafts.delete(input);
      else drafts.set(input, draft);
      for (const listener of listeners) listener();
    },
    faults: (value) => [...drafts].flatMap(([input, draft]) => faultOf(input, draft, value)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
