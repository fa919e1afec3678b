import { isObject, type Json, type JsonObject, own, parseJson } from "#engine/json";
import type { Node } from "../../node.ts";

const primitives: { readonly [name: string]: JsonObject } = {
  string: { type: "string" },
  boolean: { type: "boolean" },
  integer: { type: "integer", format: "int32" },
  uint: { type: "integer", format: "uint32" },
  long: { type: "integer", format: "int64" },
  uint64: { type: "integer", format: "uint64" },
  double: { type: "number", format: "double" },
  float: { type: "number", format: "float" },
  datetime: { type: "string", format: "date-time" },
  date: { type: "string", format: "date" },
  uuid: { type: "string", format: "uuid" },
  base64: { type: "string", format: "byte" },
  unknown: {},
};

/** Deepest nesting of types in one expression. */
const deepest = 20;

const known = new Map<string, JsonObject | undefined>();

/** Most expressions that are kept. */
const maxKnown = 1_000;

/**
 * Returns the schema of the type that a schema names in `x-fern-type`, such as `literal<"ping">` or `list<string>`: the
 * same object for the same text. It is `undefined` without the extension, and for types that the description names.
 */
function schemaOfFernType(schema: JsonObject): JsonObject | undefined {
  const text = own(schema, "x-fern-type");
  if (typeof text !== "string") return undefined;
  if (known.has(text)) return known.get(text);
  if (known.size >= maxKnown) known.clear();
  const read = schemaOf(text, 0);
  known.set(text, read);
  return read;
}

function schemaOf(text: string, depth: number): JsonObject | undefined {
  const [, name = text.trim(), inner] = /^\s*([a-z]+)<([\s\S]*)>\s*$/.exec(text) ?? [];
  if (inner === undefined) return Object.hasOwn(primitives, name) ? { ...primitives[name] } : undefined;
  if (depth > deepest) return undefined;
  if (name === "literal") return literalOf(inner);
  // The key of a map is a text in JSON, and no key has a comma.
  const item = schemaOf(name === "map" ? inner.replace(/^[^,]*,/, "") : inner, depth + 1);
  if (item === undefined) return undefined;
  if (name === "optional" || name === "nullable") return { ...item, nullable: true };
  if (name === "list") return { type: "array", items: item };
  if (name === "set") return { type: "array", items: item, uniqueItems: true };
  return name === "map" ? { type: "object", additionalProperties: item } : undefined;
}

function literalOf(text: string): JsonObject | undefined {
  const parsed = parseJson(text);
  return parsed.ok && isWord(parsed.value) ? { const: parsed.value } : undefined;
}

const isWord = (value: Json): boolean => typeof value === "string" || typeof value === "boolean";

/** The dialect of a schema: OpenAPI 2.0 and 3.0 have their own, later versions use JSON Schema. */
export type Dialect = "openapi-2.0" | "openapi-3.0" | "json-schema";

/** Keywords that restrict values. A schema without any of them allows every value. */
const structural: ReadonlySet<string> = new Set([
  "additionalProperties",
  "allOf",
  "anyOf",
  "const",
  "contains",
  "contentEncoding",
  "contentMediaType",
  "dependencies",
  "dependentRequired",
  "dependentSchemas",
  "else",
  "enum",
  "exclusiveMaximum",
  "exclusiveMinimum",
  "format",
  "if",
  "items",
  "maximum",
  "maxItems",
  "maxLength",
  "maxProperties",
  "minimum",
  "minItems",
  "minLength",
  "minProperties",
  "multipleOf",
  "not",
  "oneOf",
  "pattern",
  "patternProperties",
  "prefixItems",
  "properties",
  "propertyNames",
  "required",
  "then",
  "type",
  "unevaluatedProperties",
  "uniqueItems",
]);

/** Returns true if a schema restricts values by its own keywords, apart from references, or names its type. */
export const isStructural = (node: Node): boolean => hasKeywords(withFernType(node));

const hasKeywords = (node: Node): boolean => restrictionsIn(node).length > 0;

/** Lists the keywords by which a schema itself restricts values. */
export const restrictionsIn = ({ value }: Node): readonly string[] =>
  isObject(value) ? Object.keys(value).filter((key) => structural.has(key) && own(value, key) !== undefined) : [];

/** Returns a schema with the type that it names in `x-fern-type`, unless it describes its values in its own words. */
export function withFernType(node: Node): Node {
  const { value } = node;
  if (!isObject(value) || own(value, "$ref") !== undefined) return node;
  const named = schemaOfFernType(value);
  return named === undefined || hasKeywords(node) ? node : { ...node, value: { ...value, ...named } };
}

/** Returns true if a schema allows `null` in the way of OpenAPI 3.0 or of vendor extensions before it. */
export const isNullable = ({ value }: Node): boolean =>
  isObject(value) && (own(value, "nullable") === true || own(value, "x-nullable") === true);
