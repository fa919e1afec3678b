import type {
  ExportDeclarationStructure,
  FunctionDeclarationStructure,
  ImportDeclarationStructure,
  InterfaceDeclarationStructure,
  OptionalKind,
  PropertySignatureStructure,
  StructureKind,
} from "ts-morph";

/** A file before it is printed. */
export interface FileDraft {
  readonly path: string;
  /** The source that its first line names: `idl/areas/tokens.yml`. */
  readonly from: string;
  readonly statements: readonly Statement[];
}

/**
 * A statement of a generated file: a ts-morph structure, or preformatted text with its docs. All are plain data, so
 * that this module does not load ts-morph and statements can be compared; `output.ts` prints them.
 */
export type Statement =
  | (Structure<ImportDeclarationStructure, "import"> & Lines)
  | (Structure<ExportDeclarationStructure, "export"> & Lines)
  | Structure<InterfaceDeclarationStructure, "interface">
  | Structure<FunctionDeclarationStructure, "function">
  | { readonly kind: "text"; readonly docs: readonly string[]; readonly text: string };

interface Lines {
  /** The imported or exported names, to print one per line; the structure has no names then. */
  readonly lines?: readonly string[];
}

interface Structure<S extends { kind: StructureKind }, K extends string> {
  readonly kind: K;
  readonly structure: OptionalKind<S>;
}

interface Constant {
  readonly name: string;
  readonly type?: string;
  readonly initializer: string;
  readonly docs?: readonly string[];
  readonly exported?: boolean;
}

/** Creates a declaration from preformatted lines, after a blank line and its docs. */
const declaration = (docs: readonly string[], text: string): Statement => ({ kind: "text", docs, text });

/** Returns `export const name: type = initializer;` under its docs. */
export const constant = ({ name, type, initializer, docs = [], exported = true }: Constant): Statement =>
  declaration(
    docs,
    `${exported ? "export " : ""}const ${name}${type === undefined ? "" : `: ${type}`} = ${initializer};`,
  );

/** Returns `export type name = type;` under its docs. */
export const typeAlias = (name: string, type: string, docs: readonly string[]): Statement =>
  declaration(docs, `export type ${name} =${type.startsWith("\n") ? "" : " "}${type};`);

/** A member of an interface with its docs. */
export interface InterfaceMember {
  /** The name as source text: quoted unless it is an identifier. */
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly docs?: readonly string[];
}

/** The parts of an interface. */
interface Interface {
  readonly name: string;
  readonly docs: readonly string[];
  readonly members: readonly InterfaceMember[];
  readonly parents?: readonly string[];
  /** True if it accepts members of any other name. */
  readonly open?: boolean;
}

const property = ({ name, type, optional, docs = [] }: InterfaceMember): OptionalKind<PropertySignatureStructure> => ({
  name,
  type,
  isReadonly: true,
  hasQuestionToken: optional,
  docs: [...docs],
});

/** Returns an exported interface under its docs. */
export const interfaceOf = ({ name, docs, members, parents = [], open = false }: Interface): Statement => ({
  kind: "interface",
  structure: {
    name,
    isExported: true,
    docs: [...docs],
    extends: [...parents],
    indexSignatures: open ? [{ keyName: "key", keyType: "string", returnType: "unknown", isReadonly: true }] : [],
    properties: members.map(property),
  },
});

/** A name to import or export: `{ name: "Client", typeOnly: true, alias: "ShopClient" }`. */
export interface Named {
  readonly name: string;
  readonly typeOnly?: boolean;
  readonly alias?: string;
}

/** Returns an import of a type among imports of values. */
export const typeName = (name: string): Named => ({ name, typeOnly: true });

/** Returns an import with a local name, if the two differ. */
export const aliased = (name: string, alias: string): Named => (name === alias ? { name } : { name, alias });

const specifier = (given: Named | string) => {
  const { name, typeOnly, alias }: Named = typeof given === "string" ? { name: given } : given;
  return { name, ...(typeOnly && { isTypeOnly: true }), ...(alias !== undefined && { alias }) };
};

/** Returns `import { a, type B } from "…";`, of types only if `typeOnly`. */
export const namedImport = (from: string, names: readonly (Named | string)[], typeOnly = false): Statement => ({
  kind: "import",
  ...listed("import", names, typeOnly, from, (listedNames) => ({
    moduleSpecifier: from,
    namedImports: listedNames,
    isTypeOnly: typeOnly,
  })),
});

/** Returns `import name from "…" with { type: "json" };`. */
export const jsonImport = (name: string, from: string): Statement =>
  declaration([], `import ${name} from ${JSON.stringify(from)} with { type: "json" };`);

/** Returns `import type * as name from "…";`. */
export const namespaceImport = (from: string, name: string): Statement => ({
  kind: "import",
  structure: { moduleSpecifier: from, namespaceImport: name, isTypeOnly: true },
});

/** Returns `export type * as name from "…";`. */
export const namespaceExport = (from: string, name: string): Statement => ({
  kind: "export",
  structure: { moduleSpecifier: from, namespaceExport: name, isTypeOnly: true },
});

/** Longer lists are printed with one name per line, so that a diff shows the added or removed name. */
const maxLineLength = 100;

const specifierText = (given: Named | string): string => {
  const { name, typeOnly, alias }: Named = typeof given === "string" ? { name: given } : given;
  return `${typeOnly ? "type " : ""}${name}${alias === undefined ? "" : ` as ${alias}`}`;
};

/** Returns `export { a, b } from "…";`, of types only if `typeOnly`. */
export const namedExport = (names: readonly (Named | string)[], from?: string, typeOnly = false): Statement => ({
  kind: "export",
  ...listed("export", names, typeOnly, from, (namedExports) => ({
    namedExports,
    isTypeOnly: typeOnly,
    ...(from !== undefined && { moduleSpecifier: from }),
  })),
});

/** Creates the structure of an import or export of names, which are lines beside it if one line can't hold them. */
function listed<S>(
  word: "import" | "export",
  names: readonly (Named | string)[],
  typeOnly: boolean,
  from: string | undefined,
  structure: (names: ReturnType<typeof specifier>[]) => S,
): Lines & { readonly structure: S } {
  const around = `${word} ${typeOnly ? "type " : ""}{  }${from === undefined ? "" : ` from "${from}"`};`;
  const lines = names.map(specifierText);
  if (around.length + lines.join(", ").length <= maxLineLength) return { structure: structure(names.map(specifier)) };
  return { lines, structure: structure([]) };
}

/** Returns an exported function under its docs; the body is a statement a line. */
export const functionOf = (
  name: string,
  parameters: readonly { readonly name: string; readonly type: string }[],
  returnType: string,
  body: string,
  docs: readonly string[],
): Statement => ({
  kind: "function",
  structure: {
    name,
    isExported: true,
    parameters: parameters.map((parameter) => ({ ...parameter })),
    returnType,
    statements: body,
    docs: [...docs],
  },
});
