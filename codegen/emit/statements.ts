import { jsDoc } from "./docs.ts";

/** The text of a statement of a generated file. It begins with a line end where a blank line belongs before it. */
export type Statement = string;

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

/** A line of an interface, under its docs. */
export interface InterfaceMember {
  readonly text: string;
  readonly docs?: readonly string[];
}

/** `export interface name extends parents { … }` under its docs. */
export function interfaceText(
  name: string,
  docs: readonly string[],
  members: readonly InterfaceMember[],
  parents: readonly string[] = [],
): Statement {
  const head = `export interface ${name}${parents.length === 0 ? "" : ` extends ${parents.join(", ")}`} {\n`;
  const lines = members.map(
    (member) => `${(member.docs ?? []).map((each) => `  ${jsDoc(each, 2)}\n`).join("")}  ${member.text};\n`,
  );
  return `${withDocs(docs, head)}${lines.join("")}}\n`;
}

/** A property of an interface. */
export const propertyText = (name: string, type: string, optional: boolean): string =>
  `readonly ${name}${optional ? "?" : ""}: ${type}`;

/** A name that is imported as a type, beside others that are not. */
export const typeName = (name: string): string => `type ${name}`;

/** A name that is imported under another one. */
export const aliased = (name: string, alias: string): string => (name === alias ? name : `${name} as ${alias}`);

/** `import { a, type B } from "…";`, of types only where `typeOnly`. */
export const namedImport = (from: string, names: readonly string[], typeOnly = false): Statement =>
  `import ${typeOnly ? "type " : ""}{ ${names.join(", ")} } from ${JSON.stringify(from)};`;

/** `import type * as name from "…";` */
export const namespaceImport = (from: string, name: string): Statement =>
  `import type * as ${name} from ${JSON.stringify(from)};`;

/** `export function name(parameters): type { … }` under its docs; the body is a statement a line. */
export const functionText = (head: string, body: string, docs: readonly string[]): Statement =>
  `${withDocs(docs, `export function ${head} {`)}\n${body.replace(/^/gm, "  ")}\n}\n`;

/** `export { a, b } from "…";`, one name a line where there are many; of types only where `typeOnly`. */
export function namedExport(names: readonly string[], from?: string, typeOnly = false): Statement {
  const start = typeOnly ? "export type" : "export";
  const end = from === undefined ? "" : ` from ${JSON.stringify(from)}`;
  const line = `${start} { ${names.join(", ")} }${end};`;
  return line.length <= 100 ? line : `${start} {\n${names.map((name) => `  ${name},\n`).join("")}}${end};`;
}
