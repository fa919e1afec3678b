import { mayBeAbsent } from "../../ir/aliases.ts";
import type { ErrorWireIr } from "../../ir/api.ts";
import type { Ir } from "../../ir/ir.ts";
import { errorConstant, pascalCase, typeCode } from "../../ir/names.ts";
import type { ErrorIr } from "../../ir/type.ts";
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

import { typesNames } from "../types/index.ts";

/** Types that the files of calls and errors import from elsewhere. */
const importedTypes = (
  "ApiEnvironments AsyncIterable AuthSchemes Channel Client Endpoint ErrorDescriptor FileValue Format ObjectShape Record " +
  "Service Transport Uint8Array Webhooks"
).split(" ");

/**
 * Returns the names of errors in generated code: their own, with the name of the file in front if another error has the
 * same.
 */
export function errorNames(ir: Ir, style: Style): ReadonlyMap<string, string> {
  const uses = new Map<string, number>();
  const names = [
    ...importedTypes,
    style.client,
    ...ir.modules.map(({ id }) => pascalCase(id)),
    ...[...ir.errors.values()].map(({ name }) => capital(name)),
  ];
  for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  const called = ({ name, module }: ErrorIr): string =>
    uses.get(capital(name)) === 1 ? capital(name) : `${pascalCase(module)}${capital(name)}`;
  return new Map([...ir.errors.values()].map((error) => [error.id, called(error)]));
}

/** The name of an error's type begins with a capital letter, the name of its constant does not. */
const capital = (name: string): string => typeCode(name.charAt(0).toUpperCase() + name.slice(1));

/** Writes the errors of the API: their types, and their descriptors for run time. */
export function emitErrorsFile(ir: Ir, style: Style): FileDraft {
  const names = errorNames(ir, style);
  const { nameOf, file, imports } = typesNames(ir, style);
  const statements = [...ir.errors.values()].flatMap((error): readonly Statement[] => {
    const name = names.get(error.id) ?? error.name;
    const { content } = error;
    return [
      interfaceOf({
        name,
        docs: docsOf(error, `Status ${error.status}.`),
        members: [
          { name: "error", type: JSON.stringify(error.name), optional: false },
          ...(content === undefined
            ? []
            : [
                {
                  name: "content",
                  type: typeText(content, { types: ir.types, nameOf, file }),
                  optional: mayBeAbsent(ir.types, content),
                },
              ]),
        ],
      }),
      constant({
        name: errorConstant(name, style.own),
        initializer: `${printLiteral(descriptorOf(error, ir))} as const satisfies ErrorDescriptor`,
      }),
    ];
  });
  const head = [namedImport(style.transport, ["ErrorDescriptor"], true), ...imports()];
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
