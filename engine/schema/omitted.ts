import type { Schema, SchemaObject, SchemaTable } from "../schema-table/index.ts";

/** The side that a value is sent to; neither for a value that is not sent. */
export type SchemaDirection = "request" | "answer";

/** Maximum number of schemas that are searched for the properties of one object. */
const maxSearched = 200;

/**
 * Creates the function that returns the properties of an object that its sender leaves out, although they may be required:
 * read-only ones of a request, write-only ones of an answer (OpenAPI 3.1 "Fixed Fields" of schemas).
 */
export function omittedIn(table: SchemaTable, direction: SchemaDirection) {
  const mark = direction === "request" ? "readOnly" : "writeOnly";
  const known = new WeakMap<SchemaObject, ReadonlySet<string> | undefined>();
  const search = (schema: SchemaObject): ReadonlySet<string> | undefined => {
    const keys = new Set<string>();
    const all = inPlace(schema, table);
    for (const { properties = {} } of all)
      for (const [key, one] of Object.entries(properties))
        if (typeof one === "object" && inPlace(one, table).some((part) => part[mark] === true)) keys.add(key);
    return keys.size === 0 ? undefined : keys;
  };
  return (schema: SchemaObject): ReadonlySet<string> | undefined => {
    if (!known.has(schema)) known.set(schema, search(schema));
    return known.get(schema);
  };
}

/** Lists a schema with those that apply to the same value. */
function inPlace(schema: SchemaObject, table: SchemaTable): readonly SchemaObject[] {
  const found = new Set<SchemaObject>();
  const open: (Schema | undefined)[] = [schema];
  while (open.length > 0 && found.size < maxSearched) {
    const next = open.pop();
    if (typeof next !== "object" || found.has(next)) continue;
    found.add(next);
    const { $ref, allOf = [], anyOf = [], oneOf = [], then, else: other } = next;
    open.push(...allOf, ...anyOf, ...oneOf, then, other, $ref === undefined ? undefined : table[$ref]);
  }
  return [...found];
}
