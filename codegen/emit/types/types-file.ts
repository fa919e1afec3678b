import { defined } from "#engine/item-at";
import type { TypeId } from "#engine/shape";
import type { Ir, ModuleIr } from "../../ir/ir.ts";
import { camelCase, fileName, pascalCase, propertyName, typeCode } from "../../ir/names.ts";
import {
  type AnyOfIr,
  type EnumIr,
  mayBeAbsent,
  type ObjectIr,
  type PropertyIr,
  type TypeIr,
  type UnionIr,
  variantParts,
} from "../../ir/type.ts";
import { byText } from "../../source.ts";
import {
  aliased,
  constant,
  docsOf,
  type FileDraft,
  type InterfaceMember,
  interfaceOf,
  jsDoc,
  literalOf,
  namedImport,
  namespaceImport,
  objectText,
  presentText,
  printLiteral,
  type RuntimeType,
  runtimeTypes,
  type Statement,
  type Style,
  type TypeWriting,
  typeAlias,
  typeDefinition,
  typeText,
} from "../text/index.ts";

/** The name of the constant that holds a file's types as data. */
export const tableName = (module: string): string => `${camelCase(module)}Types`;

/** Writes the types of one file: an interface or alias for each, and the table of their shapes. */
export function emitTypesFile(module: ModuleIr, ir: Ir, style: Style): FileDraft {
  const own = new Set(module.types.map(({ code }) => code));
  const tableType = own.has("TypeTable") ? typeCode("ShapeTable", own) : "TypeTable";
  const codeOfRuntime = new Map(runtimeTypes.map((name) => [name, typeCode(name, own)]));
  const taken = new Set([...own, tableType, ...codeOfRuntime.values(), tableName(module.id)]);
  const spaces = new Set(ir.modules.map(({ id }) => pascalCase(id)));
  const imported = new Map<string, string>();
  const nameOf = (id: TypeId): string => {
    const type = ir.types.get(id);
    if (type === undefined) return "unknown";
    if (type.module === module.id) return type.code;
    const space = namespaceOf(type.module, taken, spaces);
    imported.set(space, style.moduleFile(type.module));
    return `${space}.${type.code}`;
  };
  const runtime = new Map<RuntimeType, string>();
  const runtimeType = (name: RuntimeType): string => {
    const code = defined(codeOfRuntime.get(name));
    runtime.set(name, code);
    return code;
  };
  const writing: TypeWriting = { types: ir.types, nameOf, runtimeType };
  const declarations = module.types.map((type) => declarationOf(type, writing));
  const table = Object.fromEntries(module.types.map((type) => [type.id, typeDefinition(ir.types, type)]));
  const imports = [...imported]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([space, from]) => namespaceImport(from, space));
  const from = `${style.idl}/${module.source}`;
  const statements: Statement[] = [
    namedImport(style.shape, [aliased("TypeTable", tableType)], true),
    ...(runtime.size === 0
      ? []
      : [
          namedImport(
            style.interpret,
            [...runtime].sort(([a], [b]) => byText(a, b)).map(([name, code]) => aliased(name, code)),
            true,
          ),
        ]),
    ...imports,
    ...declarations,
    constant({
      name: tableName(module.id),
      type: tableType,
      docs: [`The types of \`${module.id}\` as shapes, by id.`],
      initializer: printLiteral(literalOf(table)),
    }),
  ];
  return { path: `types/${fileName(module.id)}.ts`, from, statements };
}

/** Returns the namespace of another file's types: `ApiLatest`, with a suffix if the file declares that name itself. */
const namespaceOf = (module: string, taken: ReadonlySet<string>, spaces: ReadonlySet<string>): string => {
  const name = pascalCase(module);
  return taken.has(name) ? typeCode(`${name}Module`, new Set([...taken, ...spaces])) : name;
};

function declarationOf(type: TypeIr, writing: TypeWriting): Statement {
  const { code: name, body } = type;
  const docs = docsOf(type);
  switch (body.kind) {
    case "alias": {
      const isText = body.type.kind === "primitive" && ["string", "uuid"].includes(body.type.shape.kind);
      // The optional brand distinguishes ids from each other, and still accepts any plain text.
      const brand = isText ? ` & { readonly __brand?: ${JSON.stringify(name)} }` : "";
      return typeAlias(name, `${typeText(body.type, writing)}${brand}`, docs);
    }
    case "object":
      return objectInterface(type, body, docs, writing);
    case "enum":
      return typeAlias(name, enumText(body), docs);
    case "union":
      return typeAlias(name, unionText(body, writing), docs);
    case "anyOf":
      return typeAlias(name, anyOfText(body, writing), docs);
  }
}

function objectInterface(type: TypeIr, body: ObjectIr, docs: readonly string[], writing: TypeWriting): Statement {
  const parents = body.extends.map((id) => writing.types.get(id)?.body);
  const inherited = parents.flatMap((parent) => (parent?.kind === "object" ? parent.all : []));
  const keys = [...inherited, ...body.own].map(({ key }) => key);
  // TypeScript interfaces can't redeclare an inherited property with another type, so such an object is written out in
  // full.
  const flat = new Set(keys).size < keys.length;
  const members = (flat ? body.all : body.own).map((property) => memberOf(property, writing));
  const parentNames = flat ? [] : body.extends.map((id) => writing.nameOf(id));
  return interfaceOf({ name: type.code, docs, members, parents: parentNames, open: body.open });
}

const memberOf = (property: PropertyIr, writing: TypeWriting): InterfaceMember => ({
  name: propertyName(property.key),
  type: typeText(property.type, writing),
  optional: mayBeAbsent(writing.types, property.type),
  docs: docsOf(property),
});

interface Member {
  readonly docs: readonly string[];
  readonly text: string;
}

/** Writes the members of a union on one line if they are short, or else one per line with their docs. */
function membersText(members: readonly Member[]): string {
  if (members.length === 0) return "never";
  const line = members.map(({ text }) => text).join(" | ");
  if (line.length <= 80 && members.every(({ docs }) => docs.length === 0)) return line;
  return members.map(({ docs, text }) => `${docs.map((doc) => `\n  ${jsDoc(doc, 2)}`).join("")}\n  | ${text}`).join("");
}

const enumText = (body: EnumIr): string =>
  membersText(body.values.map((value) => ({ docs: docsOf(value), text: JSON.stringify(value.value) })));

function unionText(body: UnionIr, writing: TypeWriting): string {
  return membersText(
    body.variants.map((variant) => {
      const tag = `readonly ${propertyName(body.discriminant)}: ${JSON.stringify(variant.value)}`;
      const { extended, properties, open } = variantParts(writing.types, variant, body);
      const own = properties.length === 0 ? `{ ${tag} }` : `{ ${tag}; ${objectText(properties, writing).slice(2)}`;
      const parts = [
        own,
        ...(extended === undefined ? [] : [writing.nameOf(extended)]),
        ...(extended === undefined && open ? ["{ readonly [key: string]: unknown }"] : []),
      ];
      return { docs: docsOf(variant), text: parts.length === 1 ? own : `(${parts.join(" & ")})` };
    }),
  );
}

const anyOfText = (body: AnyOfIr, writing: TypeWriting): string =>
  membersText(
    body.variants.map((variant) => {
      const text = presentText(variant.type, writing);
      return { docs: docsOf(variant), text: text.startsWith("readonly ") ? `(${text})` : text };
    }),
  );
