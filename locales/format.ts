/** A value of a message: a text, a number that the language writes, or a choice. */
export type Value = string | number | boolean;

/** The cases of a plural or a choice: each is a message itself. */
type Cases = { readonly [name: string]: readonly Part[] };

/** A number or a date, in milliseconds since 1970, in a style of `Intl`. */
type Styled = readonly [name: string, kind: "number" | "date" | "time", style?: object];

/**
 * A part of a compiled message: a text, a value by its name, 0 for the number of the plural around it, a number or a
 * date in a style, and the cases of a choice or of a plural.
 */
export type Part =
  | string
  | 0
  | readonly [name: string, kind?: undefined, detail?: undefined]
  | Styled
  | readonly [name: string, kind: "select" | "cardinal" | "ordinal", cases: Cases];

/** A compiled message: its text, or its parts if it has values. */
export type Compiled = string | readonly Part[];

/** Compiled messages by key; some are grouped. */
export interface CompiledTable {
  readonly [key: string]: Compiled | CompiledTable;
}

type Values = { readonly [name: string]: Value };

const rules = new Map<string, Intl.PluralRules>();

/** Returns the plural rules of a language, which take longer to create than a message to write. */
function rulesOf(language: string, type: Intl.PluralRuleType): Intl.PluralRules {
  const known = rules.get(language + type) ?? new Intl.PluralRules(language, { type });
  rules.set(language + type, known);
  return known;
}

/** Writes a message in a language (BCP 47). A value that is missing stays visible, by its name. */
export function format(parts: readonly Part[], values: Values, language: string, count = 0): string {
  let text = "";
  for (const part of parts) {
    if (typeof part === "string") text += part;
    else text += part === 0 ? count.toLocaleString(language) : formatValue(part, values, language);
  }
  return text;
}

function formatValue(part: Exclude<Part, string | 0>, values: Values, language: string): string {
  const value = values[part[0]] ?? `{${part[0]}}`;
  switch (part[1]) {
    case undefined:
      return String(value);
    case "select":
      return format(
        (Object.hasOwn(part[2], String(value)) ? part[2][String(value)] : part[2].other) ?? [],
        values,
        language,
      );
    case "cardinal":
    case "ordinal": {
      const [count, cases] = [Number(value), part[2]];
      const category = rulesOf(language, part[1]).select(count);
      return format(cases[`=${count}`] ?? cases[category] ?? cases.other ?? [], values, language, count);
    }
    default:
      return typeof value === "number" ? formatNumber(value, part, language) : String(value);
  }
}

const formatNumber = (value: number, [, kind, style]: Styled, language: string): string =>
  kind === "number" ? value.toLocaleString(language, style) : new Date(value).toLocaleString(language, style);

/** Messages of a language: texts, and functions that write values into theirs. */
export interface Table {
  readonly [key: string]: string | ((values: Values) => string) | Table;
}

/** Creates the messages of a language from compiled ones. */
export function createTable(compiled: CompiledTable, language: string): Table {
  const bound = Object.entries(compiled).map(([key, message]): readonly [string, Table[string]] => {
    if (typeof message === "string") return [key, message];
    if (isParts(message)) return [key, (values) => format(message, values, language)];
    return [key, createTable(message, language)];
  });
  return Object.fromEntries(bound);
}

const isParts = (message: readonly Part[] | CompiledTable): message is readonly Part[] => Array.isArray(message);
