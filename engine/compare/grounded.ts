import { fold, leaves, type Shape, type TypeId, type Types, type TypeTable, typesFrom } from "#engine/shape";

const none: readonly TypeId[] = [];

/** The named types whose values are values of the shape itself. */
const bare: (shape: Shape) => readonly TypeId[] = fold<readonly TypeId[]>(typesFrom(), {
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

/**
 * Makes a table ready for a comparison of any two models, well made or not: a type that is not there, or is nothing but
 * itself, is any JSON value.
 */
export function grounded(table: TypeTable): Types {
  const types = typesFrom(table);
  const next = new Map(Object.entries(table).map(([id, { shape }]) => [id, bare(shape)]));
  const endless = new Set([...next.keys()].filter((id) => leadsToItself(id, next)));
  return {
    get: (id) => {
      const type = types.get(id);
      if (type !== undefined && !endless.has(id)) return type;
      return { ...(type ?? { name: id }), shape: { kind: "unknown" } };
    },
  };
}

function leadsToItself(id: TypeId, next: ReadonlyMap<TypeId, readonly TypeId[]>): boolean {
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
