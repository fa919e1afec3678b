import type { Schema, SchemaObject, Schemas } from "./schema.ts";

type Rename = (location: string) => string;

/** Returns schemas with other locations and resources, so that the schemas of several descriptions can be in one table. */
export function relocated({ schemas, schemaAnchors }: Schemas, rename: Rename): Schemas {
  const table = Object.entries(schemas).map(([at, schema]) => [rename(at), relocate(schema, rename)] as const);
  const anchors = Object.entries(schemaAnchors ?? {}).map(
    ([resource, all]) => [rename(resource), mapped(all, rename)] as const,
  );
  return {
    schemas: Object.fromEntries(table),
    ...(schemaAnchors && { schemaAnchors: Object.fromEntries(anchors) }),
  };
}

const mapped = <T, U>(all: { readonly [key: string]: T }, change: (one: T) => U): { readonly [key: string]: U } =>
  Object.fromEntries(Object.entries(all).map(([key, one]) => [key, change(one)]));

const maps = ["properties", "patternProperties", "dependentSchemas"] as const;
const lists = ["prefixItems", "allOf", "anyOf", "oneOf"] as const;
const single = [
  ...(["items", "contains", "unevaluatedItems", "additionalProperties", "propertyNames"] as const),
  ...(["unevaluatedProperties", "not", "if", "then", "else"] as const),
];

function relocate(schema: SchemaObject, rename: Rename): SchemaObject {
  const inner = (one: Schema): Schema => (typeof one === "boolean" ? one : relocate(one, rename));
  const changed: { -readonly [K in keyof SchemaObject]: SchemaObject[K] } = { ...schema };
  const { $id, $ref, $dynamicRef } = schema;
  if ($id !== undefined) changed.$id = rename($id);
  if ($ref !== undefined) changed.$ref = rename($ref);
  if ($dynamicRef !== undefined) changed.$dynamicRef = [rename($dynamicRef[0]), $dynamicRef[1]];
  for (const key of maps) if (schema[key] !== undefined) changed[key] = mapped(schema[key], inner);
  for (const key of lists) if (schema[key] !== undefined) changed[key] = schema[key].map(inner);
  for (const key of single) if (schema[key] !== undefined) changed[key] = inner(schema[key]);
  return changed;
}
