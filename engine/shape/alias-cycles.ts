import { fold } from "./fold.ts";
import { leaves } from "./leaves.ts";
import { type Shape, type TypeId, type TypeTable, typesFrom } from "./shape.ts";

const none: readonly TypeId[] = [];

/** Lists the named types with values that are values of the shape itself, with no list, map or object in between. */
export const directReferences: (shape: Shape) => readonly TypeId[] = fold<readonly TypeId[]>(typesFrom(), {
  ...leaves(none),
  nullable: ({ item }, recur) => recur(item),
  list: () => none,
  set: () => none,
  map: () => none,
  object: () => none,
  discriminatedUnion: ({ variants }, recur) => variants.flatMap(({ shape }) => recur(shape)),
  undiscriminatedUnion: ({ variants }, recur) => variants.flatMap(({ shape }) => recur(shape)),
  ref: (id) => [id],
});

/** Returns true if following `next` from a type returns to it. */
export function isInCycle(id: TypeId, next: ReadonlyMap<TypeId, readonly TypeId[]>): boolean {
  const seen = new Set<TypeId>();
  const open = [...(next.get(id) ?? none)];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === id) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    open.push(...(next.get(at) ?? none));
  }
  return false;
}

/**
 * Lists the types of a table with values that would be values of the type itself, such as an alias of itself or a union
 * that is its own variant. No value can be checked against them.
 */
export function aliasCycles(table: TypeTable): ReadonlySet<TypeId> {
  const next = new Map(Object.entries(table).map(([id, { shape }]) => [id, directReferences(shape)]));
  return new Set([...next.keys()].filter((id) => isInCycle(id, next)));
}
