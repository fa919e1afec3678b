import { isList, isObject, type Json, keysOf, own } from "#engine/json";
import type { SchemaType } from "../schema-table/index.ts";
import { type KeywordChecks, testing } from "./build.ts";
import { compareNumbers, isNumber, isWhole, numberKey } from "./numbers.ts";
import { schemaPattern } from "./schema-pattern.ts";

const isOfType: { readonly [type in SchemaType]: (value: Json) => boolean } = {
  null: (value) => value === null,
  boolean: (value) => typeof value === "boolean",
  integer: isWhole,
  number: isNumber,
  string: (value) => typeof value === "string",
  array: isList,
  object: isObject,
};

/** Compares a number with a limit; other values pass. */
const limited = (keeps: (order: number) => boolean) => (limit: Json, build: Parameters<typeof testing>[0]) =>
  testing(build, (value) => !isNumber(value) || keeps(compareNumbers(value, limit)));

/** The size of a value of one type; undefined for others. */
type Size = (value: Json) => number | undefined;

// Counting characters takes longer than their code units, of which there are up to twice as many.
const characters: Size = (value) => (typeof value === "string" ? Array.from(value).length : undefined);
const items: Size = (value) => (isList(value) ? value.length : undefined);
const members: Size = (value) => (isObject(value) ? keysOf(value).length : undefined);

const atLeast = (size: Size) => (least: number, build: Parameters<typeof testing>[0]) =>
  testing(build, (value) => (size(value) ?? least) >= least);
const atMost = (size: Size) => (most: number, build: Parameters<typeof testing>[0]) =>
  testing(build, (value) => (size(value) ?? most) <= most);

/** The keywords about a value without its parts. */
export const valueKeywords: KeywordChecks<
  | ("type" | "enum" | "const" | "format" | "pattern" | "uniqueItems" | "multipleOf")
  | ("minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum")
  | ("minLength" | "maxLength" | "minItems" | "maxItems" | "minProperties" | "maxProperties")
> = {
  type: (types, build) => testing(build, (value) => types.some((type) => isOfType[type](value))),
  enum: (values, build) => {
    const known = new Set(values.map(valueKey));
    return testing(build, (value) => known.has(valueKey(value)));
  },
  const: (wanted, build) => {
    const known = valueKey(wanted);
    return testing(build, (value) => valueKey(value) === known);
  },
  minimum: limited((order) => order >= 0),
  maximum: limited((order) => order <= 0),
  exclusiveMinimum: limited((order) => order > 0),
  exclusiveMaximum: limited((order) => order < 0),
  multipleOf: (step, build) => testing(build, (value) => !isNumber(value) || build.isMultipleOf(value, step)),
  minLength: atLeast(characters),
  maxLength: atMost(characters),
  minItems: atLeast(items),
  maxItems: atMost(items),
  minProperties: atLeast(members),
  maxProperties: atMost(members),
  pattern: (pattern, build) => {
    const matches = schemaPattern(pattern);
    return testing(build, (value) => typeof value !== "string" || matches(value));
  },
  format: (format, build) => {
    const keeps = build.formats(format);
    return keeps && testing(build, keeps);
  },
  uniqueItems: (_, build) =>
    testing(build, (value) => !isList(value) || new Set(value.map(valueKey)).size === value.length),
};

/** Writes a value so that equal values, and only they, give the same text: `1.0` is `1`, and keys have any order. */
function valueKey(value: Json): string {
  if (isNumber(value)) return numberKey(value);
  if (isList(value)) return `[${value.map(valueKey).join()}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const keys = [...keysOf(value)].sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${valueKey(own(value, key) as Json)}`).join()}}`; // one of its keys
}
