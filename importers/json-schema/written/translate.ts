import { exactText, isExact, isList, isObject, type Json, losslessDouble, own } from "#engine/json";
import type { Schema, SchemaObject, SchemaType } from "#engine/schema-table";
import { entriesOf, itemsOf, keyword, type Node, withoutSlashes } from "../../node.ts";
import type { Draft } from "../documents/index.ts";
import { withFernType } from "../facts/index.ts";

/** The keywords of a schema while they are translated. */
export type Draft2020 = { -readonly [K in keyof SchemaObject]: SchemaObject[K] };

/** The functions that a translation needs. */
export interface Translation {
  /** Translates a schema inside the schema. */
  readonly schemaOf: (node: Node) => Schema;
  /** Returns the location of the target of a reference; undefined if there is none. */
  readonly locationOf: (reference: string, from: Node) => string | undefined;
  readonly dynamicLocationOf: (
    reference: string,
    from: Node,
  ) => { readonly location: string; readonly anchor: string | undefined } | undefined;
}

/** Adds a keyword to the translation of its schema. */
type Translate = (at: Node, to: Draft2020, translation: Translation) => void;

const known: ReadonlySet<string> = new Set(["null", "boolean", "integer", "number", "string", "array", "object"]);

const isType = (value: Json): value is SchemaType => typeof value === "string" && known.has(value);

const isNumber = (value: Json | undefined): value is Json => typeof value === "number" || isExact(value);

/** Returns a count of parts; undefined for anything else. */
function countOf(value: Json | undefined): number | undefined {
  const count = isExact(value) ? losslessDouble(exactText(value)) : value;
  return typeof count === "number" && Number.isInteger(count) && count >= 0 ? count : undefined;
}

type SchemaKey = "contains" | "propertyNames" | "additionalProperties" | "unevaluatedItems" | "unevaluatedProperties";

const schemaAt =
  (key: SchemaKey | "not" | "if" | "then" | "else" | "items"): Translate =>
  (at, to, { schemaOf }) => {
    if (isSchema(at)) to[key] = schemaOf(at);
  };

/** Returns true for what may be a schema. */
export const isSchema = ({ value }: Node): boolean => typeof value === "boolean" || isObject(value);

const schemasAt =
  (key: "allOf" | "anyOf" | "oneOf" | "prefixItems"): Translate =>
  (at, to, { schemaOf }) => {
    const schemas = itemsOf(at).filter(isSchema);
    if (schemas.length > 0) to[key] = schemas.map(schemaOf);
  };

const mapAt =
  (key: "properties" | "patternProperties" | "dependentSchemas"): Translate =>
  (at, to, { schemaOf }) => {
    const entries = entriesOf(at).filter(([, one]) => isSchema(one));
    to[key] = { ...to[key], ...Object.fromEntries(entries.map(([name, one]) => [name, schemaOf(one)])) };
  };

const countAt =
  (
    key:
      | "minLength"
      | "maxLength"
      | "minItems"
      | "maxItems"
      | "minProperties"
      | "maxProperties"
      | "minContains"
      | "maxContains",
  ): Translate =>
  ({ value }, to) => {
    const count = countOf(value);
    if (count !== undefined) to[key] = count;
  };

const numberAt =
  (key: "minimum" | "maximum" | "exclusiveMinimum" | "exclusiveMaximum" | "multipleOf"): Translate =>
  ({ value }, to) => {
    if (isNumber(value)) to[key] = value;
  };

const textsIn = (value: Json | undefined): readonly string[] =>
  isList(value) ? value.filter((one) => typeof one === "string") : [];

const dependencies: Translate = (at, to, { schemaOf }) => {
  for (const [key, one] of entriesOf(at)) {
    if (isList(one.value)) to.dependentRequired = { ...to.dependentRequired, [key]: textsIn(one.value) };
    else if (isSchema(one)) to.dependentSchemas = { ...to.dependentSchemas, [key]: schemaOf(one) };
  }
};

