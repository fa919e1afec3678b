import { isTestable } from "#engine/interpret";
import { exactText, isExact, isList, isObject, type Json, losslessDouble, own } from "#engine/json";
import type { RangeRule, Rule, RuleType, SizeRule } from "#engine/shape";
import { entriesOf, included, itemsOf, keyword, type Node } from "../../node.ts";

/** A keyword with a rule that can't be checked. */
export interface UnreadRule {
  readonly keyword: Node;
  /** The keyword inside it that is not supported. */
  readonly reason: string;
}

/** The rules of a schema that no shape expresses. */
export interface ReadRules {
  readonly rules: readonly Rule[];
  readonly unread: readonly UnreadRule[];
}

type RuleKeyword = "contains" | "not" | "if" | "dependentRequired" | "dependentSchemas" | "dependencies";

/** A keyword can't be checked: a diagnostic of the description, which `readRules` reports. */
class UnreadError extends Error {
  override readonly name = "UnreadError";
  readonly reason: string;
  constructor(reason: string) {
    super(`${reason} is not supported in rules`);
    this.reason = reason;
  }
}

/** Maximum nesting of schemas in a rule; a schema that contains itself exceeds it. Our choice. */
const deepest = 20;

/** Reads the rules of some keywords. */
export function readStatedRules(schema: Node, keys: readonly RuleKeyword[]): ReadRules {
  const unread: UnreadRule[] = [];
  const rules = keys.flatMap((key) => {
    try {
      return readKeyword[key](schema, 0);
    } catch (error) {
      if (!(error instanceof UnreadError)) throw error;
      unread.push({ keyword: keyword(schema, key), reason: error.reason });
      return [];
    }
  });
  return { rules, unread };
}

/** Reads a choice among schemas as a rule; undefined if one of them can't be checked. */
export function readChoice(variants: readonly Node[], isExclusive: boolean): Rule | undefined {
  try {
    return anyOf(variants, isExclusive, 0);
  } catch (error) {
    if (error instanceof UnreadError) return undefined;
    throw error;
  }
}

const anyOf = (variants: readonly Node[], isExclusive: boolean, depth: number): Rule => ({
  kind: "any",
  ...(isExclusive && { exclusive: true }),
  rules: variants.map((variant) => ruleOf(variant, depth + 1)),
});

/** Returns the rule that a value keeps if, and only if, a schema allows it. */
function ruleOf(schema: Node, depth: number): Rule {
  const rules = rulesOf(schema, depth);
  const [only, second] = rules;
  return only !== undefined && second === undefined ? only : { kind: "all", rules };
}

function rulesOf(node: Node, depth: number): readonly Rule[] {
  if (depth > deepest) throw new UnreadError("deep nesting");
  const schema = included(node);
  const { value } = schema;
  if (value === true) return [];
  if (value === false) return [{ kind: "not", rule: { kind: "all", rules: [] } }];
  if (!isObject(value)) throw new UnreadError("a schema that is not an object");
  const beside = schema === node ? [] : rulesBeside(node, depth);
  const keys = Object.keys(value).filter((key) => !isAnnotation(key));
  return [...keys.flatMap((key) => keywordReader(key)(schema, depth)), ...beside];
}

/** Reads the keywords beside a reference. */
function rulesBeside(node: Node, depth: number): readonly Rule[] {
  const keys = isObject(node.value) ? Object.keys(node.value) : [];
  return keys.filter((key) => key !== "$ref" && !isAnnotation(key)).flatMap((key) => keywordReader(key)(node, depth));
}

const annotations: ReadonlySet<string> = new Set([
  "$comment",
  "default",
  "deprecated",
  "description",
  "else",
  "example",
  "examples",
  "maxContains",
  "minContains",
  "nullable",
  "readOnly",
  "then",
  "title",
  "writeOnly",
]);

/** Returns true for keywords that restrict nothing, or only together with another one that is read. */
const isAnnotation = (key: string): boolean => annotations.has(key) || key.startsWith("x-");

