import { type Types, type TypeTable, typesFrom } from "#engine/shape";

/**
 * The types of an API for reading: a name that its publisher left undefined is shown as a name, not as a failed page.
 */
export function lenientTypes(table: TypeTable): Types {
  const types = typesFrom(table);
  return {
    get: (id) =>
      types.get(id) ?? {
        name: id,
        description: "The definition of this API does not say what this type is.",
        shape: { kind: "unknown" },
      },
  };
}
