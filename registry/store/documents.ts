import { decoder, encoder } from "#engine/interpret";
import { type Json, parseLargeJson, printJson } from "#engine/json";
import type { Typed, Types } from "#engine/shape";
import { LostObjectError, type ObjectHash, type Objects, readObject } from "./objects/objects.ts";

/** Documents of one shape in the object store, as the JSON text that would travel. */
export interface Documents<T> {
  /** The document as it would travel. */
  readonly wireOf: (document: T) => Json;
  readonly put: (wire: Json) => Promise<ObjectHash>;
  /**
   * Reads documents. Throws `LostObjectError` if an object is missing, since rows refer to stored objects only, and
   * `LargeDocumentsError` if their total size exceeds the limit.
   */
  readonly getAll: (hashes: readonly ObjectHash[]) => Promise<readonly T[]>;
  /** The same for one document. */
  readonly get: (hash: ObjectHash) => Promise<T>;
}

/** Documents pass the limit of this process and have to be read by another one. */
export class LargeDocumentsError extends Error {
  override readonly name = "LargeDocumentsError";
  constructor(bytes: number) {
    super(`these documents have ${bytes} bytes`);
  }
}

/**
 * Creates the store of the documents of a shape.
 *
 * @param maxBytes limit of the documents that are read at once
 */
export function documentsOf<T>(
  objects: Objects,
  types: Types,
  shape: Typed<T>,
  maxBytes = Number.POSITIVE_INFINITY,
): Documents<T> {
  const encode = encoder(types)(shape);
  const decode = decoder(types)(shape);
  const read = async (hash: ObjectHash): Promise<T> => {
    const parsed = parseLargeJson(new TextDecoder().decode(await readObject(objects, hash)));
    if (!parsed.ok) throw new LostObjectError(hash);
    // The stored document was valid when it was stored, and objects do not change.
    return decode(parsed.value) as T;
  };
  const getAll = async (hashes: readonly ObjectHash[]): Promise<readonly T[]> => {
    if (maxBytes !== Number.POSITIVE_INFINITY) {
      const sizes = await Promise.all(hashes.map((hash) => objects.sizeOf(hash)));
      const size = sizes.reduce<number>((sum, one) => sum + (one ?? 0), 0);
      if (size > maxBytes) throw new LargeDocumentsError(size);
    }
    return Promise.all(hashes.map(read));
  };
  return {
    // A document of the type is JSON: it is read from or sent on the wire.
    wireOf: (document) => encode(document as Json),
    put: (wire) => objects.put(new TextEncoder().encode(printJson(wire))),
    getAll,
    get: async (hash) => {
      const [document] = await getAll([hash]);
      return document as T; // one for each hash
    },
  };
}
