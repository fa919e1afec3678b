import { useCallback, useSyncExternalStore } from "react";
import type { Typed, TypedTexts } from "#engine/form";
import { type Path, pointer } from "#engine/shape";
import { useForm } from "./form-context.ts";
import type { FormPort } from "./port.ts";

/** Tells of texts that are no value yet: those who listen hear nothing of values. */
export interface TypedListeners {
  readonly subscribe: (listener: () => void) => () => void;
}

/** Listens to a form once for all that show such texts. */
export function typedListeners(port: FormPort): TypedListeners {
  const listeners = new Set<() => void>();
  let last: TypedTexts | undefined;
  let stop: (() => void) | undefined;
  const onChange = (): void => {
    const { typed } = port.read();
    if (typed === last) return;
    last = typed;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      if (stop === undefined) {
        last = port.read().typed;
        stop = port.subscribe(onChange);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = undefined;
      };
    },
  };
}

/** What was typed at a place and is no value yet. */
export const typedAt = (port: FormPort, at: Path, what: keyof Typed): string | undefined =>
  port.read().typed?.[pointer(at)]?.[what];

/** The same, and the view is drawn again when it changes; `put` keeps another text, or lets it go. */
export function useTyped(at: Path, what: keyof Typed) {
  const { port, typed } = useForm();
  const read = (): string | undefined => typedAt(port, at, what);
  const text = useSyncExternalStore(typed.subscribe, read, read);
  const put = useCallback(
    (next: string | undefined): void => {
      if (typedAt(port, at, what) !== next) port.dispatch({ type: "type", at, what, text: next });
    },
    [port, at, what],
  );
  return { text, put };
}
