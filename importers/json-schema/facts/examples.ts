import {
  equalJson,
  isExact,
  isList,
  isObject,
  type Json,
  type JsonObject,
  objectOf,
  own,
  parseJson,
  printJson,
} from "#engine/json";
import { type Facts, type JsonType, restrictsItems, restrictsMembers } from "./facts.ts";

/**
 * Returns the examples that an object of a description states: its `example`, then its `examples`, else an `x-example`.
 * Tools write `example: null` for "none". `examples` is a list in JSON Schema; some authors write a map as in OpenAPI's
 * "Parameter Object".
 */
export function statedExamples(stated: JsonObject): readonly Json[] {
  const single = own(stated, "example");
  const several = own(stated, "examples");
  const listed = isList(several) ? several : isObject(several) ? namedValues(several) : [];
  const all = [...(single === undefined || single === null ? [] : [single]), ...listed];
  const vendor = own(stated, "x-example");
  return withoutRepeats(all.length > 0 || vendor === undefined || vendor === null ? all : [vendor]);
}

const namedValues = (examples: JsonObject): readonly Json[] =>
  Object.values(examples).flatMap((one) => (isObject(one) ? (own(one, "value") ?? []) : []));

/** Returns the values without those that are equal to an earlier one. */
export const withoutRepeats = (values: readonly Json[]): readonly Json[] =>
  values.filter((value, i) => values.findIndex((other) => equalJson(other, value)) === i);

/** Adds the examples of a schema to facts. `isPart`: an `allOf` includes it, so that it may describe only a part. */
export function addExamples(facts: Facts, schema: JsonObject, isPart: boolean): void {
  const stated = statedExamples(schema);
  const [first] = stated;
  if (first === undefined) return;
  if (!isPart) {
    facts.examples ??= stated;
    return;
  }
  const [known] = facts.partExamples ?? [];
  if (known === undefined) facts.partExamples = stated;
  else if (isObject(known) && isObject(first)) facts.partExamples = [merged(first, known)];
}

/** Returns both objects as one; the second wins. */
const merged = (one: JsonObject, other: JsonObject): JsonObject =>
  objectOf(new Map([...Object.entries(one), ...Object.entries(other)]));

/** Returns the examples that facts state, as values of their types; `undefined` if there is none. */
export function examplesOf(facts: Facts): readonly Json[] | undefined {
  const stated = facts.examples ?? facts.partExamples;
  return stated === undefined ? undefined : asTyped(stated, facts);
}

/**
 * Returns examples as values of the types that facts allow. YAML reads `12345` as a number where a text is meant, and
 * many authors write numbers, booleans, lists and objects as text.
 */
export function asTyped(examples: readonly Json[], facts: Facts): readonly Json[] {
  if (facts.choices.length > 0) return examples;
  const types = new Set(typesOf(facts));
  if (types.has("any")) return examples;
  const takesText = types.has("string");
  const takesNumber = types.has("integer") || types.has("number");
  return examples.map((example) => {
    if (typeof example === "number" || isExact(example))
      return takesText && !takesNumber ? printJson(example) : example;
    if (typeof example === "boolean") return takesText && !types.has("boolean") ? String(example) : example;
    if (typeof example !== "string" || takesText) return example;
    const parsed = parseJson(example);
    return parsed.ok && types.has(typeName(parsed.value)) ? parsed.value : example;
  });

  function typeName(value: Json): "number" | "integer" | "boolean" | "array" | "object" | "null" | "string" {
    if (typeof value === "number" || isExact(value)) return types.has("number") ? "number" : "integer";
    if (value === null) return "null";
    if (isList(value)) return "array";
    return isObject(value) ? "object" : typeof value === "boolean" ? "boolean" : "string";
  }
}

/** Formats of texts, for schemas that omit their type. */
const textFormats: ReadonlySet<string> = new Set([
  "date-time",
  "date",
  "uuid",
  "email",
  "uri",
  "byte",
  "binary",
  "password",
]);

/** Returns the types of values, except `null`. Without a declared type, those that the other keywords restrict. */
export function typesOf(facts: Facts): readonly (JsonType | "any")[] {
  const { types, format = "", pattern, minLength, maxLength, encoding, minimum, maximum, multipleOf } = facts;
  if (types !== undefined) {
    const others = [...types].filter((type) => type !== "null");
    if (others.length === 0) return ["null"];
    if (others.length >= 5) return ["any"];
    return others.filter((type) => type !== "integer" || !types.has("number"));
  }
  if (restrictsMembers(facts)) return ["object"];
  if (restrictsItems(facts)) return ["array"];
  if ([pattern, minLength, maxLength, encoding].some((one) => one !== undefined) || textFormats.has(format))
    return ["string"];
  if ([minimum, maximum, multipleOf].some((one) => one !== undefined) || format === "double" || format === "float")
    return ["number"];
  return format === "int32" || format === "int64" ? ["integer"] : ["any"];
}

/** Returns true if `null` is allowed in addition to other values. */
export const allowsNull = ({ nullable, types, values }: Facts): boolean =>
  nullable || (types?.has("null") === true && types.size > 1 && (values === undefined || values.includes(null)));
