import { type Algebra, fold, leaves, pointer, type Shape, type TypeId, type TypeTable, typesFrom } from "#engine/shape";
import type { ImportDiagnostic } from "../diagnostic.ts";

/**
 * Replaces each named type whose values would be values of the type itself, with nothing in between, such as an alias
 * of itself or a union that is its own variant. No value can be checked against such a type; it becomes any JSON value.
 * `placeOf` says where in the description a type stands.
 */
export function grounded(
  table: TypeTable,
  faults: ImportDiagnostic[],
  placeOf = (id: TypeId): string => pointer(["types", id]),
): TypeTable {
  const next = new Map(Object.entries(table).map(([id, { shape }]) => [id, bareReferences(shape)]));
  const entries = Object.entries(table).map(([id, type]) => {
    if (!leadsToItself(id, next)) return [id, type] as const;
    const message = `the type ${JSON.stringify(id)} is nothing but itself; any JSON value is taken`;
    faults.push({ at: placeOf(id), code: "cycle", message });
    return [id, { ...type, shape: { kind: "unknown" } as const }] as const;
  });
  return Object.fromEntries(entries);
}

/** Tells whether a type is among those whose values are values of it; `next` has them of each type. */
export function leadsToItself(id: TypeId, next: ReadonlyMap<TypeId, readonly TypeId[]>): boolean {
  const seen = new Set<TypeId>();
  const open = [...(next.get(id) ?? [])];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (at === id) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    open.push(...(next.get(at) ?? []));
  }
  return false;
}

const none: readonly TypeId[] = [];

const bareRefs: Algebra<readonly TypeId[]> = {
  ...leaves(none),
  nullable: ({ item }, recur) => recur(item),
  list: () => none,
  set: () => none,
  map: () => none,
  object: () => none,
  discriminatedUnion: ({ variants }, recur) => variants.flatMap(({ shape }) => recur(shape)),
  undiscriminatedUnion: ({ variants }, recur) => variants.flatMap(({ shape }) => recur(shape)),
  ref: (id) => [id],
};

/** The named types whose values are values of the shape itself. */
export const bareReferences: (shape: Shape) => readonly TypeId[] = fold(typesFrom(), bareRefs);
