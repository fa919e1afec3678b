import type { Schema, SchemaObject, Schemas, SchemaTable } from "./schema.ts";

/** Schemas by their location, and whether a dynamic reference is among them. */
interface Reached {
  readonly found: ReadonlyMap<string, SchemaObject>;
  readonly isDynamic: boolean;
}

/** Finds the schemas at these locations and all that they refer to. */
function reach({ schemas, schemaAnchors }: Schemas, locations: Iterable<string>): Reached {
  const found = new Map<string, SchemaObject>();
  const open = [...locations];
  let isDynamic = false;
  for (let location = open.pop(); location !== undefined; location = open.pop()) {
    const schema = Object.hasOwn(schemas, location) ? schemas[location] : undefined;
    if (schema === undefined || found.has(location)) continue;
    found.set(location, schema);
    for (const { $ref, $dynamicRef } of partsOf(schema)) {
      if ($ref !== undefined) open.push($ref);
      if ($dynamicRef === undefined) continue;
      open.push($dynamicRef[0]);
      // Any resource may define the anchor.
      if (!isDynamic) open.push(...Object.values(schemaAnchors ?? {}).flatMap((anchors) => Object.values(anchors)));
      isDynamic = true;
    }
  }
  return { found, isDynamic };
}

/** Lists the locations of the schemas at these locations and of all that they refer to. */
export const reachedLocations = (schemas: Schemas, locations: Iterable<string>): readonly string[] => [
  ...reach(schemas, locations).found.keys(),
];

/** Returns the schemas at these locations and all that they refer to, in the order of the table. */
export function reachedSchemas({ schemas, schemaAnchors }: Schemas, locations: Iterable<string>): Schemas {
  const { found, isDynamic } = reach({ schemas, ...(schemaAnchors && { schemaAnchors }) }, locations);
  const table: SchemaTable = Object.fromEntries(
    Object.keys(schemas).flatMap((location) => {
      const schema = found.get(location);
      return schema === undefined ? [] : [[location, schema] as const];
    }),
  );
  return { schemas: table, ...(isDynamic && schemaAnchors && { schemaAnchors }) };
}

/** Lists a schema and all schemas inside it. */
function partsOf(schema: SchemaObject): readonly SchemaObject[] {
  const found: SchemaObject[] = [];
  const open: (Schema | undefined)[] = [schema];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== "object") continue;
    found.push(next);
    const { properties, patternProperties, dependentSchemas, prefixItems, allOf, anyOf, oneOf } = next;
    for (const map of [properties, patternProperties, dependentSchemas]) open.push(...Object.values(map ?? {}));
    for (const list of [prefixItems, allOf, anyOf, oneOf]) open.push(...(list ?? []));
    open.push(next.items, next.contains, next.unevaluatedItems, next.additionalProperties, next.propertyNames);
    open.push(next.unevaluatedProperties, next.not, next.if, next.then, next.else);
  }
  return found;
}
