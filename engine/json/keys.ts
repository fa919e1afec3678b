import type { Json, JsonObject } from "./json.ts";
import { inOrder } from "./order.ts";

/** Facts about a frozen object: its keys, and the one member in which it differs from an earlier object. */
interface Known {
  readonly keys: readonly string[];
  /** Represents the object, so that copies do not keep the original alive. */
  readonly mark: object;
  readonly made?: { readonly of: object; readonly key: string };
}

const known = new WeakMap<JsonObject, Known>();

function knownOf(object: JsonObject): Known {
  let found = known.get(object);
  if (found === undefined) {
    found = { keys: Object.freeze(Object.keys(object)), mark: {} };
    known.set(object, found);
  }
  return found;
}

/**
 * Returns the keys of an object in their order. For frozen objects it is the same list each time, which recorded copies
 * share, so that results that depend on keys only can be cached by it.
 */
export const keysOf = (object: JsonObject): readonly string[] =>
  Object.isExtensible(object) ? Object.keys(object) : knownOf(object).keys;

/** Returns a frozen copy of a frozen object with another frozen value of an existing member. */
export function withMember(object: JsonObject, key: string, member: Json): JsonObject {
  const { keys } = knownOf(object);
  const copy = Object.freeze(inOrder({ ...object, [key]: member }, () => keys));
  recordChange(object, copy, key);
  return copy;
}

/** Records that a frozen object is a copy of another frozen one in which just one member has another value. */
export function recordChange(object: JsonObject, copy: JsonObject, key: string): void {
  const { keys, mark, made } = knownOf(object);
  // Repeated edits of one member are recorded against the first object, so a consumer that missed some still sees one
  // change.
  known.set(copy, { keys, mark: {}, made: made?.key === key ? made : { of: mark, key } });
}

/**
 * Returns the key of the only member in which two objects differ, if one is a recorded copy of the other or both are
 * copies of a third with the same member changed; undefined if that is not known. With it, a computation over all
 * members need not visit each again.
 */
export function changedKey(before: JsonObject, now: JsonObject): string | undefined {
  const [a, b] = [known.get(before), known.get(now)];
  if (a === undefined || b === undefined) return undefined;
  if (b.made?.of === a.mark) return b.made.key;
  if (a.made?.of === b.mark) return a.made.key;
  return a.made !== undefined && a.made.of === b.made?.of && a.made.key === b.made.key ? a.made.key : undefined;
}
