import type { Ir } from "../../ir/ir.ts";
import { constant, type FileDraft, printLiteral, type Style } from "../text/index.ts";
import { typesNames } from "../types/index.ts";
import { definitionType, definitionValue } from "./definition.ts";

/** Writes the description of the API; the compiler checks its type. */
export function emitDefinition(ir: Ir, style: Style): FileDraft {
  const { nameOf, imports } = typesNames(ir, style);
  const definition = constant({
    name: `${style.api}Definition`,
    type: nameOf(definitionType),
    docs: ["The registry's own API, as a value of the type by which the registry describes APIs."],
    initializer: printLiteral(definitionValue(ir)),
  });
  return { path: `${style.folder}/definition.ts`, from: `${style.idl}/`, statements: [...imports(), definition] };
}
