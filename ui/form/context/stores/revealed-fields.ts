import type { Edit } from "#engine/form";
import { isList, isObject, type Json } from "#engine/json";
import { createListeners } from "#engine/listeners";
import { isPathWithin, type Path, toPointer, valueAt } from "#engine/shape";

/** The revealed keys of an object. */
export type Keys = ReadonlySet<string>;

/**
 * The optional fields that the reader added. They are shown even if they have no value yet. They survive a switch to
 * the JSON view, which unmounts the fields, and follow edits of the values around them.
 */
export interface RevealedFields {
  /** Returns the revealed keys of the object at a path; the same set until it changes. */
  readonly in: (at: Path) => Keys;
  readonly add: (paths: readonly Path[]) => void;
  readonly forget: (path: Path) => void;
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

/** Returns a path after the list item at `gone` was removed. */
function withoutItem(path: Path, gone: Path): Path {
  const depth = gone.length - 1;
  const [step, index] = [path[depth], gone[depth]];
  const isBehind = typeof step === "number" && typeof index === "number" && step > index;
  return isBehind && isPathWithin(path, gone.slice(0, -1)) ? path.with(depth, step - 1) : path;
}

/** Returns a path after an edit, or undefined if its parent was removed. */
function pathAfter(path: Path, edit: Edit): Path | undefined {
  if (edit.type === "reset") return undefined;
  const { at = [] } = edit;
  if (!isPathWithin(path, at)) return edit.type === "remove" ? withoutItem(path, at) : path;
  const isItself = path.length === at.length;
  const step = path[at.length];
  switch (edit.type) {
    case "set":
      return isItself || isObject(edit.value) || isList(edit.value) ? path : undefined;
    // Removing a file leaves an empty field; the button that removes a field calls `forget`.
    case "remove":
    case "choose":
    case "clear":
      return isItself ? path : undefined;
    case "insert":
      return typeof step === "number" && step >= edit.index ? path.with(at.length, step + 1) : path;
    case "renameKey":
      return step === edit.from ? path.with(at.length, edit.to) : path;
    default:
      return path;
  }
}

/** Creates an empty store. */
export function makeRevealedFields(): RevealedFields {
  const paths = new Map<string, Path>();
  let byHolder = new Map<string, Set<string>>();
  const listeners = createListeners();

  const change = (next: readonly Path[]): void => {
    paths.clear();
    byHolder = new Map();
    for (const path of next) {
      paths.set(toPointer(path), path);
      const holder = toPointer(path.slice(0, -1));
      byHolder.set(holder, (byHolder.get(holder) ?? new Set()).add(String(path.at(-1))));
    }
    listeners.notify();
  };
  const keep = (isKept: (path: Path) => boolean): void => {
    const remaining = [...paths.values()].filter(isKept);
    if (remaining.length < paths.size) change(remaining);
  };
  return {
    in: (at) => (paths.size === 0 ? none : (byHolder.get(toPointer(at)) ?? none)),
    add: (added) => change([...paths.values(), ...added]),
    forget: (gone) => keep((path) => !isPathWithin(path, gone)),
    follow: (edit) => {
      if (paths.size === 0) return;
      const before = [...paths.values()];
      const after = before.map((path) => pathAfter(path, edit));
      if (after.some((path, i) => path !== before[i])) change(after.filter((path) => path !== undefined));
    },
    settle: (root, over = []) =>
      keep((path) => path.length <= over.length || !isPathWithin(path, over) || valueAt(root, path) === undefined),
    subscribe: listeners.subscribe,
  };
}
