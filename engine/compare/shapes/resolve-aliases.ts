import { aliasCycles, type Types, type TypeTable, typesFrom } from "#engine/shape";

/**
 * Prepares a type table for comparison, even if it is malformed: a type that is missing, or an alias of itself, becomes
 * any JSON value.
 */
export function resolveAliases(table: TypeTable): Types {
  const types = typesFrom(table);
  const cycles = aliasCycles(table);
  return {
    get: (id) => {
      const type = types.get(id);
      if (type !== undefined && !cycles.has(id)) return type;
      return { ...(type ?? { name: id }), shape: { kind: "unknown" } };
    },
  };
}
