import type { TypedDraft, TypedDrafts } from "#engine/form";
import { createListeners } from "#engine/listeners";
import { type Path, toPointer } from "#engine/shape";
import type { FormPort } from "./port.ts";

/** Notifies listeners of changes of typed drafts, but not of values. */
export interface DraftListeners {
  readonly subscribe: (listener: () => void) => () => void;
}

/** Subscribes to a form once for all views of typed drafts. */
export function draftListeners(port: FormPort): DraftListeners {
  const listeners = createListeners();
  let last: TypedDrafts | undefined;
  let stop: (() => void) | undefined;
  const onChange = (): void => {
    const { drafts } = port.read();
    if (drafts === last) return;
    last = drafts;
    listeners.notify();
  };
  return {
    subscribe: (listener) => {
      if (stop === undefined) {
        last = port.read().drafts;
        stop = port.subscribe(onChange);
      }
      const remove = listeners.subscribe(listener);
      return () => {
        remove();
        if (!listeners.isEmpty()) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

/** Returns the typed draft at a path. */
export const draftAt = (port: FormPort, at: Path, what: keyof TypedDraft): string | undefined =>
  port.read().drafts?.[toPointer(at)]?.[what];

/** Returns true if there are typed drafts at a path or below it. */
export function hasDrafts(port: FormPort, at: Path): boolean {
  const { drafts } = port.read();
  if (drafts === undefined) return false;
  const start = `${toPointer(at)}/`;
  return Object.keys(drafts).some((pointer) => `${pointer}/`.startsWith(start));
}
