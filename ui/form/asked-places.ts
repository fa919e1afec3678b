import { useSyncExternalStore } from "react";
import type { Edit } from "#engine/form";
import { isList, isObject, type Json } from "#engine/json";
import { type Path, pointer, valueAt } from "#engine/shape";
import { useForm } from "./form-context.ts";

/** The keys of an object that were asked for. */
type Keys = ReadonlySet<string>;

/**
 * The optional places that the reader asked for, which are shown although they may hold nothing: what has no default gets
 * its value later. They outlive the fields, which are drawn anew after a look at the JSON view, and go along with what
 * holds them.
 */
export interface AskedPlaces {
  /** The keys asked for in the object at a place; the same ones until that changes. */
  readonly in: (at: Path) => Keys;
  readonly add: (places: readonly Path[]) => void;
  readonly forget: (place: Path) => void;
  /** Moves with the items of lists, and forgets what an edit takes away. */
  readonly follow: (edit: Edit) => void;
  /**
   * Forgets what has a value, before a step is taken, or another value is put in around it (`over`): if that takes the
   * value away, it was not only asked for.
   */
  readonly settle: (root: Json, over?: Path) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const none: Keys = new Set();

const isWithin = (place: Path, around: Path): boolean =>
  around.length <= place.length && around.every((step, depth) => step === place[depth]);

/** Says where a place is once the item at `gone` was taken out of its list. */
function withoutItem(place: Path, gone: Path): Path {
  const depth = gone.length - 1;
  const [step, index] = [place[depth], gone[depth]];
  const isBehind = typeof step === "number" && typeof index === "number" && step > index;
  return isBehind && isWithin(place, gone.slice(0, -1)) ? place.with(depth, step - 1) : place;
}

/** Says where a place is after an edit; nothing when what holds it went away. */
function placeAfter(place: Path, edit: Edit): Path | undefined {
  if (edit.type === "reset") return undefined;
  const { at = [] } = edit;
  if (!isWithin(place, at)) return edit.type === "remove" ? withoutItem(place, at) : place;
  const isItself = place.length === at.length;
  const step = place[at.length];
  switch (edit.type) {
    case "set":
      return isItself || isObject(edit.value) || isList(edit.value) ? place : undefined;
    // A file that was taken out again leaves its field empty; the button that removes a field forgets it by name.
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
export function makeAskedPlaces(): AskedPlaces {
  const places = new Map<string, Path>();
  let byHolder = new Map<string, Set<string>>();
  const listeners = new Set<() => void>();

  const change = (next: readonly Path[]): void => {
    places.clear();
    byHolder = new Map();
    for (const place of next) {
      places.set(pointer(place), place);
      const holder = pointer(place.slice(0, -1));
      byHolder.set(holder, (byHolder.get(holder) ?? new Set()).add(String(place.at(-1))));
    }
    for (const listener of listeners) listener();
  };
  const keep = (isKept: (place: Path) => boolean): void => {
    const kept = [...places.values()].filter(isKept);
    if (kept.length < places.size) change(kept);
  };
  return {
    in: (at) => (places.size === 0 ? none : (byHolder.get(pointer(at)) ?? none)),
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
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The keys that were asked for in the object at a place. */
export function useAsked(at: Path): Keys {
  const { asked } = useForm();
  const read = (): Keys => asked.in(at);
  return useSyncExternalStore(asked.subscribe, read, read);
}
