import { useCallback, useRef, useSyncExternalStore } from "react";

/** An actor, as far as it is read. */
interface Readable<Snapshot> {
  readonly getSnapshot: () => Snapshot;
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void };
}

/**
 * Returns what `select` picks from an actor's snapshot, and renders again when that changes. A value that `isSame` as the
 * one before keeps its identity.
 */
export function useSelector<Snapshot, Selected>(
  actor: Readable<Snapshot>,
  select: (snapshot: Snapshot) => Selected,
  isSame: (one: Selected, other: Selected) => boolean = Object.is,
): Selected {
  const subscribe = useCallback((listener: () => void) => actor.subscribe(listener).unsubscribe, [actor]);
  const last = useRef<{ readonly selected: Selected }>(undefined);
  const read = (): Selected => {
    const selected = select(actor.getSnapshot());
    if (last.current === undefined || !isSame(last.current.selected, selected)) last.current = { selected };
    return last.current.selected;
  };
  return useSyncExternalStore(subscribe, read, read);
}
