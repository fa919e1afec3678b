/** A value of a message: a text, a number that the language writes, or a choice. */
export type Value = string | number | boolean;

/** The cases of a plural or a choice: each is a message itself. */
type Cases = { readonly [name: string]: Compiled };

/** A number or a date, in milliseconds since 1970, in a style of `Intl`. */
type Styled = readonly [name: string, kind: "number" | "date" | "time", style?: object];

/**
 * A part of a compiled message: a text, in which `{name}` stands for a value and `{#}` for the number of the plural
 * around it; a number or a date in a style; or the cases of a choice or of a plural.
 */
export type Part = string | Styled | readonly [name: string, kind: "select" | "cardinal" | "ordinal", cases: Cases];

/** A compiled message: its only text, or its parts. */
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

/** The values in a text. */
const places = /{([^{}]+)}/g;

/** Returns the names of the values in a text. */
export const placesIn = (text: string): readonly string[] =>
  [...text.matchAll(places)].flatMap(([, name = ""]) => (name === "#" ? [] : [name]));

/** Writes a message in a language (BCP 47). A value that is missing stays visible, by its name. */
export function format(message: Compiled, values: Values, language: string, count = 0): string {
  if (typeof message !== "string")
    return message
      .map((part) => (typeof part === "string" ? format(part, values, language, count) : write(part, values, language)))
      .join("");
  return message.replace(places, (place, name: string) =>
    name === "#" ? count.toLocaleString(language) : String(values[name] ?? place),
  );
}

function write([name, kind, detail]: Exclude<Part, string>, values: Values, language: string): string {
  const value = values[name] ?? `{${name}}`;
  if (kind === "select" || kind === "cardinal" || kind === "ordinal") {
    const [count, cases] = [Number(value), detail];
    const names = kind === "select" ? [String(value)] : [`=${count}`, rulesOf(language, kind).select(count)];
    const found = names.find((one) => Object.hasOwn(cases, one)) ?? "other";
    return format(cases[found] ?? "", values, language, count);
  }
  if (typeof value !== "number") return String(value);
  return kind === "number" ? value.toLocaleString(language, detail) : new Date(value).toLocaleString(language, detail);
}

/** Messages of a language: texts, and functions that write values into theirs. */
export interface Table {
  readonly [key: string]: string | ((values: Values) => string) | Table;
}

/** Returns true if a message is a text without values. */
export const isPlain = (message: Compiled): boolean =>
  typeof message === "string"
    ? message.search(places) < 0
    : message.every((part) => typeof part === "string" && isPlain(part));

/** Creates the messages of a language from compiled ones. */
export function createTable(compiled: CompiledTable, language: string): Table {
  const bound = Object.entries(compiled).map(([key, message]): readonly [string, Table[string]] => {
    if (!isMessage(message)) return [key, createTable(message, language)];
    const text = (values: Values): string => format(message, values, language);
    return [key, isPlain(message) ? text({}) : text];
  });
  return Object.fromEntries(bound);
}

const isMessage = (message: Compiled | CompiledTable): message is Compiled =>
  typeof message === "string" || Array.isArray(message);
