import type { Json, JsonObject } from "#engine/json";

/** The keys of objects in their written order, if the platform lists them in another. */
const orders = new WeakMap<JsonObject, readonly string[]>();

/** Returns true if a key may be an index, which the platform lists before other keys (ECMA-262 §10.1.11.1). */
const mayBeIndex = (key: string): boolean => /^\d/.test(key);

/** Records the written order of the keys of a new object, where that differs from the order of the platform. */
export function inOrder(object: JsonObject, keys: readonly string[]): JsonObject {
  if (keys.some(mayBeIndex) && Object.keys(object).some((key, i) => key !== keys[i])) orders.set(object, keys);
  return object;
}

/** Returns the keys of an object in their written order. */
export const writtenKeys = (object: JsonObject): readonly string[] => orders.get(object) ?? Object.keys(object);

/** Creates an object of entries that `writtenKeys` lists in this order. */
export const orderedObject = (entries: readonly (readonly [string, Json])[]): JsonObject =>
  inOrder(Object.fromEntries(entries), [...new Set(entries.map(([key]) => key))]);

/** Watches the keys of a text for those that the platform lists elsewhere. */
export interface KeyWatch {
  /** An object or a list begins; `depth` counts those around its parts. */
  readonly open: (depth: number) => void;
  /** Returns true if the key between two offsets, without its quotes, moves before another key of its object. */
  readonly moves: (depth: number, text: string, from: number, to: number) => boolean;
}

/** Creates a watch for one text. */
export function keyWatch(): KeyWatch {
  /** The last index of each open object; more than any once it has another key. */
  const last: number[] = [];
  return {
    open: (depth) => {
      last[depth] = -1;
    },
    moves: (depth, text, from, to) => {
      const before = last[depth] ?? -1;
      const key = mayBeIndex(text.slice(from, from + 1)) ? text.slice(from, to) : "";
      const index = /^(?:0|[1-9]\d*)$/.test(key) ? Number(key) : Number.POSITIVE_INFINITY;
      last[depth] = index;
      return index < before;
    },
  };
}
