import { compileTable, type Source } from "../../locales/compile.ts";
import { type Compiled, type CompiledTable, format, isPlain, type Part, placesIn } from "../../locales/format.ts";

/** Returns the modules of the areas of English messages, by file name: types, and the messages as code. */
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
    'import { createProvided } from "../area.ts";',
    "",
    `/** The messages of \`${area}\` in locales/en.json. */`,
    `export interface ${type} ${typeOf(table, "")}`,
    "",
    "/** Returns these messages, in the language of the page. */",
    `export const ${accessorOf(area)} = createProvided<${type}>("${area}", ${codeOf(table, "")});`,
    "",
  ].join("\n");
}

/** Returns the English messages as code: texts, and functions of values. */
function codeOf(table: CompiledTable, indent: string): string {
  const members = Object.entries(table).map(([key, message]) => {
    const code = isTable(message) ? codeOf(message, `${indent}  `) : codeOfMessage(message);
    return `${indent}  ${nameOf(key)}: ${code},\n`;
  });
  return `{\n${members.join("")}${indent}}`;
}

const codeOfMessage = (message: Compiled): string =>
  isPlain(message) ? JSON.stringify(format(message, {}, "en")) : `(v) => ${expressionOf(message)}`;

/**
 * Returns the expression that writes a message with the values of `v`.
 *
 * @param counted the value of the plural around it
 */
function expressionOf(message: Compiled, counted = ""): string {
  const parts = typeof message === "string" ? [message] : message;
  const [first = "", ...rest] = parts;
  if (typeof first !== "string" && rest.length === 0) return partExpression(first, counted);
  const texts = parts.map((part) =>
    typeof part === "string" ? textCode(part, counted) : `\${${partExpression(part, counted)}}`,
  );
  return `\`${texts.join("")}\``;
}

/** Returns a text with values as the inside of a template literal. */
const textCode = (text: string, counted: string): string =>
  text
    .split(/({[^{}]+})/)
    .map((one, at) => (at % 2 === 0 ? escaped(one) : `\${${placeCode(one.slice(1, -1), counted)}}`))
    .join("");

function partExpression([name, kind, detail]: Exclude<Part, string>, counted: string): string {
  const value = valueCode(name);
  const style = detail === undefined ? "" : `, ${JSON.stringify(detail)}`;
  if (kind === "ordinal") throw new TypeError("English messages have no ordinals, which need the formatter");
  if (kind === "number") return `${value}.toLocaleString("en"${style})`;
  if (kind === "date" || kind === "time") return `new Date(${value}).toLocaleString("en"${style})`;
  const { other = "", ...cases } = detail as { readonly [name: string]: Compiled };
  const inner = kind === "select" ? counted : value;
  const choices = Object.entries(cases).map(
    ([key, one]) => `${value}${kind === "select" ? equals(key) : numberIs(key)} ? ${expressionOf(one, inner)} : `,
  );
  return `${choices.join("")}${expressionOf(other, inner)}`;
}

/** English has one plural form for a single number. */
const numberIs = (key: string): string => ` === ${key === "one" ? 1 : key.replace(/^=/, "")}`;

const equals = (key: string): string => (key === "true" ? "" : ` === ${JSON.stringify(key)}`);

const placeCode = (name: string, counted: string): string =>
  name === "#" ? `${counted}.toLocaleString("en")` : valueCode(name);

const valueCode = (name: string): string => (/^[A-Za-z]\w*$/.test(name) ? `v.${name}` : `v[${JSON.stringify(name)}]`);

const escaped = (text: string): string => text.replace(/[`\\]|\$(?={)/g, "\\$&");

const nameOf = (key: string): string => (/^[A-Za-z]\w*$/.test(key) ? key : JSON.stringify(key));

function typeOf(table: CompiledTable, indent: string): string {
  const members = Object.entries(table).map(([key, message]) => {
    const type = isTable(message) ? typeOf(message, `${indent}  `) : typeOfMessage(message);
    return `${indent}  readonly ${nameOf(key)}: ${type};\n`;
  });
  return `{\n${members.join("")}${indent}}`;
}

function typeOfMessage(message: Compiled): string {
  if (isPlain(message)) return "string";
  const values = [...valuesOf(message)].map(([name, type]) => `readonly ${nameOf(name)}: ${type}`);
  return `(values: { ${values.join("; ")} }) => string`;
}

/** Returns the types of the values of a message, by name. A number in one place is a number in all. */
export function valuesOf(message: Compiled): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, type: string): void => {
    if (type === "number" || !found.has(name)) found.set(name, type);
  };
  for (const part of typeof message === "string" ? [message] : message) {
    if (typeof part === "string") {
      for (const name of placesIn(part)) add(name, "string | number");
      continue;
    }
    const [name, kind, detail] = part;
    add(name, kind === "select" ? typeOfChoice(detail) : "number");
    if (kind === "select" || kind === "cardinal" || kind === "ordinal")
      for (const one of Object.values(detail)) for (const [inner, type] of valuesOf(one)) add(inner, type);
  }
  return found;
}

/** A choice of true or other is one of a boolean. */
const typeOfChoice = (cases: { readonly [name: string]: Compiled }): string =>
  Object.keys(cases).every((name) => name === "true" || name === "other") ? "boolean" : "string";

const isTable = (message: Compiled | CompiledTable): message is CompiledTable =>
  typeof message === "object" && !Array.isArray(message);
