import { itemAt } from "#engine/item-at";
import { isObject, type Json, type JsonObject, objectOf, own } from "#engine/json";
import { foldRule, type Rule, requiredKeys } from "#engine/shape";
import { compact } from "./writing.ts";

/** Keywords that several rules write to: each rule writes some of their members. */
const joined: ReadonlySet<string> = new Set(["properties", "dependentRequired", "dependentSchemas"]);

/** Keywords that have a meaning only together. */
const groups: readonly (readonly string[])[] = [
  ["if", "then", "else"],
  ["contains", "minContains", "maxContains"],
];

/**
 * Returns a schema with the keywords of rules. A rule becomes a part of its `allOf` if the schema already has its
 * keywords.
 */
export const schemaWithRules = (schema: JsonObject, rules: readonly Rule[]): JsonObject =>
  rules.map(keywordsOf).reduce(combine, schema);

/** Returns the schema of one rule. */
const keywordsOf: (rule: Rule) => JsonObject = foldRule<JsonObject>({
  all: ({ rules }, recur) => rules.map(recur).reduce(combine, {}),
  any: ({ rules, exclusive }, recur) => ({ [exclusive ? "oneOf" : "anyOf"]: rules.map(recur) }),
  not: ({ rule }, recur) => ({ not: recur(rule) }),
  if: ({ condition, consequent, alternative }, recur) =>
    objectOf([
      ["if", recur(condition)] as const,
      ...(consequent === undefined ? [] : [["then", recur(consequent)] as const]),
      ...(alternative === undefined ? [] : [["else", recur(alternative)] as const]),
    ]),
  contains: ({ item, least, most }, recur) =>
    compact({ contains: recur(item), minContains: least === 1 ? undefined : least, maxContains: most }),
  dependent: ({ key, rule }, recur) => {
    const keys = requiredKeys(rule);
    return keys === undefined
      ? { dependentSchemas: objectOf([[key, recur(rule)]]) }
      : { dependentRequired: objectOf([[key, keys]]) };
  },
  required: ({ keys }) => ({ required: keys }),
  property: ({ key, rule }, recur) => ({ properties: objectOf([[key, recur(rule)]]) }),
  items: ({ rule }, recur) => ({ items: recur(rule) }),
  type: ({ types }) => ({ type: types.length === 1 ? itemAt(types, 0) : types }),
  values: ({ values }) => (values.length === 1 ? { const: itemAt(values, 0) } : { enum: values }),
  range: ({ kind: _, ...limits }) => compact(limits),
  size: ({ of, least, most }) => {
    const [min, max] = sizeKeywords[of];
    return compact({ [min]: least, [max]: most });
  },
  pattern: ({ regex }) => ({ pattern: regex }),
});

const sizeKeywords = {
  characters: ["minLength", "maxLength"],
  items: ["minItems", "maxItems"],
  properties: ["minProperties", "maxProperties"],
} as const;

/** Returns one schema with the keywords of two. */
function combine(schema: JsonObject, more: JsonObject): JsonObject {
  const entries = Object.entries(more);
  if (entries.every(([key, value]) => isFree(schema, key, value)))
    return objectOf([
      ...Object.entries(schema),
      ...entries.map(([key, value]) => [key, join(own(schema, key), value)] as const),
    ]);
  const parts = own(schema, "allOf");
  return { ...schema, allOf: [...(Array.isArray(parts) ? parts : []), more] };
}

/** Returns true if a schema can have a keyword in addition to its own ones. */
function isFree(schema: JsonObject, key: string, value: Json): boolean {
  const before = own(schema, key);
  if (before !== undefined)
    return (
      joined.has(key) &&
      isObject(before) &&
      isObject(value) &&
      Object.keys(value).every((one) => own(before, one) === undefined)
    );
  const group = groups.find((keys) => keys.includes(key)) ?? [];
  return group.every((other) => own(schema, other) === undefined);
}

const join = (before: Json | undefined, value: Json): Json =>
  isObject(before) && isObject(value) ? { ...before, ...value } : value;
