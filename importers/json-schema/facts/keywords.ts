import { isObject, own } from "#engine/json";
import type { Node } from "../../node.ts";
import { schemaOfFernType } from "./fern-type.ts";

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

const hasKeywords = ({ value }: Node): boolean =>
  isObject(value) && Object.keys(value).some((key) => structural.has(key) && own(value, key) !== undefined);

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
