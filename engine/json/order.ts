import type { Json, JsonObject } from "./json.ts";

/**
 * Returns an object with its keys in this order. The platform lists keys that are integers before all others, in
 * ascending order (ECMA-262 §10.1.11.1). Where that is another order, a proxy lists them, so that `Object.entries` and
 * `JSON.stringify` agree with it; a spread copy loses the order, and messages to workers can't hold the object.
 */
export function inOrder(object: JsonObject, keysInOrder: () => readonly string[]): JsonObject {
  const listed = Object.keys(object);
  if (!/^\d/.test(`${listed[0]}`)) return object;
  const keys = keysInOrder();
  return listed.every((key, i) => key === keys[i])
    ? object
    : new Proxy(object, { ownKeys: (target) => [...new Set([...keys, ...Object.keys(target)])] });
}

/** Creates an object of entries, in this order; every key becomes an own member, `__proto__` too. */
export const objectOf = (entries: readonly (readonly [string, Json])[] | ReadonlyMap<string, Json>): JsonObject =>
  inOrder(Object.fromEntries(entries), () => Array.from(entries, ([key]) => key));

/** Returns a copy of an object with other values of some of its members, in the same order. */
export const withMembers = (value: JsonObject, changed: ReadonlyMap<string, Json>): JsonObject =>
  objectOf(Object.entries(value).map(([key, member]) => [key, changed.get(key) ?? member]));
