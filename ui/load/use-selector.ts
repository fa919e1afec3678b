import { useCallback, useMemo, useSyncExternalStore } from "react";

/** The part of an actor that a view reads. */
export interface Readable<S> {
  readonly getSnapshot: () => S;
  readonly subscribe: (observer: { readonly next: () => void; readonly error: () => void }) => {
    readonly unsubscribe: () => void;
  };
}

/**
 * Reads a value from the snapshots of an actor and renders again when it changes. `isSame` compares values that `select`
 * creates; pass functions of the module then. It replaces the hook of `@xstate/react`, which needs a package in CommonJS
 * that strict bundlers of ES modules can't read.
 */
export function useSelector<S, T>(
  actor: Readable<S>,
  select: (snapshot: S) => T,
  isSame: (one: T, other: T) => boolean = Object.is,
): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe({ next: onChange, error: onChange });
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const read = useMemo(() => {
    let last: { readonly value: T } | undefined;
    return (): T => {
      const value = select(actor.getSnapshot());
      if (last === undefined || !isSame(last.value, value)) last = { value };
      return last.value;
    };
  }, [actor, select, isSame]);
  return useSyncExternalStore(subscribe, read, read);
}
