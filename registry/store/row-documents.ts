import { decoder, encoder } from "#engine/interpret";
import { type Json, parseJson, printJson } from "#engine/json";
import type { Typed, Types } from "#engine/shape";

/** Small documents of one shape in a text column, as the JSON text that would travel. */
export interface RowDocuments<T> {
  readonly print: (document: T) => string;
  readonly parse: (text: string) => T;
}

/** Creates the reader and printer of the documents of a shape. */
export function rowDocumentsOf<T>(types: Types, shape: Typed<T>): RowDocuments<T> {
  const encode = encoder(types)(shape);
  const decode = decoder(types)(shape);
  return {
    // A document of the type is JSON: it was read from the wire.
    print: (document) => printJson(encode(document as Json)),
    parse: (text) => {
      const parsed = parseJson(text);
      if (!parsed.ok) throw new Error("a column of the database holds no JSON; restore it from a backup");
      // It was valid when it was stored.
      return decode(parsed.value) as T;
    },
  };
}
