import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { DamagedObjectError, type ObjectHash, type Objects, type StoredObject } from "./objects.ts";

const hashPattern = /^[0-9a-f]{64}$/;

/** Opens a folder of objects, creates it if needed, and removes what an ended process left half-written. */
export async function openFolder(folder: string): Promise<Objects> {
  const unfinished = join(folder, "unfinished");
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  return joinFolder(folder);
}

/**
 * Opens a folder of objects that another process may have opened: `ab/cdef…` for the hash `abcdef…`. Bytes are written
 * under a temporary name, flushed to the disk and only then renamed.
 */
export function joinFolder(folder: string): Objects {
  const unfinished = join(folder, "unfinished");
  const pathOf = (hash: ObjectHash): string => join(folder, hash.slice(0, 2), hash.slice(2));

  const put = async (bytes: Uint8Array): Promise<ObjectHash> => {
    const hash = await sha256(bytes);
    const path = pathOf(hash);
    // A new modification time tells the sweeper that the object is about to be referenced.
    if (await touch(path)) return hash;
    const temporary = join(unfinished, randomUUID());
    const bucket = join(folder, hash.slice(0, 2));
    try {
      await writeAndSync(temporary, bytes);
      await mkdir(bucket, { recursive: true });
      await rename(temporary, path);
    } catch (error) {
      // The partial file must not stay until the next start, above all on a full disk.
      await rm(temporary, { force: true }).catch(() => {});
      throw error;
    }
    await syncFolder(bucket);
    await syncFolder(folder);
    return hash;
  };

  const get = async (hash: ObjectHash): Promise<Uint8Array | undefined> => {
    if (!hashPattern.test(hash)) return undefined;
    const bytes = await readFile(pathOf(hash)).catch(absent);
    if (bytes !== undefined && (await sha256(bytes)) !== hash) throw new DamagedObjectError(hash);
    return bytes;
  };

  return {
    put,
    get,
    has: async (hash) => hashPattern.test(hash) && (await putAtOf(pathOf(hash))) !== undefined,
    sizeOf: async (hash) => (hashPattern.test(hash) ? (await stat(pathOf(hash)).catch(absent))?.size : undefined),
    remove: async (hash) => {
      if (hashPattern.test(hash)) await rm(pathOf(hash), { force: true });
    },
    list: () => listFolder(folder),
  };
}

/** Writes a new file and flushes it to the disk. */
async function writeAndSync(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, "wx", 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function listFolder(folder: string): Promise<readonly StoredObject[]> {
  const found: StoredObject[] = [];
  for (const bucket of await readdir(folder)) {
    if (!/^[0-9a-f]{2}$/.test(bucket)) continue;
    for (const rest of await readdir(join(folder, bucket))) {
      const putAt = await putAtOf(join(folder, bucket, rest));
      if (hashPattern.test(bucket + rest) && putAt !== undefined) found.push({ hash: bucket + rest, putAt });
    }
  }
  return found;
}

/** Sets the time of a file to now; false when there is no such file. */
async function touch(path: string): Promise<boolean> {
  const now = new Date();
  try {
    await utimes(path, now, now);
    return true;
  } catch (error) {
    // The only thing that `utimes` rejects with is a system error.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

const putAtOf = async (path: string): Promise<Date | undefined> => (await stat(path).catch(absent))?.mtime;

/** Makes the name of a renamed file survive a power failure. Windows does so itself. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === "ENOENT") return undefined;
  throw error;
}

/** Bytes that are hashed in one slice, which takes a few milliseconds. */
const sliceBytes = 2 * 1024 * 1024;

/** Hashes bytes in slices, between which other calls are answered. */
async function sha256(bytes: Uint8Array): Promise<ObjectHash> {
  const hash = createHash("sha256");
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    if (at > 0) await turn();
    hash.update(bytes.subarray(at, at + sliceBytes));
  }
  return hash.digest("hex");
}
