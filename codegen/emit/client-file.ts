import { StructureKind } from "ts-morph";
import type { Ir } from "../ir/ir.ts";
import { byText } from "../source.ts";
import { areasOf } from "./area-file.ts";
import { errorNames } from "./errors-file.ts";
import { errorConstant, serviceConstant } from "./names.ts";
import type { FileDraft } from "./output.ts";
import { constant, namedExport, namedImport, type Statement, typeAlias, typeName } from "./statements.ts";

const serviceNames = (ir: Ir): readonly { readonly id: string; readonly name: string }[] =>
  areasOf(ir)
    .map(({ id }) => ({ id, name: serviceConstant(id) }))
    .sort((a, b) => byText(a.id, b.id));

/** Writes the client of the whole API: all areas over one transport. */
export function emitClientFile(ir: Ir, idl: string): FileDraft {
  const services = serviceNames(ir);
  const lines = (write: (name: string) => string): string => services.map(({ name }) => `  ${write(name)},\n`).join("");
  const statements: Statement[] = [
    namedImport("#transport", [typeName("Client"), "createClient", typeName("Transport")]),
    ...services.map(({ id, name }) => namedImport(`./${id}.ts`, [name])),
    constant({
      name: "registryServices",
      docs: ["The calls of the API by area, as data."],
      initializer: `{\n${lines((name) => name)}} as const`,
    }),
    typeAlias(
      "RegistryClient",
      "{ readonly [Area in keyof typeof registryServices]: Client<(typeof registryServices)[Area]> }",
      ["The calls of the API by area, as functions."],
    ),
    {
      kind: StructureKind.Function,
      isExported: true,
      name: "createRegistryClient",
      docs: ["Makes the client of the API: every call of every area, carried by `transport`."],
      parameters: [{ name: "transport", type: "Transport" }],
      returnType: "RegistryClient",
      statements: `return {\n${lines((name) => `${name}: createClient(${name}, transport)`)}};`,
    },
  ];
  return { path: "registry/client.ts", from: `${idl}/`, statements };
}

/** Writes the door of the calls. */
export function emitRegistryDoor(ir: Ir, idl: string, described: boolean): FileDraft {
  const errors = [...errorNames(ir).values()].sort(byText);
  const statements: Statement[] = serviceNames(ir).map(({ id, name }) => namedExport([name], `./${id}.ts`));
  statements.push(namedExport(["createRegistryClient", "type RegistryClient", "registryServices"], "./client.ts"));
  if (described) statements.push(namedExport(["registryDefinition"], "./definition.ts"));
  if (errors.length > 0) {
    statements.push(namedExport(errors, "./errors.ts", true), namedExport(errors.map(errorConstant), "./errors.ts"));
  }
  return { path: "registry/index.ts", from: `${idl}/`, statements };
}
