/** The SHA-256 of an object's bytes, 64 lower-case hexadecimal digits. It is the object's only name. */
export type ObjectHash = string;

/** One stored object as a listing shows it. */
export interface StoredObject {
  readonly hash: ObjectHash;
  /** When it was last put; putting the same bytes again counts. */
  readonly putAt: Date;
}

/**
 * Large documents and uploaded files, named by their content. An object is there whole or not at all, whatever moment
 * the process ends at; what `put` has answered survives a crash.
 */
export interface Objects {
  readonly put: (bytes: Uint8Array) => Promise<ObjectHash>;
  /** Nothing when no object has the name. Throws `DamagedObjectError` when the bytes are not what the name says. */
  readonly get: (hash: ObjectHash) => Promise<Uint8Array | undefined>;
  readonly has: (hash: ObjectHash) => Promise<boolean>;
  /** The size in bytes; nothing when no object has the name. */
  readonly sizeOf: (hash: ObjectHash) => Promise<number | undefined>;
  /** Removing what is not there changes nothing. */
  readonly remove: (hash: ObjectHash) => Promise<void>;
  readonly list: () => Promise<readonly StoredObject[]>;
}

/** The bytes of an object have changed since it was put: a broken disk, or a hand in the folder. */
export class DamagedObjectError extends Error {
  override readonly name = "DamagedObjectError";
  readonly hash: ObjectHash;
  constructor(hash: ObjectHash) {
    super(`the object ${hash} does not hold the bytes that it was made of; restore it from a backup`);
    this.hash = hash;
  }
}
