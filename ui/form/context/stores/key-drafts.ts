import type { FormState } from "#engine/form";
import type { Issue } from "#engine/interpret";
import { isObject, own } from "#engine/json";
import { createListeners } from "#engine/listeners";
import { type Path, toPointer, valueAt } from "#engine/shape";
import { formText } from "#locales/messages/form";

/** Why the typed key of a row is refused. The form stores its text. */
export interface RefusedKey {
  /** The path of the map. */
  readonly at: Path;
  /** The key of the row in the value; undefined for a new row. */
  readonly from: string | undefined;
  readonly refusal: string;
}

/** An issue of typed text that is not part of the value, such as a refused key; `input` is the id of its input. */
export interface TypedIssue extends Issue {
  readonly input: string;
}

/** Refused keys, by the id of their input. */
export interface RefusedKeys {
  readonly get: (input: string) => string | undefined;
  /** Stores why a key is refused; undefined accepts it. */
  readonly put: (input: string, refused: RefusedKey | undefined) => void;
  /** Returns the issues of refused keys that are still in their inputs. */
  readonly issues: (state: FormState) => readonly TypedIssue[];
  readonly subscribe: (listener: () => void) => () => void;
}

function issueOf(
  input: string,
  { at, from, refusal }: RefusedKey,
  { value, drafts }: FormState,
): readonly TypedIssue[] {
  const map = valueAt(value, at);
  if (!isObject(map) || (from !== undefined && own(map, from) === undefined)) return [];
  const text = from === undefined ? drafts?.[toPointer(at)]?.newKey : drafts?.[toPointer([...at, from])]?.key;
  if (text === undefined) return [];
  const issue = { input, code: "duplicate", expected: formText().ownKey, found: JSON.stringify(text) } as const;
  // A new row has no path yet: the path of its key belongs to the other row.
  if (from === undefined)
    return [{ ...issue, path: at, message: formText().newKeyRefused({ key: JSON.stringify(text), why: refusal }) }];
  return [{ ...issue, path: [...at, from], message: refusal }];
}

/** Creates an empty store. */
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
    issues: (state) => [...all].flatMap(([input, refused]) => issueOf(input, refused, state)),
    subscribe: listeners.subscribe,
  };
}
