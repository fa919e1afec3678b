import { useSyncExternalStore } from "react";
import type { Edit } from "#engine/form";
import { isList, isObject, type Json } from "#engine/json";
import { createListeners } from "#engine/listeners";
import { type Path, toPointer, valueAt } from "#engine/shape";
import { useForm } from "./form-context.ts";

/** The revealed keys of an object. */
type Keys = ReadonlySet<string>;

/**
 * The optional fields that the reader added. They are shown even if they have no value yet. They survive a switch to
 * the JSON view, which unmounts the fields, and follow edits of the values around them.
 */
export interface RevealedFields {
  /** Returns the revealed keys of the object at a path; the same set until it changes. */
  readonly in: (at: Path) => Keys;
  readonly add: (places: readonly Path[]) => void;
  readonly forget: (place: Path) => void;
  /** Adjusts paths to an edit: follows moved list items and forgets what was removed. */
  readonly follow: (edit: Edit) => void;
  /**
   * Forgets fields that have a value, before a history step or before another value is set around them at `over`: if
   * that removes the value, the field is hidden again.
   */
  readonly settle: (root: Json, over?: Path) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const none: Keys = new Set();

const isWithin = (place: Path, around: Path): boolean =>
  around.length <= place.length && around.every((step, depth) => step === place[depth]);

/** Returns a path after the list item at `gone` was removed. */
function withoutItem(place: Path, gone: Path): Path {
  const depth = gone.length - 1;
  const [step, index] = [place[depth], gone[depth]];
  const isBehind = typeof step === "number" && typeof index === "number" && step > index;
  return isBehind && isWithin(place, gone.slice(0, -1)) ? place.with(depth, step - 1) : place;
}

/** Returns a path after an edit, or undefined if its parent was removed. */
function placeAfter(place: Path, edit: Edit): Path | undefined {
  if (edit.type === "reset") return undefined;
  const { at = [] } = edit;
  if (!isWithin(place, at)) return edit.type === "remove" ? withoutItem(place, at) : place;
  const isItself = place.length === at.length;
  const step = place[at.length];
  switch (edit.type) {
    case "set":
      return isItself || isObject(edit.value) || isList(edit.value) ? place : undefined;
    // Removing a file leaves an empty field; the button that removes a field calls `forget`.
    case "remove":
    case "choose":
    case "clear":
      return isItself ? place : undefined;
    case "insert":
      return typeof step === "number" && step >= edit.index ? place.with(at.length, step + 1) : place;
    case "renameKey":
      return step === edit.from ? place.with(at.length, edit.to) : place;
    default:
      return place;
  }
}

/** Makes an empty store. */
export function makeRevealedFields(): RevealedFields {
  const places = new Map<string, Path>();
  let byHolder = new Map<string, Set<string>>();
  const listeners = createListeners();

  const change = (next: readonly Path[]): void => {
    places.clear();
    byHolder = new Map();
    for (const place of next) {
      places.set(toPointer(place), place);
      const holder = toPointer(place.slice(0, -1));
      byHolder.set(holder, (byHolder.get(holder) ?? new Set()).add(String(place.at(-1))));
    }
    listeners.notify();
  };
  const keep = (isKept: (place: Path) => boolean): void => {
    const kept = [...places.values()].filter(isKept);
    if (kept.length < places.size) change(kept);
  };
  return {
    in: (at) => (places.size === 0 ? none : (byHolder.get(toPointer(at)) ?? none)),
    add: (added) => change([...places.values(), ...added]),
    forget: (gone) => keep((place) => !isWithin(place, gone)),
    follow: (edit) => {
      if (places.size === 0) return;
      const before = [...places.values()];
      const after = before.map((place) => placeAfter(place, edit));
      if (after.some((place, i) => place !== before[i])) change(after.filter((place) => place !== undefined));
    },
    settle: (root, over = []) =>
      keep((place) => place.length <= over.length || !isWithin(place, over) || valueAt(root, place) === undefined),
    subscribe: listeners.subscribe,
  };
}

/** Returns the revealed keys of the object at a path. */
export function useRevealedFields(at: Path): Keys {
  const { revealed } = useForm();
  const read = (): Keys => revealed.in(at);
  return useSyncExternalStore(revealed.subscribe, read, read);
}
