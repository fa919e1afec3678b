import type { Ir } from "../../ir/ir.ts";
import type { SharedNames } from "../shared-names.ts";
import { constant, type FileDraft, printLiteral, type Style } from "../text/index.ts";
import { typesNames } from "../types/index.ts";
import { definitionType, definitionValue } from "./definition.ts";

/** Writes the description of the API; the compiler checks its type. */
export function emitDefinition(ir: Ir, style: Style, names: SharedNames): FileDraft {
  const { nameOf, imports } = typesNames(ir, style, names);
  const definition = constant({
    name: `${style.api}Definition`,
    type: nameOf(definitionType),
    docs: ["The definition of the registry's own API, in the format in which the registry stores definitions."],
    initializer: printLiteral(definitionValue(ir)),
  });
  return { path: `${style.folder}/definition.ts`, from: `${style.idl}/`, statements: [...imports(), definition] };
}
