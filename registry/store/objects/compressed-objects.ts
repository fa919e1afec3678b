import { createHash } from "node:crypto";
import { setImmediate as turn } from "node:timers/promises";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { Bucket } from "./bucket.ts";
import { DamagedObjectError, type ObjectHash, type Objects } from "./objects.ts";

const compress = promisify(gzip);
const decompress = promisify(gunzip);

const hashPattern = /^[0-9a-f]{64}$/;
const namePattern = /^([0-9a-f]{64})(?:\.gz)?$/;

/** The log of puts; it lasts as long as the objects. */
export interface PutLog {
  /** Records that an object is about to be stored. */
  readonly record: (hash: ObjectHash, size: number) => Promise<void>;
  /** Records that a known object is about to be referenced. Returns false for an unknown one. */
  readonly renew: (hash: ObjectHash) => Promise<boolean>;
  readonly sizeOf: (hash: ObjectHash) => Promise<number | undefined>;
}

/**
 * Creates the objects in a bucket: gzip of the bytes as `<hash>.gz`. Entries named `<hash>` are uncompressed, as earlier
 * versions wrote them.
 */
export function compressedObjects(bucket: Bucket, puts: PutLog): Objects {
  const has = async (hash: ObjectHash): Promise<boolean> =>
    hashPattern.test(hash) && ((await bucket.has(`${hash}.gz`)) || (await bucket.has(hash)));

  const get = async (hash: ObjectHash): Promise<Uint8Array | undefined> => {
    if (!hashPattern.test(hash)) return undefined;
    const compressed = await bucket.read(`${hash}.gz`);
    const bytes = compressed === undefined ? await bucket.read(hash) : await decompress(compressed).catch(() => null);
    if (bytes === undefined) return undefined;
    if (bytes === null || (await sha256(bytes)) !== hash) throw new DamagedObjectError(hash);
    return bytes;
  };

  return {
    has,
    get,
    put: async (bytes) => {
      const hash = await sha256(bytes);
      // Recorded first, so that a concurrent sweep has either removed this object completely or keeps it.
      await puts.record(hash, bytes.length);
      if (!(await has(hash))) await bucket.write(`${hash}.gz`, await compress(bytes));
      return hash;
    },
    reuse: async (hash) => (await puts.renew(hash)) && (await has(hash)),
    sizeOf: async (hash) => (await puts.sizeOf(hash)) ?? (await get(hash))?.length,
    remove: async (hash) => {
      if (!hashPattern.test(hash)) return;
      await bucket.remove(`${hash}.gz`);
      await bucket.remove(hash);
    },
    list: async () => {
      const hashes = (await bucket.list()).map((name) => namePattern.exec(name)?.[1]);
      return [...new Set(hashes.filter((hash) => hash !== undefined))];
    },
    check: bucket.check,
  };
}

/** Bytes that are hashed in one slice, which takes a few milliseconds. */
const sliceBytes = 2 * 1024 * 1024;

/** Hashes bytes in slices, between which other calls are answered. */
export async function sha256(bytes: Uint8Array): Promise<ObjectHash> {
  const hash = createHash("sha256");
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    if (at > 0) await turn();
    hash.update(bytes.subarray(at, at + sliceBytes));
  }
  return hash.digest("hex");
}
