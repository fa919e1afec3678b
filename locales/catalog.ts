import type { Catalog } from "./area.ts";
import { type CompiledTable, createTable, type Table } from "./format.ts";

/** Creates a catalog of compiled messages. Each area is read when it is first needed. */
export function createCatalog(language: string, compiled: (area: string) => CompiledTable | undefined): Catalog {
  const tables = new Map<string, Table | undefined>();
  return {
    language,
    area: (name) => {
      if (tables.has(name)) return tables.get(name);
      const found = compiled(name);
      const table = found && createTable(found, language);
      tables.set(name, table);
      return table;
    },
  };
}
