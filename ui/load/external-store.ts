import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";

/**
 * The parts of `use-sync-external-store` that packages import, for React 18 and newer, which has the hook itself. Bundles
 * have them in place of that package (`tooling/external-store.ts`): it is CommonJS, which strict bundlers of ES modules
 * can't read once it is a module.
 */
export { useSyncExternalStore } from "react";

interface Selected<T> {
  readonly value: T;
}

/**
 * Reads a part of a store and renders again when it changes. A part that `isSame` calls equal to the last one keeps its
 * identity, also when `select` is another function.
 */
export function useSyncExternalStoreWithSelector<S, T>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => S,
  getServerSnapshot: (() => S) | null | undefined,
  select: (snapshot: S) => T,
  isSame: (one: T, other: T) => boolean = Object.is,
): T {
  const rendered = useRef<Selected<T>>(undefined);
  const [read, readOnServer] = useMemo(() => {
    let last: (Selected<T> & { readonly snapshot: S }) | undefined;
    const partOf = (snapshot: S): T => {
      if (last !== undefined && Object.is(last.snapshot, snapshot)) return last.value;
      const next = select(snapshot);
      const before = last ?? rendered.current;
      last = { snapshot, value: before !== undefined && isSame(before.value, next) ? before.value : next };
      return last.value;
    };
    return [() => partOf(getSnapshot()), getServerSnapshot ? () => partOf(getServerSnapshot()) : undefined];
  }, [getSnapshot, getServerSnapshot, select, isSame]);
  const value = useSyncExternalStore(subscribe, read, readOnServer);
  useEffect(() => {
    rendered.current = { value };
  }, [value]);
  return value;
}
