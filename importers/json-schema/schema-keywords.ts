/** Keywords with a schema or a list of schemas. Values of all others are data. */
export const schemaKeywords: ReadonlySet<string> = new Set([
  ...["additionalItems", "additionalProperties", "allOf", "anyOf", "contains", "else", "if", "items", "not", "oneOf"],
  ...["prefixItems", "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties"],
]);

/** Keywords with schemas by name. */
export const mapKeywords: ReadonlySet<string> = new Set([
  ...["$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties"],
]);
