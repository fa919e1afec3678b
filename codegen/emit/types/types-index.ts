import type { Ir } from "../../ir/ir.ts";
import { constantName, spaceName } from "../../ir/names.ts";
import { byText } from "../../source.ts";
import {
  constant,
  type FileDraft,
  namedExport,
  namedImport,
  namespaceExport,
  type Statement,
  type Style,
} from "../text/index.ts";

import { tableName } from "./types-file.ts";

/**
 * Writes the index of the types: each file as a namespace of types (`apiLatest.ApiDefinition`), each type with a unique
 * name by that name too, the tables, and one table of all types.
 */
export function emitTypesIndex(ir: Ir, style: Style): FileDraft {
  const modules = ir.modules.filter(({ types }) => types.length > 0).sort((a, b) => byText(a.id, b.id));
  const spaces = modules.flatMap(({ id }) => [spaceName(id), tableName(id)]);
  const allTypes = constantName(`${style.api}Types`, new Set(spaces));
  const uses = new Map<string, number>([...spaces, allTypes].map((name) => [name, 1]));
  for (const { types } of modules) for (const { code } of types) uses.set(code, (uses.get(code) ?? 0) + 1);

  const exports = modules.flatMap(({ id, types }): readonly Statement[] => {
    const from = style.moduleFile(id);
    const alone = types.map(({ code }) => code).filter((name) => uses.get(name) === 1);
    const space = namespaceExport(from, spaceName(id));
    return alone.length === 0 ? [space] : [space, namedExport(alone.sort(byText), from, true)];
  });
  const tables = modules.map(({ id }) => tableName(id));
  const statements: Statement[] = [
    namedImport(style.shape, ["TypeTable"], true),
    ...modules.map(({ id }) => namedImport(style.moduleFile(id), [tableName(id)])),
    ...exports,
    namedExport(tables),
    constant({
      name: allTypes,
      type: "TypeTable",
      docs: ["All types of the API as shapes, by id."],
      initializer: `{\n${tables.map((table) => `  ...${table},\n`).join("")}}`,
    }),
  ];
  return { path: "types/index.ts", from: `${style.idl}/`, statements };
}
