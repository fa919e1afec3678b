import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { FormState } from "#engine/form";
import type { Json } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import { useForm } from "../form-context.ts";

type Derive<T> = (value: Json | undefined, selection: FormState["selection"]) => T;

interface Cached<T> {
  readonly value: Json | undefined;
  readonly selection: FormState["selection"];
  readonly result: T;
}

/**
 * Returns a result derived from the value at one path. It is computed again only if that value changes (edits preserve
 * the identity of unchanged parts), and causes a render only if the result differs.
 *
 * @param derive must be stable
 * @param same returns true if two results are equal
 * @param among the parts of the value that the result depends on, if not all; must be stable
 */
export function useDerived<T>(
  at: Path,
  derive: Derive<T>,
  same: (a: T, b: T) => boolean = Object.is,
  among?: readonly (string | number)[],
): T {
  const { port, paths } = useForm();
  const snapshot = useMemo(() => {
    let cached: Cached<T> | undefined;
    return (): T => {
      const state = port.read();
      const value = valueAt(state.value, at);
      const { selection } = state;
      if (cached !== undefined && cached.value === value && cached.selection === selection) return cached.result;
      const next = derive(value, selection);
      const result = cached !== undefined && same(cached.result, next) ? cached.result : next;
      cached = { value, selection, result };
      return result;
    };
  }, [port, at, derive, same]);
  const subscribe = useCallback((listener: () => void) => paths.subscribe(at, listener, among), [paths, at, among]);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

const itself: Derive<Json | undefined> = (value) => value;

/** Returns the value at one path; renders again only if it changes. */
export const useValue = (at: Path): Json | undefined => useDerived(at, itself);

/** Returns true if two lists hold the same items in the same order. */
export const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === b.length && a.every((item, i) => Object.is(item, b[i])));
