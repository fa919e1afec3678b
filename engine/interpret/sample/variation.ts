import { equalJson, isList, isObject, type Json, numberFromText, objectOf } from "#engine/json";
import { branches, fold, leaves, type Shape, type Types } from "#engine/shape";
import { decoder } from "../decode.ts";
import { validator } from "../validate/index.ts";

/** Returns a value that differs from those before it. */
export type AnotherValue = (value: Json, before: readonly Json[]) => Json;

/**
 * Creates the function that varies a sample of a shape, so that no two items of a set are equal: the values of an enum in
 * turn, `a`, `a2`, `a3`, consecutive numbers and dates. Variations that the shape does not allow are only used if there
 * are no others.
 */
export function anotherValue(types: Types, shape: Shape): AnotherValue {
  let deps: { readonly isValid: (value: Json) => boolean; readonly values: readonly Json[] } | undefined;
  const create = () => {
    const [read, check] = [decoder(types)(shape), validator(types)(shape)];
    return { isValid: (value: Json) => check(read(value)).length === 0, values: valuesOf(types)(shape) };
  };
  return (value, before) => {
    if (before.length === 0) return value;
    deps ??= create();
    const { isValid, values } = deps;
    const variations = [value, ...values, counted(value, before.length), appended(value, before.length)];
    const isNew = (one: Json): boolean => !before.some((other) => equalJson(other, one));
    return variations.find((one) => isNew(one) && isValid(one)) ?? appended(value, before.length);
  };
}

/** The values of a shape that has few; empty for others. */
const valuesOf = (types: Types) =>
  fold<readonly Json[]>(types, {
    ...branches<readonly Json[]>([]),
    ...leaves<readonly Json[]>([]),
    boolean: () => [true, false],
    enum: ({ values, numeric }) => values.map(({ value }) => (numeric === true ? numberFromText(value) : value)),
    nullable: ({ item }, recur) => [...recur(item), null],
    ref: (_, force) => force(),
  });

/** Adds to the last number in a text: `2026-01-15` is followed by `2026-01-16`. */
function counted(value: Json, index: number): Json {
  if (typeof value !== "string") return appended(value, index);
  return value.replace(/(\d{1,9})(\D*)$/, (_, digits: string, rest: string) => {
    const next = String(Number(digits) + index);
    return next.padStart(digits.length, "0") + rest;
  });
}

/** Adds a number to each text and number of a value. */
function appended(value: Json, index: number): Json {
  if (typeof value === "string") return `${value}${index + 1}`;
  if (typeof value === "number") return value + index;
  if (isList(value)) return value.map((item) => appended(item, index));
  if (!isObject(value)) return value;
  return objectOf(Object.entries(value).map(([key, member]) => [key, appended(member, index)]));
}