type ReadKeyword = (schema: Node, depth: number) => readonly Rule[];

function keywordReader(key: string): ReadKeyword {
  const read = readers.get(key);
  if (read === undefined) throw new UnreadError(JSON.stringify(key));
  return read;
}

const readKeyword: { readonly [key in RuleKeyword]: ReadKeyword } = {
  contains: (schema, depth) => {
    const [least = 1, most] = [countOf(schema, "minContains"), countOf(schema, "maxContains")];
    if (least === 0 && most === undefined) return [];
    const item = ruleOf(keyword(schema, "contains"), depth + 1);
    return [{ kind: "contains", item, least, ...(most !== undefined && { most }) }];
  },
  not: (schema, depth) => [{ kind: "not", rule: ruleOf(keyword(schema, "not"), depth + 1) }],
  if: (schema, depth) => {
    const [then, other] = [keyword(schema, "then"), keyword(schema, "else")];
    if (then.value === undefined && other.value === undefined) return [];
    return [
      {
        kind: "if",
        condition: ruleOf(keyword(schema, "if"), depth + 1),
        ...(then.value !== undefined && { consequent: ruleOf(then, depth + 1) }),
        ...(other.value !== undefined && { alternative: ruleOf(other, depth + 1) }),
      },
    ];
  },
  dependentRequired: (schema) =>
    entriesOf(keyword(schema, "dependentRequired")).flatMap(([key, keys]) => dependentKeys(key, keys)),
  dependentSchemas: (schema, depth) =>
    entriesOf(keyword(schema, "dependentSchemas")).map(([key, inner]) => dependentSchema(key, inner, depth)),
  // Before JSON Schema 2019-09 both had one keyword.
  dependencies: (schema, depth) =>
    entriesOf(keyword(schema, "dependencies")).flatMap(([key, inner]) =>
      isList(inner.value) ? dependentKeys(key, inner) : [dependentSchema(key, inner, depth)],
    ),
};

function dependentKeys(key: string, node: Node): readonly Rule[] {
  const keys = textsIn(node);
  return keys.length === 0 ? [] : [{ kind: "dependent", key, rule: { kind: "required", keys } }];
}

/** The rule is always a list of rules, so that an export distinguishes it from a list of keys. */
const dependentSchema = (key: string, node: Node, depth: number): Rule => ({
  kind: "dependent",
  key,
  rule: { kind: "all", rules: rulesOf(node, depth + 1) },
});

const sizes = [
  ["characters", "minLength", "maxLength"],
  ["items", "minItems", "maxItems"],
  ["properties", "minProperties", "maxProperties"],
] as const;

/** Reads a pair of limits at its first keyword. */
const sizeReaders: { readonly [key: string]: ReadKeyword } = Object.fromEntries(
  sizes.flatMap(([of, min, max]) => {
    const read: ReadKeyword = (schema) => {
      const [least, most] = [countOf(schema, min), countOf(schema, max)];
      const rule: SizeRule = {
        kind: "size",
        of,
        ...(least !== undefined && { least }),
        ...(most !== undefined && { most }),
      };
      return [rule];
    };
    return [
      [min, read],
      [max, (schema: Node, depth: number) => (has(schema, min) ? [] : read(schema, depth))],
    ];
  }),
);

const limits = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] as const;

const rangeReaders: { readonly [key: string]: ReadKeyword } = Object.fromEntries(
  limits.map((key, i) => [
    key,
    (schema: Node) => (limits.slice(0, i).some((before) => has(schema, before)) ? [] : [rangeOf(schema)]),
  ]),
);

function rangeOf(schema: Node): RangeRule {
  const numbers = limits.flatMap((key): readonly (readonly [string, number])[] => {
    const found = isObject(schema.value) ? own(schema.value, key) : undefined;
    // A limit of its side is exclusive in the way of JSON Schema before draft 6.
    if (found === undefined || typeof found === "boolean") return [];
    const number = isExact(found) ? losslessDouble(exactText(found)) : found;
    if (typeof number !== "number") throw new UnreadError(JSON.stringify(key));
    const exclusive = key === "minimum" ? "exclusiveMinimum" : key === "maximum" ? "exclusiveMaximum" : undefined;
    const isExclusive = exclusive !== undefined && isObject(schema.value) && own(schema.value, exclusive) === true;
    return [[isExclusive ? exclusive : key, number]];
  });
  return { kind: "range", ...Object.fromEntries(numbers) };
}

