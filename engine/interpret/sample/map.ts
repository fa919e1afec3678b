import { isList, isObject, type Json, objectOf, printJson } from "#engine/json";
import type { Shape, Types } from "#engine/shape";
import { type Counts, isCountIn, validator } from "../validate/index.ts";
import { below, lazy, type Make, partsOf } from "./position.ts";
import { type AnotherValue, anotherValue } from "./variation.ts";

/** Which keys a map accepts, and the variation of its sample's keys. */
interface MapKeys {
  readonly isKey: (key: string) => boolean;
  readonly another: AnotherValue;
}

/** Creates the keys of the samples of a map. */
export function mapKeys(types: Types, key: Shape): MapKeys {
  const check = lazy(() => validator(types)({ kind: "map", key, value: { kind: "unknown" } }));
  return { isKey: (one) => check()(objectOf([[one, null]])).length === 0, another: anotherValue(types, key) };
}

/** Writes a key as text; objects and lists can't be keys. */
const keyText = (value: Json | undefined): string | undefined =>
  typeof value === "string"
    ? value
    : value === undefined || isList(value) || isObject(value)
      ? undefined
      : printJson(value);

/** Writes a map; undefined if members that it must have have no value. */
export const mapOf =
  (name: Make, inner: Make, { isKey, another }: MapKeys, counts: Counts): Make =>
  (position, run) => {
    const { example, isStated } = position;
    const none = counts.least > 0 ? undefined : {};
    if (!run.budget.take(1)) return none;
    const { inside, count, isFull } = partsOf(position, counts);
    if (isFull && isObject(example)) {
      const stated = Object.entries(example).filter(([key]) => isStated || isKey(key));
      const entries = stated.map(([key, one]) => [key, inner(below(inside, key, one), run)] as const);
      const written = entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
      if (isStated || isCountIn(written.length, counts)) return objectOf(written);
    }
    if (isFull && isStated && example !== undefined) return example;
    const entries: [string, Json][] = [];
    const keys: Json[] = [];
    for (let index = 0; index < count; index += 1) {
      const first = name({ ...inside, isSmall: false, example: undefined }, run);
      const key = first === undefined ? undefined : another(first, keys);
      const text = keyText(key);
      const value = text === undefined ? undefined : inner(below(inside, text), run);
      if (key === undefined || text === undefined || value === undefined) return none;
      keys.push(key);
      entries.push([text, value]);
    }
    return objectOf(entries);
  };
