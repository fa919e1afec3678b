import { type Budget, budgetOf } from "#engine/budget";
import { fold, leaves, type Shape, type TypeId, type Types } from "#engine/shape";

/** Limit of the keys of one body. The comparison of bodies with more stops at a smaller depth. */
const maxKeys = 2000;

/** Limit of the depth of keys. */
const maxDepth = 8;

/** The keys that only one of two bodies has. */
export interface KeyDifference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** A body and the types of its version. */
export interface TypedBody {
  readonly shapes: readonly Shape[];
  readonly types: Types;
}

/**
 * Compares the keys of two bodies; keys within other objects are joined by dots. Both are compared to the same depth,
 * the largest at which neither has more than 2000 keys.
 */
export function compareKeys(older: TypedBody, newer: TypedBody): KeyDifference {
  for (let depth = maxDepth; depth > 0; depth -= 1) {
    const [before, after] = [keysOf(older, depth), keysOf(newer, depth)];
    if (before === undefined || after === undefined) continue;
    return { added: without(after, before), removed: without(before, after) };
  }
  return { added: [], removed: [] };
}

const without = (keys: ReadonlySet<string>, others: ReadonlySet<string>): readonly string[] =>
  [...keys].filter((key) => !others.has(key));

/** State of a walk: the prefix of keys, the remaining levels, and the enclosing types. */
interface Walk {
  readonly prefix: string;
  readonly depth: number;
  readonly within: ReadonlySet<TypeId>;
}

/** Returns the keys of a body up to a depth; undefined if there are too many. */
function keysOf({ shapes, types }: TypedBody, depth: number): ReadonlySet<string> | undefined {
  const budget = budgetOf(maxKeys * 10);
  const keys = new Set<string>();
  const visit = visitorOf(types, keys, budget);
  for (const shape of shapes) visit(shape)({ prefix: "", depth, within: new Set() });
  return budget.isSpent() || keys.size > maxKeys ? undefined : keys;
}

const visitorOf = (types: Types, keys: Set<string>, budget: Budget) => {
  const member = (key: string, inside: ((walk: Walk) => void) | undefined, walk: Walk): void => {
    if (walk.depth === 0 || !budget.take(1)) return;
    const path = `${walk.prefix}${key}`;
    keys.add(path);
    inside?.({ ...walk, prefix: `${path}.`, depth: walk.depth - 1 });
  };
  return fold<(walk: Walk) => void>(types, {
    ...leaves<(walk: Walk) => void>(() => {}),
    nullable: ({ item }, recur) => recur(item),
    list: ({ item }, recur) => recur(item),
    set: ({ item }, recur) => recur(item),
    map: ({ value }, recur) => recur(value),
    object:
      ({ properties, extra }, recur) =>
      (walk) => {
        for (const { key, shape } of properties) member(key, recur(shape), walk);
        if (extra !== undefined) recur(extra)(walk);
      },
    discriminatedUnion:
      ({ discriminant, variants }, recur) =>
      (walk) => {
        member(discriminant, undefined, walk);
        for (const { shape } of variants) recur(shape)(walk);
      },
    undiscriminatedUnion:
      ({ variants }, recur) =>
      (walk) => {
        for (const { shape } of variants) if (budget.take(1)) recur(shape)(walk);
      },
    ref: (id, force) => (walk) => {
      if (walk.within.has(id) || !budget.take(1)) return;
      force()({ ...walk, within: new Set([...walk.within, id]) });
    },
  });
};
