import type { ErrorWireIr, Ir } from "../../ir/ir.ts";
import { type ErrorIr, mayBeAbsent } from "../../ir/type.ts";
import type { SharedNames } from "../shared-names.ts";
import {
  constant,
  docsOf,
  type FileDraft,
  interfaceOf,
  type Literal,
  literalOf,
  namedImport,
  presentShape,
  printLiteral,
  type Statement,
  type Style,
  typeText,
} from "../text/index.ts";

import { typesNames } from "../types/types-names.ts";

/** Writes the errors of the API: their types, and their descriptors for run time. */
export function emitErrorsFile(ir: Ir, style: Style, names: SharedNames): FileDraft {
  const { nameOf, runtimeType, imports } = typesNames(ir, style, names);
  const statements = [...ir.errors.values()].flatMap((error): readonly Statement[] => {
    const { content, id } = error;
    return [
      interfaceOf({
        name: names.errorType(id),
        docs: docsOf(error, `Status ${error.status}.`),
        members: [
          { name: "error", type: JSON.stringify(error.name), optional: false },
          ...(content === undefined
            ? []
            : [
                {
                  name: "content",
                  type: typeText(content, { types: ir.types, nameOf, runtimeType }),
                  optional: mayBeAbsent(ir.types, content),
                },
              ]),
        ],
      }),
      constant({
        name: names.errorConstant(id),
        initializer: `${printLiteral(descriptorOf(error, ir))} as const satisfies ErrorDescriptor`,
      }),
    ];
  });
  const descriptor = ir.errors.size === 0 ? [] : [namedImport(style.transport, ["ErrorDescriptor"], true)];
  const head = [...descriptor, ...imports()];
  return { path: `${style.folder}/errors.ts`, from: `${style.idl}/`, statements: [...head, ...statements] };
}

/** Returns true for the default wire format of errors: `{error, content}` (docs/behavior.md#registry-calls). */
const isUsual = (wire: ErrorWireIr): boolean => wire.kind === "property" && wire.name === "error";

const descriptorOf = (error: ErrorIr, ir: Ir): Literal => ({
  name: error.name,
  status: error.status,
  content: error.content && literalOf(presentShape(ir.types, error.content)),
  wire: isUsual(ir.api.errorWire) ? undefined : { ...ir.api.errorWire },
});
