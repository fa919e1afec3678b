/**
 * Bytes under names such as `<hash>.gz`, in a folder or at an S3-compatible service. An entry is complete or missing,
 * whenever the process ends, and survives a crash once `write` has resolved. The bytes of a name never change.
 */
export interface Bucket {
  readonly write: (name: string, bytes: Uint8Array) => Promise<void>;
  readonly read: (name: string) => Promise<Uint8Array | undefined>;
  readonly has: (name: string) => Promise<boolean>;
  /** Removing a missing entry has no effect. */
  readonly remove: (name: string) => Promise<void>;
  readonly list: () => Promise<readonly string[]>;
  /** Throws if the bucket can't be used: a folder that can't be written, or an S3 bucket that can't be reached. */
  readonly check: () => Promise<void>;
}
