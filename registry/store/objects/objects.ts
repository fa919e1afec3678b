/** The SHA-256 of an object's bytes, 64 lower-case hexadecimal digits. It is the object's only name. */
export type ObjectHash = string;

/** One stored object as a listing shows it. */
export interface StoredObject {
  readonly hash: ObjectHash;
  /** When it was last put; putting the same bytes again counts. */
  readonly putAt: Date;
}

/**
 * Large documents and uploaded files, named by their content. An object is complete or missing, whenever the process
 * ends. An object survives a crash once `put` has resolved.
 */
export interface Objects {
  readonly put: (bytes: Uint8Array) => Promise<ObjectHash>;
  /** Returns `undefined` if there is no such object. Throws `DamagedObjectError` if its bytes don't match its name. */
  readonly get: (hash: ObjectHash) => Promise<Uint8Array | undefined>;
  readonly has: (hash: ObjectHash) => Promise<boolean>;
  /** Returns the size in bytes, `undefined` if there is no such object. */
  readonly sizeOf: (hash: ObjectHash) => Promise<number | undefined>;
  /** Removing a missing object has no effect. */
  readonly remove: (hash: ObjectHash) => Promise<void>;
  readonly list: () => Promise<readonly StoredObject[]>;
}

/** The bytes of an object have changed since it was put: a broken disk, or a hand in the folder. */
export class DamagedObjectError extends Error {
  override readonly name = "DamagedObjectError";
  readonly hash: ObjectHash;
  constructor(hash: ObjectHash) {
    super(`the object ${hash} is corrupt: its bytes do not match its hash; restore it from a backup`);
    this.hash = hash;
  }
}
