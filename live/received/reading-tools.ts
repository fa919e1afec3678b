import { memoizeWeak } from "#engine/memoize-weak";
import type { Schema } from "#engine/schema-table";
import type { Shape, Types } from "#engine/shape";
import { type SchemaBook, schemaBook, shapeSchemas } from "#engine/testing";
import { type TextReader, textReader } from "./text-reader.ts";

/** The interpreters of the types of one API that read requests. */
export interface ReadingTools {
  readonly types: Types;
  readonly readText: (shape: Shape) => TextReader;
  /** The schemas that decide about requests. */
  readonly book: SchemaBook;
  /** Returns the schema of a parameter or of a form, which has only a shape in the model. */
  readonly schemaOf: (shape: Shape) => Schema;
}

/** Creates the interpreters that read requests of an API, once. */
export const readingTools = memoizeWeak((types: Types): ReadingTools => {
  const book = schemaBook(types.written ?? { schemas: {} }, "request");
  return { types, book, schemaOf: memoizeWeak(shapeSchemas(types, book)), readText: memoizeWeak(textReader(types)) };
});
