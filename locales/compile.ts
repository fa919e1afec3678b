import { type MessageFormatElement, type PluralOrSelectOption, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { Compiled, CompiledTable, Part } from "./format.ts";

/** The messages of a file of `locales/`, in ICU MessageFormat; some are grouped. */
export interface Source {
  readonly [key: string]: string | Source;
}

/** A message is not ICU MessageFormat. */
export class MessageSyntaxError extends Error {
  override readonly name = "MessageSyntaxError";
}

/**
 * Compiles a message in ICU MessageFormat. Throws `MessageSyntaxError` if it can't be read, or uses what pages don't:
 * offsets of plurals, and tags.
 */
export const compileMessage = (message: string): Compiled =>
  // Most messages are plain texts.
  /[{}']/.test(message) ? compileParts(readMessage(message)) : message;

/** Joins texts and values. A brace of a text begins a part, so that it is not read as a value. */
function compileParts(elements: readonly MessageFormatElement[]): Compiled {
  const parts: Part[] = [];
  const add = (text: string): void => {
    const last = parts.at(-1);
    if (typeof last === "string" && last !== "{" && text !== "{") parts[parts.length - 1] = last + text;
    else parts.push(text);
  };
  for (const element of elements) {
    if (element.type === TYPE.literal) for (const text of element.value.split(/({)/)) text !== "" && add(text);
    else if (element.type === TYPE.argument) add(`{${element.value}}`);
    else if (element.type === TYPE.pound) add("{#}");
    else parts.push(partOf(element));
  }
  const [first = "", ...rest] = parts;
  return typeof first === "string" && rest.length === 0 ? first : parts;
}

function readMessage(message: string): readonly MessageFormatElement[] {
  try {
    return parse(message, { ignoreTag: true, requiresOtherClause: true });
  } catch (error) {
    const code = error instanceof Error ? error.message : String(error);
    throw new MessageSyntaxError(`not valid ICU MessageFormat: ${code.toLowerCase().replaceAll("_", " ")}`);
  }
}

type StyledElement = Extract<MessageFormatElement, { readonly style?: unknown }>;
type ChoiceElement = Extract<MessageFormatElement, { readonly options: unknown }>;
type TagElement = Extract<MessageFormatElement, { readonly type: TYPE.tag }>;

function partOf(element: StyledElement | ChoiceElement | TagElement): Part {
  switch (element.type) {
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
      return withStyle(element.value, kinds[element.type], styleOf(element));
    case TYPE.select:
      return [element.value, "select", casesOf(element.options)];
    case TYPE.plural:
      if (element.offset !== 0) throw new MessageSyntaxError("offsets of plurals are not supported");
      return [element.value, element.pluralType ?? "cardinal", casesOf(element.options)];
    case TYPE.tag:
      throw new MessageSyntaxError("tags are not supported");
  }
}

const withStyle = (name: string, kind: "number" | "date" | "time", style: object | undefined): Part =>
  style === undefined ? [name, kind] : [name, kind, style];

const kinds = { [TYPE.number]: "number", [TYPE.date]: "date", [TYPE.time]: "time" } as const;

/** The named styles of ICU, as options of `Intl`; a skeleton names options itself. */
const styles: { readonly [kind: string]: { readonly [name: string]: object } } = {
  number: { integer: { maximumFractionDigits: 0 }, percent: { style: "percent" } },
  date: Object.fromEntries(["short", "medium", "long", "full"].map((name) => [name, { dateStyle: name }])),
  time: Object.fromEntries(["short", "medium", "long", "full"].map((name) => [name, { timeStyle: name }])),
};

function styleOf(element: StyledElement): object | undefined {
  const { style } = element;
  const kind = kinds[element.type];
  if (style === undefined || style === null) return styles[kind]?.medium;
  if (typeof style === "object") return style.parsedOptions;
  const known = styles[kind]?.[style.trim()];
  if (known === undefined) throw new MessageSyntaxError(`unknown style of a ${kind}: ${style.trim()}`);
  return known;
}

const casesOf = (options: Record<string, PluralOrSelectOption>): { readonly [name: string]: Compiled } =>
  Object.fromEntries(Object.entries(options).map(([name, { value }]) => [name, compileParts(value)]));

/** Compiles messages; grouped ones too. */
export const compileTable = (source: Source): CompiledTable =>
  Object.fromEntries(
    Object.entries(source).map(([key, message]) => [
      key,
      typeof message === "string" ? compileMessage(message) : compileTable(message),
    ]),
  );
