import type { Json } from "#engine/json";
import type { Schema } from "#engine/schema-table";
import { itemSchema, propertySchema } from "./instance-of.ts";
import { ownSchema, type SchemaBook } from "./schema-book.ts";

/** The schema of a part of a value. */
export interface SchemaStep {
  readonly schema: Schema;
  /** True if the schema names this property, or describes the item at this position. */
  readonly isNamed: boolean;
}

/** Returns everything that a schema says about a property or an item of a value. */
export function schemaStep(
  book: SchemaBook,
  { schema, value }: { readonly schema: Schema; readonly value: Json | undefined },
  step: string | number,
): SchemaStep {
  const facets = book.facetsOf(schema, value);
  if (typeof step === "number") {
    return {
      schema: itemSchema(facets, step),
      isNamed: facets.some(({ prefixItems = [] }) => step < prefixItems.length),
    };
  }
  return {
    schema: propertySchema(facets, step),
    isNamed: facets.some(({ properties = {} }) => ownSchema(properties, step) !== undefined),
  };
}
