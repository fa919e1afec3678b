import { decoder, encoder } from "#engine/interpret";
import { type Json, parseJson, printJson } from "#engine/json";
import type { Typed, Types } from "#engine/shape";
import type { ObjectHash, Objects } from "./objects/objects.ts";

/** Documents of one shape in the object store, as the JSON text that would travel. */
export interface Documents<T> {
  /** The document as it would travel. */
  readonly wireOf: (document: T) => Json;
  readonly put: (wire: Json) => Promise<ObjectHash>;
  /** Throws `LostDocumentError` when the object is not there: rows refer to nothing that was not put. */
  readonly get: (hash: ObjectHash) => Promise<T>;
}

/** An object that a row refers to is gone or is no JSON: the object store was changed by hand or by another program. */
export class LostDocumentError extends Error {
  override readonly name = "LostDocumentError";
  readonly hash: ObjectHash;
  constructor(hash: ObjectHash) {
    super(`the document ${hash} is not in the object store; restore it from a backup`);
    this.hash = hash;
  }
}

/** Makes the keeper of the documents of a shape. */
export function documentsOf<T>(objects: Objects, types: Types, shape: Typed<T>): Documents<T> {
  const encode = encoder(types)(shape);
  const decode = decoder(types)(shape);
  return {
    // A document of the type is JSON: it came from the wire or goes there.
    wireOf: (document) => encode(document as Json),
    put: (wire) => objects.put(new TextEncoder().encode(printJson(wire))),
    get: async (hash) => {
      const bytes = await objects.get(hash);
      const parsed = bytes && parseJson(new TextDecoder().decode(bytes));
      if (parsed === undefined || !parsed.ok) throw new LostDocumentError(hash);
      // What was put was a document of the shape, and objects do not change.
      return decode(parsed.value) as T;
    },
  };
}
