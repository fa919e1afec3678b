import { useMemo } from "react";
import { isObject, type Json, keysOf } from "#engine/json";
import type { Path, Property } from "#engine/shape";
import { formText } from "#locales/messages/form";
import { sameList, useDerived } from "../context/index.ts";

const noKeys: readonly string[] = [];

/** Returns the keys with rows, except those shown elsewhere. The list is cached until a key is added or removed. */
function rowKeys(others: ReadonlySet<string>): (value: Json | undefined) => readonly string[] {
  const answers = new WeakMap<readonly string[], readonly string[]>();
  return (value) => {
    if (!isObject(value)) return noKeys;
    const all = keysOf(value);
    if (others.size === 0) return all;
    const known = answers.get(all) ?? all.filter((key) => !others.has(key));
    answers.set(all, known);
    return known;
  };
}

/** The keys of a map that have rows. */
export interface MapKeys {
  readonly keys: readonly string[];
  /** Returns why a new row can't have a key, such as that another row has it. */
  readonly refusalOf: (key: string) => string | undefined;
}

/** Subscribes to the keys of a map, except `known` properties, which are shown elsewhere. */
export function useMapKeys(at: Path, known: readonly Property[] | undefined): MapKeys {
  const others = useMemo(() => new Set(known?.map(({ key }) => key)), [known]);
  const derive = useMemo(() => rowKeys(others), [others]);
  const keys = useDerived(at, derive, sameList);
  const refusalOf = useMemo(() => {
    const taken = new Set(keys);
    return (key: string): string | undefined =>
      taken.has(key) ? formText().keyTaken : others.has(key) ? formText().keyOfProperty : undefined;
  }, [keys, others]);
  return { keys, refusalOf };
}
