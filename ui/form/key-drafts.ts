import type { FormState } from "#engine/form";
import type { Issue } from "#engine/interpret";
import { isObject, own } from "#engine/json";
import { createListeners } from "#engine/listeners";
import { type Path, toPointer, valueAt } from "#engine/shape";
import { words } from "../words.ts";

/** Why the key that is being typed for a row can't be had. The text itself stands with the form. */
export interface RefusedKey {
  /** The place of the map. */
  readonly at: Path;
  /** The key that the row has in the value; none for a row that is not there yet. */
  readonly from: string | undefined;
  readonly refusal: string;
}

/**
 * A fault of what was typed and is no part of the value, such as a key that was refused; `input` is the id of the
 * element that it was typed into.
 */
export interface TypedFault extends Issue {
  readonly input: string;
}

/** The keys that were refused, by the id of their input. */
export interface RefusedKeys {
  readonly get: (input: string) => string | undefined;
  /** Refuses what is typed; nothing in the place of the reason takes it back. */
  readonly put: (input: string, refused: RefusedKey | undefined) => void;
  /** The refused keys that still stand in their inputs, of rows that are still there. */
  readonly faults: (state: FormState) => readonly TypedFault[];
  readonly subscribe: (listener: () => void) => () => void;
}

function faultOf(input: string, { at, from, refusal }: RefusedKey, { value, typed }: FormState): readonly TypedFault[] {
  const map = valueAt(value, at);
  if (!isObject(map) || (from !== undefined && own(map, from) === undefined)) return [];
  const text = from === undefined ? typed?.[toPointer(at)]?.newKey : typed?.[toPointer([...at, from])]?.key;
  if (text === undefined) return [];
  const fault = { input, code: "duplicate", expected: words.ownKey, found: JSON.stringify(text) } as const;
  // A row that is not there yet has no place of its own: at that of its key stands the other row.
  if (from === undefined) return [{ ...fault, at, message: words.newKeyRefused(text, refusal) }];
  return [{ ...fault, at: [...at, from], message: refusal }];
}

/** Makes an empty store. */
export function makeRefusedKeys(): RefusedKeys {
  const all = new Map<string, RefusedKey>();
  const listeners = createListeners();
  return {
    get: (input) => all.get(input)?.refusal,
    put: (input, refused) => {
      if (refused === undefined ? !all.delete(input) : all.get(input)?.refusal === refused.refusal) return;
      if (refused !== undefined) all.set(input, refused);
      listeners.notify();
    },
    faults: (state) => [...all].flatMap(([input, refused]) => faultOf(input, refused, state)),
    subscribe: listeners.subscribe,
  };
}
