import { compileTable, type Source } from "../../locales/compile.ts";
import type { Compiled, CompiledTable, Part } from "../../locales/format.ts";

/** Returns the modules of the areas of a language's messages, by file name: types, and the compiled messages. */
export const messageModules = (source: Source): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(compileTable(source)).map(([area, table]) => {
      if (!isTable(table)) throw new TypeError(`${area} is a message; messages are grouped in areas`);
      return [`${kebab(area)}.ts`, moduleOf(area, table)];
    }),
  );

/** Returns the name of the function that returns the messages of an area. */
export const accessorOf = (area: string): string => `${area}Text`;

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function moduleOf(area: string, table: CompiledTable): string {
  const type = `${area.charAt(0).toUpperCase()}${area.slice(1)}Messages`;
  return [
    "// Generated from locales/en.json by `npm run generate`. Do not edit.",
    'import { createArea } from "../area.ts";',
    "",
    `/** The messages of \`${area}\` in locales/en.json. */`,
    `export interface ${type} ${typeOf(table, "")}`,
    "",
    "/** Returns these messages, in the language of the page. */",
    `export const ${accessorOf(area)} = createArea<${type}>("${area}", {`,
    ...Object.entries(table).map(([key, message]) => `  ${nameOf(key)}: ${JSON.stringify(message)},`),
    "});",
    "",
  ].join("\n");
}

const nameOf = (key: string): string => (/^[A-Za-z]\w*$/.test(key) ? key : JSON.stringify(key));

function typeOf(table: CompiledTable, indent: string): string {
  const members = Object.entries(table).map(([key, message]) => {
    const type = isTable(message) ? typeOf(message, `${indent}  `) : typeOfMessage(message);
    return `${indent}  readonly ${nameOf(key)}: ${type};\n`;
  });
  return `{\n${members.join("")}${indent}}`;
}

function typeOfMessage(message: Compiled): string {
  if (typeof message === "string") return "string";
  const values = [...valuesOf(message)].map(([name, type]) => `readonly ${nameOf(name)}: ${type}`);
  return `(values: { ${values.join("; ")} }) => string`;
}

/** Returns the types of the values of a message, by name. */
export function valuesOf(parts: readonly Part[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const part of parts) {
    if (typeof part === "string" || part === 0) continue;
    const [name, kind, detail] = part;
    const isNumber = kind !== undefined && kind !== "select";
    if (isNumber || !found.has(name)) found.set(name, typeOfValue(kind));
    if (kind !== "select" && kind !== "cardinal" && kind !== "ordinal") continue;
    for (const one of Object.values(detail))
      for (const [inner, type] of valuesOf(one)) if (type === "number" || !found.has(inner)) found.set(inner, type);
  }
  return found;
}

function typeOfValue(kind: Exclude<Part, string | 0>[1]): string {
  if (kind === undefined) return "string | number";
  return kind === "select" ? "string | boolean" : "number";
}

const isTable = (message: Compiled | CompiledTable): message is CompiledTable =>
  typeof message === "object" && !Array.isArray(message);