const valueReaders: { readonly [key: string]: ReadKeyword } = {
  $ref: () => {
    throw new UnreadError("a reference without a target");
  },
  type: (schema) => {
    const node = keyword(schema, "type");
    const types = (isList(node.value) ? node.value : [node.value]).map((one) => {
      const type = ruleTypes.find((known) => known === one);
      if (type === undefined) throw new UnreadError('"type"');
      return type;
    });
    const isNullable = isObject(schema.value) && own(schema.value, "nullable") === true;
    return [{ kind: "type", types: isNullable && !types.includes("null") ? [...types, "null"] : types }];
  },
  const: (schema) => [{ kind: "values", values: [valueAt(schema, "const")] }],
  enum: (schema) => {
    const values = valueAt(schema, "enum");
    if (!isList(values)) throw new UnreadError('"enum"');
    return [{ kind: "values", values }];
  },
  pattern: (schema) => {
    const regex = valueAt(schema, "pattern");
    if (typeof regex !== "string" || !isTestable(regex)) throw new UnreadError('"pattern"');
    return [{ kind: "pattern", regex }];
  },
  required: (schema) => [{ kind: "required", keys: textsIn(keyword(schema, "required")) }],
  properties: (schema, depth) =>
    entriesOf(keyword(schema, "properties")).flatMap(([key, inner]): readonly Rule[] => {
      const rules = rulesOf(inner, depth + 1);
      const [only, second] = rules;
      if (only === undefined) return [];
      return [{ kind: "property", key, rule: second === undefined ? only : { kind: "all", rules } }];
    }),
  items: (schema, depth) => {
    const items = keyword(schema, "items");
    if (isList(items.value)) throw new UnreadError('"items"');
    return [{ kind: "items", rule: ruleOf(items, depth + 1) }];
  },
  additionalProperties: (schema) => {
    if (valueAt(schema, "additionalProperties") !== true) throw new UnreadError('"additionalProperties"');
    return [];
  },
  allOf: (schema, depth) => itemsOf(keyword(schema, "allOf")).flatMap((part) => rulesOf(part, depth + 1)),
  anyOf: (schema, depth) => [anyOf(itemsOf(keyword(schema, "anyOf")), false, depth)],
  oneOf: (schema, depth) => [anyOf(itemsOf(keyword(schema, "oneOf")), true, depth)],
};

const readers: ReadonlyMap<string, ReadKeyword> = new Map(
  Object.entries({ ...readKeyword, ...sizeReaders, ...rangeReaders, ...valueReaders }),
);

const ruleTypes: readonly RuleType[] = ["null", "boolean", "integer", "number", "string", "array", "object"];

const has = ({ value }: Node, key: string): boolean => isObject(value) && own(value, key) !== undefined;

function valueAt(schema: Node, key: string): Json {
  const value = isObject(schema.value) ? own(schema.value, key) : undefined;
  if (value === undefined) throw new UnreadError(JSON.stringify(key));
  return value;
}

function countOf(schema: Node, key: string): number | undefined {
  if (!has(schema, key)) return undefined;
  const value = valueAt(schema, key);
  const count = isExact(value) ? losslessDouble(exactText(value)) : value;
  if (typeof count !== "number" || !Number.isSafeInteger(count) || count < 0)
    throw new UnreadError(JSON.stringify(key));
  return count;
}

function textsIn({ value }: Node): readonly string[] {
  const texts = isList(value) ? value.filter((one) => typeof one === "string") : [];
  if (!isList(value) || texts.length < value.length) throw new UnreadError("a list of names");
  return texts;
}
