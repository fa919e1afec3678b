import type { Json } from "#engine/json";
import type { Schema, SchemaObject } from "#engine/schema-table";
import { instanceOf } from "./instance-of.ts";
import type { SchemaBook } from "./schema-book.ts";

/** The keyword with values or alternatives that the rest of its schema rules out. */
export type Contradiction = "enum" | "oneOf";

/**
 * Returns the keyword that makes a schema allow no value: none of its listed values is valid, or its alternatives are
 * valid only together, which `oneOf` refuses.
 */
export function contradictionIn(book: SchemaBook, schema: SchemaObject): Contradiction | undefined {
  const isValid = (of: Schema, value: Json): boolean => book.validatorOf(of)(value).length === 0;
  const { enum: listed, oneOf } = schema;
  if (listed !== undefined && !listed.some((value) => isValid(schema, value))) return "enum";
  if (oneOf === undefined || oneOf.length < 2) return undefined;
  const isShared = oneOf.every((one) => {
    const value = instanceOf(book, one);
    return value !== undefined && oneOf.some((other) => other !== one && isValid(other, value));
  });
  return isShared && instanceOf(book, schema) === undefined ? "oneOf" : undefined;
}
