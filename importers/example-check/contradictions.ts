import { escapeSegment, own, printJson } from "#engine/json";
import type { Schema, Schemas } from "#engine/schema-table";
import {
  type Contradiction,
  contradictionIn,
  endlessSchemas,
  noValueIn,
  type SchemaBook,
  schemaBook,
} from "#engine/testing";
import type { ImportDiagnostic } from "../diagnostic.ts";

/** Values of `enum` that a message lists. Own choice. */
const maxListed = 3;

/** Creates the function that lists the parts of the schema at a location that allow no value. */
export function contradictions(
  written: Schemas,
): (location: string) => readonly Pick<ImportDiagnostic, "at" | "message">[] {
  let book: SchemaBook | undefined;
  let endless: ReturnType<typeof endlessSchemas> | undefined;
  return (location) => {
    endless ??= endlessSchemas(written.schemas);
    const need = endless.get(location);
    const parts = [...partsOf(schemaAt(written, location), location)].flatMap(({ at, schema }) => {
      if (typeof schema === "boolean") return [];
      book ??= schemaBook(written, "answer");
      const keyword = contradictionIn(book, schema);
      if (keyword !== undefined) return [{ at: `${at}/${keyword}`, message: messageOf(keyword, schema.enum ?? []) }];
      const none = noValueIn(book, schema);
      return none === undefined
        ? []
        : [{ at: `${at}/${none.keyword}`, message: `the schema allows no value: ${none.reason}` }];
    });
    return need === undefined ? parts : [...parts, { at: location, message: endlessText(need) }];
  };
}

const endlessText = ({ keyword = "it", key }: { readonly keyword?: string; readonly key?: string }): string =>
  key === undefined
    ? `the schema allows no value: ${keyword} requires the same schema again, without an end`
    : `the schema allows no value: the property ${JSON.stringify(key)} requires the same schema again, without an end`;

const schemaAt = ({ schemas }: Schemas, location: string): Schema => own(schemas, location) ?? true;

function messageOf(keyword: Contradiction, values: readonly Parameters<typeof printJson>[0][]): string {
  if (keyword === "oneOf")
    return "no value was found that only one of the alternatives allows; use anyOf if several may apply";
  const listed = values.slice(0, maxListed).map((value) => printJson(value));
  return `the schema allows none of its values: ${listed.join(", ")}${values.length > maxListed ? ", …" : ""}`;
}

/** A schema with its JSON Pointer. */
interface Part {
  readonly at: string;
  readonly schema: Schema;
}

/** Lists a schema and the schemas inside it that values have to be valid for. */
function* partsOf(schema: Schema, at: string): Generator<Part> {
  yield { at, schema };
  if (typeof schema === "boolean") return;
  const { properties, patternProperties, dependentSchemas, prefixItems, allOf, anyOf, oneOf } = schema;
  const { items, contains, additionalProperties } = schema;
  for (const [keyword, parts] of Object.entries({
    properties,
    patternProperties,
    dependentSchemas,
    prefixItems,
    allOf,
    anyOf,
    oneOf,
  }))
    for (const [key, part] of Object.entries<Schema>(parts ?? {}))
      yield* partsOf(part, `${at}/${keyword}/${escapeSegment(key)}`);
  for (const [keyword, part] of Object.entries({ items, contains, additionalProperties }))
    if (part !== undefined) yield* partsOf(part, `${at}/${keyword}`);
}
