import type { Bucket } from "../objects/bucket.ts";
import { compressedObjects } from "../objects/compressed-objects.ts";
import { DamagedObjectError, type ObjectHash } from "../objects/objects.ts";

/** An object of a transfer, for the log of puts. */
export interface RestoredObject {
  readonly hash: ObjectHash;
  readonly size: number;
}

/** The objects that a transfer puts into a bucket. */
export interface RestoredObjects {
  /** Puts an object unless it is there, and reads it back. */
  readonly put: (bytes: Uint8Array, hash: ObjectHash) => Promise<void>;
  /** All objects that were put or were there. */
  readonly list: readonly RestoredObject[];
  /** Removes the objects that were not there before. */
  readonly undo: () => Promise<void>;
}

/** Creates the objects of a transfer. The commit of the transfer records their puts. */
export function restoredObjects(bucket: Bucket): RestoredObjects {
  const list: RestoredObject[] = [];
  const added: string[] = [];
  const write = async (name: string, bytes: Uint8Array): Promise<void> => {
    // Noted first: a write may have taken place even if its response is lost.
    added.push(name);
    await bucket.write(name, bytes);
  };
  const objects = compressedObjects(
    { ...bucket, write },
    { record: async () => {}, renew: async () => true, sizeOf: async () => undefined },
  );
  const read = async (hash: ObjectHash): Promise<"intact" | "missing" | "damaged"> => {
    try {
      return (await objects.get(hash)) === undefined ? "missing" : "intact";
    } catch (error) {
      if (error instanceof DamagedObjectError) return "damaged";
      throw error;
    }
  };
  return {
    list,
    put: async (bytes, hash) => {
      const found = await read(hash);
      if (found === "damaged") await objects.remove(hash);
      if (found !== "intact") {
        await objects.put(bytes);
        if ((await read(hash)) !== "intact") throw new DamagedObjectError(hash);
      }
      list.push({ hash, size: bytes.length });
    },
    undo: async () => {
      for (const name of added) await bucket.remove(name);
    },
  };
}
