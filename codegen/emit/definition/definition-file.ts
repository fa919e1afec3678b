import type { Ir } from "../../ir/ir.ts";
import type { GeneratedFile } from "../../write/generated-file.ts";
import { definitionPath } from "../../write/output-folder.ts";
import type { SharedNames } from "../shared-names.ts";
import { constant, type FileDraft, jsonImport, type Style } from "../text/index.ts";
import { typesNames } from "../types/types-names.ts";
import { definitionType, definitionValue } from "./definition.ts";

/** Writes the module that gives the description of the API its type. */
export function emitDefinition(ir: Ir, style: Style, names: SharedNames): FileDraft {
  const { nameOf, imports } = typesNames(ir, style, names);
  const type = nameOf(definitionType);
  const definition = constant({
    name: `${style.api}Definition`,
    type,
    docs: ["The definition of the registry's own API, in the format in which the registry stores definitions."],
    // TypeScript widens literals of JSON files, so that it can't compare their types.
    initializer: `definition as unknown as ${type}`,
  });
  return {
    path: `${style.folder}/definition.ts`,
    from: `${style.idl}/`,
    statements: [jsonImport("definition", "./definition.json"), ...imports(), definition],
  };
}

/** Writes the description of the API as JSON. */
export const definitionJson = (ir: Ir, { folder }: Style): GeneratedFile => ({
  path: definitionPath(folder),
  text: `${JSON.stringify(definitionValue(ir), undefined, 2)}\n`,
});