/** The keywords that decide about values. All others are left out. */
const translations: { readonly [keyword: string]: Translate } = {
  type: ({ value }, to) => {
    const types = (isList(value) ? value : [value ?? null]).filter(isType);
    if (types.length > 0) to.type = types;
  },
  enum: ({ value }, to) => {
    if (isList(value)) to.enum = value;
  },
  const: ({ value }, to) => {
    if (value !== undefined) to.const = value;
  },
  pattern: (at, to) => {
    if (typeof at.value === "string") to.pattern = withoutSlashes(at, at.value);
  },
  format: ({ value }, to) => {
    if (typeof value === "string") to.format = value;
  },
  required: ({ value }, to) => {
    const keys = textsIn(value);
    if (keys.length > 0) to.required = keys;
  },
  dependentRequired: dependencies,
  dependencies,
  uniqueItems: ({ value }, to) => {
    if (value === true) to.uniqueItems = true;
  },
  items: (at, to, translation) =>
    isList(at.value) ? schemasAt("prefixItems")(at, to, translation) : schemaAt("items")(at, to, translation),
  readOnly: ({ value }, to) => {
    if (value === true) to.readOnly = true;
  },
  writeOnly: ({ value }, to) => {
    if (value === true) to.writeOnly = true;
  },
  minimum: numberAt("minimum"),
  maximum: numberAt("maximum"),
  exclusiveMinimum: numberAt("exclusiveMinimum"),
  exclusiveMaximum: numberAt("exclusiveMaximum"),
  multipleOf: numberAt("multipleOf"),
  minLength: countAt("minLength"),
  maxLength: countAt("maxLength"),
  minItems: countAt("minItems"),
  maxItems: countAt("maxItems"),
  minProperties: countAt("minProperties"),
  maxProperties: countAt("maxProperties"),
  minContains: countAt("minContains"),
  maxContains: countAt("maxContains"),
  prefixItems: schemasAt("prefixItems"),
  allOf: schemasAt("allOf"),
  anyOf: schemasAt("anyOf"),
  oneOf: schemasAt("oneOf"),
  properties: mapAt("properties"),
  patternProperties: mapAt("patternProperties"),
  dependentSchemas: mapAt("dependentSchemas"),
  contains: schemaAt("contains"),
  propertyNames: schemaAt("propertyNames"),
  additionalProperties: schemaAt("additionalProperties"),
  unevaluatedItems: schemaAt("unevaluatedItems"),
  unevaluatedProperties: schemaAt("unevaluatedProperties"),
  not: schemaAt("not"),
  if: schemaAt("if"),
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: schemaAt("then"),
  else: schemaAt("else"),
};

/** Translates the keywords of a schema to draft 2020-12, except references and `nullable`. */
export function translateKeywords(node: Node, draft: Draft | undefined, translation: Translation): Draft2020 {
  const to: Draft2020 = {};
  const { value } = withFernType(node);
  if (!isObject(value)) return to;
  for (const key of Object.keys(value))
    if (Object.hasOwn(translations, key)) translations[key]?.(keyword({ ...node, value }, key), to, translation);
  // Limits of draft 4 are exclusive if a flag says so.
  if (own(value, "exclusiveMinimum") === true && to.minimum !== undefined) {
    to.exclusiveMinimum = to.minimum;
    delete to.minimum;
  }
  if (own(value, "exclusiveMaximum") === true && to.maximum !== undefined) {
    to.exclusiveMaximum = to.maximum;
    delete to.maximum;
  }
  if (isList(own(value, "items"))) schemaAt("items")(keyword(node, "additionalItems"), to, translation);
  if (draft === "2019-09" && to.contains !== undefined) to.containsLeavesItems = true;
  return to;
}

/** Allows `null` besides the values of a schema. */
export function nullable(schema: SchemaObject): SchemaObject {
  const { type, enum: values, ...rest } = schema;
  const isPlain = !["$ref", "$dynamicRef", "allOf", "anyOf", "oneOf", "not", "if", "const"].some((key) => key in rest);
  if (!isPlain) return { anyOf: [{ type: ["null"] }, schema] };
  return {
    ...rest,
    ...(type && { type: type.includes("null") ? type : [...type, "null"] }),
    ...(values && { enum: values.includes(null) ? values : [...values, null] }),
  };
}
