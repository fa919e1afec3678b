import type { Ir } from "../ir/ir.ts";
import { definitionType, definitionValue } from "./definition.ts";
import { printLiteral } from "./literal.ts";
import type { FileDraft } from "./output.ts";
import { constant } from "./statements.ts";
import { typesNames } from "./types-names.ts";

/** Writes the API's description of itself; the compiler checks that it is one. */
export function emitDefinition(ir: Ir, idl: string): FileDraft {
  const { nameOf, imports } = typesNames(ir);
  const definition = constant({
    name: "registryDefinition",
    type: nameOf(definitionType),
    docs: ["The registry's own API, as a value of the type by which the registry describes APIs."],
    initializer: printLiteral(definitionValue(ir)),
  });
  return { path: "registry/definition.ts", from: `${idl}/`, statements: [...imports(), definition] };
}
