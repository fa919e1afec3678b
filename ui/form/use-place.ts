import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { FormState } from "#engine/form";
import type { Json } from "#engine/json";
import { type Path, valueAt } from "#engine/shape";
import { useForm } from "./form-context.ts";

type Derive<T> = (value: Json | undefined, choices: FormState["choices"]) => T;

interface Kept<T> {
  readonly value: Json | undefined;
  readonly choices: FormState["choices"];
  readonly result: T;
}

/**
 * What follows from the value at one place. The view is drawn again only when the result differs; the result is
 * worked out again only when the value there is another one (edits keep the identity of what they do not touch).
 *
 * @param derive must keep its identity between drawings
 * @param same tells whether two results are alike
 * @param among the parts of the value that the result follows from, where it does not follow from all; keeps its identity
 */
export function useDerived<T>(
  at: Path,
  derive: Derive<T>,
  same: (a: T, b: T) => boolean = Object.is,
  among?: readonly (string | number)[],
): T {
  const { port, places } = useForm();
  const snapshot = useMemo(() => {
    let kept: Kept<T> | undefined;
    return (): T => {
      const state = port.read();
      const value = valueAt(state.value, at);
      const { choices } = state;
      if (kept !== undefined && kept.value === value && kept.choices === choices) return kept.result;
      const next = derive(value, choices);
      const result = kept !== undefined && same(kept.result, next) ? kept.result : next;
      kept = { value, choices, result };
      return result;
    };
  }, [port, at, derive, same]);
  const subscribe = useCallback((listener: () => void) => places.subscribe(at, listener, among), [places, at, among]);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

const itself: Derive<Json | undefined> = (value) => value;

/** The value at one place; drawn again only when that value is another one. */
export const useValue = (at: Path): Json | undefined => useDerived(at, itself);

/** Tells whether two lists hold the same things in the same order. */
export const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === b.length && a.every((item, i) => Object.is(item, b[i])));
