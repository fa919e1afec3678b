import type { Edit } from "#engine/form";
import { type Path, pointer, type Shape, valueAt } from "#engine/shape";
import { useForm } from "./form-context.ts";

/** The places whose fields the reader has left, so that their faults are to be seen; they outlive the fields themselves. */
export interface LeftPlaces {
  readonly has: (at: Path) => boolean;
  readonly add: (at: Path) => void;
  /** Adds places whose fields may stand there already, and tells them. */
  readonly addAll: (places: readonly Path[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Forgets what an edit takes away: what comes there later is another field. */
  readonly follow: (edit: Edit) => void;
}

/** The place below which an edit leaves nothing as it was; items behind one that goes stand elsewhere then. */
function changedBy(edit: Edit): Path | undefined {
  if (edit.type === "remove") return typeof edit.at.at(-1) === "number" ? edit.at.slice(0, -1) : edit.at;
  if (edit.type === "choose" || edit.type === "renameKey") return edit.at;
  return edit.type === "clear" ? (edit.at ?? []) : undefined;
}

/** Makes an empty set of places. */
export function makeLeftPlaces(): LeftPlaces {
  const places = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    // Of thousands of fields that come at once, none has been left yet.
    has: (at) => places.size > 0 && places.has(pointer(at)),
    add: (at) => void places.add(pointer(at)),
    addAll: (all) => {
      for (const at of all) places.add(pointer(at));
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    follow: (edit) => {
      const changed = places.size === 0 ? undefined : changedBy(edit);
      if (changed === undefined) return;
      const start = `${pointer(changed)}/`;
      for (const place of places) if (`${place}/`.startsWith(start)) places.delete(place);
    },
  };
}

/**
 * Counts the faulty fields of a part as left, for a part that was filled in as a whole, as text or by pasting: its fields
 * show what is wrong with them. Gives the number of faults.
 */
export function useLeaveFaulty(): (shape: Shape, at: Path) => number {
  const { port, tools, left } = useForm();
  return (shape, at) => {
    const { value, choices } = port.read();
    const part = valueAt(value, at);
    if (part === undefined) return 0;
    const issues = tools.check(shape, part, choices, at);
    // What has no field of its own, such as a discriminant, is told of beside the one around.
    left.addAll(
      issues.flatMap((issue) => (issue.at.length > at.length ? [issue.at, issue.at.slice(0, -1)] : [issue.at])),
    );
    return issues.length;
  };
}
