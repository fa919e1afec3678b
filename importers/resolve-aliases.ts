import { aliasCycles, type TypeId, type TypeTable, toPointer } from "#engine/shape";
import type { ImportDiagnostic } from "./diagnostic.ts";

/**
 * Replaces each type of a table that is an alias of itself by any JSON value, and reports it.
 * @param placeOf returns the path of a type in its description
 */
export function resolveAliases(
  table: TypeTable,
  diagnostics: ImportDiagnostic[],
  locationOf = (id: TypeId): string => toPointer(["types", id]),
): TypeTable {
  const cycles = aliasCycles(table);
  const entries = Object.entries(table).map(([id, type]) => {
    if (!cycles.has(id)) return [id, type] as const;
    const message = `the type ${JSON.stringify(id)} is only an alias of itself; any JSON value is accepted`;
    diagnostics.push({ at: locationOf(id), code: "cycle", message });
    return [id, { ...type, shape: { kind: "unknown" } as const }] as const;
  });
  return Object.fromEntries(entries);
}
