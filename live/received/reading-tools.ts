import { memoizeWeak } from "#engine/memoize-weak";
import type { Content } from "#engine/model";
import { formValidator, type SchemaValidator } from "#engine/schema";
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
  /** Returns the schema of a part of a request: as written, or else as its shape says. */
  readonly schemaOf: (content: Content) => Schema;
  /** Returns the validator of a part of a request. */
  readonly validatorOf: (content: Content) => SchemaValidator;
  /** Returns the validator that also refuses values about which common validators disagree. */
  readonly undisputedOf: (content: Content) => SchemaValidator;
}

/** Creates the interpreters that read requests of an API, once. */
export const readingTools = memoizeWeak((types: Types): ReadingTools => {
  const book = schemaBook(types.written ?? { schemas: {} }, "request");
  const byShape = memoizeWeak(shapeSchemas(types, book));
  const references = new Map<string, Schema>();
  // The same reference each time, so that its validator is created once.
  const referenceTo = ($ref: string): Schema => {
    const known = references.get($ref) ?? { $ref };
    references.set($ref, known);
    return known;
  };
  const schemaOf: ReadingTools["schemaOf"] = ({ shape, schema }) =>
    schema !== undefined && book.has(schema) ? referenceTo(schema) : byShape(shape);
  return {
    ...{ types, book, schemaOf, readText: memoizeWeak(textReader(types)) },
    validatorOf: (content) => formValidator(content.shape, book.validatorOf(schemaOf(content))),
    undisputedOf: (content) => formValidator(content.shape, book.undisputedOf(schemaOf(content))),
  };
});
