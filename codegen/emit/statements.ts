import type { ImportDeclarationStructure, ImportSpecifierStructure, OptionalKind, StatementStructures } from "ts-morph";
import { jsDoc } from "./docs.ts";
import { StructureKind } from "./ts-morph.ts";

/** A statement of a generated file: a structure that ts-morph prints, or text that is printed already. */
export type Statement = string | StatementStructures;

interface Constant {
  readonly name: string;
  readonly type?: string;
  readonly initializer: string;
  readonly docs?: readonly string[];
  readonly exported?: boolean;
}

const withDocs = (docs: readonly string[], text: string): string =>
  `\n${docs.map((each) => `${jsDoc(each)}\n`).join("")}${text}`;

/** `export const name: type = initializer;` under its docs. */
export const constant = ({ name, type, initializer, docs = [], exported = true }: Constant): Statement =>
  withDocs(docs, `${exported ? "export " : ""}const ${name}${type === undefined ? "" : `: ${type}`} = ${initializer};`);

/** `export type name = text;` under its docs. */
export const typeAlias = (name: string, type: string, docs: readonly string[]): Statement =>
  withDocs(docs, `export type ${name} =${type.startsWith("\n") ? "" : " "}${type};`);

/** A name that is imported as a type, beside others that are not. */
export const typeName = (name: string) => ({ name, isTypeOnly: true });

type Names = readonly (string | OptionalKind<ImportSpecifierStructure>)[];

/** `import { a, type B } from "…";`, of types only where `typeOnly`. */
export const namedImport = (from: string, names: Names, typeOnly = false): ImportDeclarationStructure => ({
  kind: StructureKind.ImportDeclaration,
  moduleSpecifier: from,
  namedImports: [...names],
  isTypeOnly: typeOnly,
});

/** `import type * as name from "…";` */
export const namespaceImport = (from: string, name: string): ImportDeclarationStructure => ({
  kind: StructureKind.ImportDeclaration,
  moduleSpecifier: from,
  namespaceImport: name,
  isTypeOnly: true,
});

/** `export { a, b } from "…";`, one name a line where there are many; of types only where `typeOnly`. */
export function namedExport(names: readonly string[], from?: string, typeOnly = false): Statement {
  const start = typeOnly ? "export type" : "export";
  const end = from === undefined ? "" : ` from ${JSON.stringify(from)}`;
  const line = `${start} { ${names.join(", ")} }${end};`;
  return line.length <= 100 ? line : `${start} {\n${names.map((name) => `  ${name},\n`).join("")}}${end};`;
}
