import { StoreError } from "../failures/store-error.ts";

/** The SHA-256 of an object's bytes, 64 lower-case hexadecimal digits. It is the object's only name. */
export type ObjectHash = string;

/** Large documents and uploaded files, named by their content. An object survives a crash once `put` has resolved. */
export interface Objects {
  /** Stores bytes. The caller has an hour to write the row that refers to them. */
  readonly put: (bytes: Uint8Array) => Promise<ObjectHash>;
  /**
   * Grants the hour of `put` again, for a new row that refers to a stored object. Returns false if there is no such
   * object.
   */
  readonly reuse: (hash: ObjectHash) => Promise<boolean>;
  /** Returns `undefined` if there is no such object. Throws `DamagedObjectError` if its bytes don't match its name. */
  readonly get: (hash: ObjectHash) => Promise<Uint8Array | undefined>;
  readonly has: (hash: ObjectHash) => Promise<boolean>;
  /** Returns the size in bytes, `undefined` if there is no such object. */
  readonly sizeOf: (hash: ObjectHash) => Promise<number | undefined>;
  /** Removing a missing object has no effect. */
  readonly remove: (hash: ObjectHash) => Promise<void>;
  readonly list: () => Promise<readonly ObjectHash[]>;
  /** Throws if the objects can't be read, or if their folder can't be written. */
  readonly check: () => Promise<void>;
}

/** The bytes of an object have changed since it was put: a broken disk, or an edit by hand. */
export class DamagedObjectError extends StoreError {
  override readonly name = "DamagedObjectError";
  readonly hash: ObjectHash;
  constructor(hash: ObjectHash) {
    const cause = "damaged";
    super(
      { part: "objects", cause },
      `the object ${hash} is corrupt: its bytes do not match its hash; restore it from a backup`,
    );
    this.hash = hash;
  }
}

/** An object that a row refers to is gone: the object store was changed by hand or by another program. */
export class LostObjectError extends StoreError {
  override readonly name = "LostObjectError";
  readonly hash: ObjectHash;
  constructor(hash: ObjectHash) {
    super({ part: "objects", cause: "lost" }, `the object ${hash} is missing; restore it from a backup`);
    this.hash = hash;
  }
}

/** Returns the bytes of an object that a row refers to. Throws `LostObjectError` if it is missing. */
export async function readObject(objects: Pick<Objects, "get">, hash: ObjectHash): Promise<Uint8Array> {
  const bytes = await objects.get(hash);
  if (bytes === undefined) throw new LostObjectError(hash);
  return bytes;
}
