import type { Shape, TypeTable } from "#engine/shape";
import { memberName } from "../../ir/names.ts";

const code: unique symbol = Symbol("code");

/** Raw source text in a literal, such as the name of a constant. */
export interface Code {
  readonly [code]: string;
}

/** A value that can be written as a literal: JSON, with source text in between. */
export type Literal = null | boolean | number | string | Code | readonly Literal[] | LiteralObject;

/** An object literal; a member that is `undefined` is left out. */
export interface LiteralObject {
  readonly [key: string]: Literal | undefined;
}

/** Marks source text for a literal. */
export const codeOf = (text: string): Code => ({ [code]: text });

/**
 * Returns shapes as a literal. They are plain data, but interfaces, which lack the index signature of `LiteralObject`.
 */
export function literalOf<T extends Shape | TypeTable>(shapes: T): Literal;
export function literalOf(shapes: Literal): Literal {
  return shapes;
}

const isCode = (value: object): value is Code => code in value;
const width = 100;

/** Prints a literal: on one line if it fits into 100 columns, else with one member per line. */
export function printLiteral(value: Literal, indent = 0, used = 0): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isCode(value)) return value[code];
  const line = printLine(value, width - indent - used);
  if (line !== undefined) return line;
  const inner = " ".repeat(indent + 2);
  const close = `\n${" ".repeat(indent)}`;
  if (isList(value)) {
    const items = value.map((item) => `\n${inner}${printLiteral(item, indent + 2, 1)},`);
    return items.length === 0 ? "[]" : `[${items.join("")}${close}]`;
  }
  const members = entriesOf(value).map(([key, item]) => {
    const name = memberName(key);
    return `\n${inner}${name}: ${printLiteral(item, indent + 2, name.length + 3)},`;
  });
  return members.length === 0 ? "{}" : `{${members.join("")}${close}}`;
}

/** Prints a literal on one line; returns undefined if it exceeds the available columns. */
function printLine(value: Literal, room: number): string | undefined {
  if (typeof value !== "object" || value === null) return fitting(JSON.stringify(value), room);
  if (isCode(value)) return fitting(value[code], room);
  return isList(value) ? printListLine(value, room) : printObjectLine(value, room);
}

function printListLine(list: readonly Literal[], room: number): string | undefined {
  let line = "[";
  for (const item of list) {
    if (line !== "[") line += ", ";
    const text = printLine(item, room - line.length - 1);
    if (text === undefined) return undefined;
    line += text;
  }
  return fitting(`${line}]`, room);
}

function printObjectLine(object: LiteralObject, room: number): string | undefined {
  let line = "{ ";
  for (const key of Object.keys(object)) {
    const item = object[key];
    if (item === undefined) continue;
    if (line !== "{ ") line += ", ";
    line += `${memberName(key)}: `;
    const text = printLine(item, room - line.length - 2);
    if (text === undefined) return undefined;
    line += text;
  }
  return fitting(line === "{ " ? "{}" : `${line} }`, room);
}

const fitting = (text: string, room: number): string | undefined => (text.length <= room ? text : undefined);

const isList = (value: object): value is readonly Literal[] => Array.isArray(value);

const entriesOf = (value: LiteralObject): readonly (readonly [string, Literal])[] =>
  Object.entries(value).filter((entry): entry is [string, Literal] => entry[1] !== undefined);
