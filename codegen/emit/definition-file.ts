import type { Ir } from "../ir/ir.ts";
import { definitionType, definitionValue } from "./definition.ts";
import { printLiteral } from "./literal.ts";
import type { FileDraft } from "./output.ts";
import { constant } from "./statements.ts";
import type { Style } from "./style.ts";
import { typesNames } from "./types-names.ts";

/** Writes the API's description of itself; the compiler checks that it is one. */
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
