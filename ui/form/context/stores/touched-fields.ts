import type { Edit } from "#engine/form";
import { createListeners } from "#engine/listeners";
import { type Path, toPointer } from "#engine/shape";

/** The touched fields; their issues are shown. They survive the unmounting of the fields. */
export interface TouchedFields {
  readonly has: (at: Path) => boolean;
  readonly add: (at: Path) => void;
  /** Adds paths with fields that may be mounted already, and notifies them. */
  readonly addAll: (paths: readonly Path[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Forgets what an edit removes: a later field at the same path is another one. */
  readonly follow: (edit: Edit) => void;
}

/** Returns the path below which an edit replaces everything. Removing a list item moves the items after it. */
function changedBy(edit: Edit): Path | undefined {
  if (edit.type === "remove") return typeof edit.at.at(-1) === "number" ? edit.at.slice(0, -1) : edit.at;
  if (edit.type === "choose" || edit.type === "renameKey") return edit.at;
  return edit.type === "clear" ? (edit.at ?? []) : undefined;
}

/** Creates an empty set. */
export function makeTouchedFields(): TouchedFields {
  const paths = new Set<string>();
  const listeners = createListeners();
  return {
    // Fast path for thousands of new fields.
    has: (at) => paths.size > 0 && paths.has(toPointer(at)),
    add: (at) => void paths.add(toPointer(at)),
    addAll: (all) => {
      for (const at of all) paths.add(toPointer(at));
      listeners.notify();
    },
    subscribe: listeners.subscribe,
    follow: (edit) => {
      const changed = paths.size === 0 ? undefined : changedBy(edit);
      if (changed === undefined) return;
      const start = `${toPointer(changed)}/`;
      for (const path of paths) if (`${path}/`.startsWith(start)) paths.delete(path);
    },
  };
}
