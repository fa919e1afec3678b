import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Bucket } from "./bucket.ts";

/** Age in milliseconds from which a partial file belongs to an ended process: an upload has 50 MiB at most. */
const abandonedMs = 3_600_000;

/**
 * Opens a folder of objects, creates it if needed, and removes what an ended process left half-written. Recent partial
 * files stay, since another process may be writing them.
 */
export async function openFolder(folder: string): Promise<Bucket> {
  const unfinished = join(folder, "unfinished");
  await mkdir(unfinished, { recursive: true });
  for (const name of await readdir(unfinished)) {
    const file = join(unfinished, name);
    // Another process may have finished or removed it in the meantime.
    const found = await stat(file).catch(absent);
    if (found !== undefined && Date.now() - found.mtimeMs > abandonedMs) await rm(file, { force: true });
  }
  return joinFolder(folder);
}

/**
 * Opens a folder of objects that another process may have opened: `ab/cdef….gz` for the name `abcdef….gz`. Bytes are
 * written under a temporary name, flushed to the disk and only then renamed.
 */
export function joinFolder(folder: string): Bucket {
  const pathOf = (name: string): string => join(folder, name.slice(0, 2), name.slice(2));
  return {
    write: async (name, bytes) => {
      const temporary = join(folder, "unfinished", randomUUID());
      const parent = join(folder, name.slice(0, 2));
      try {
        await writeAndSync(temporary, bytes);
        await mkdir(parent, { recursive: true });
        await rename(temporary, pathOf(name));
      } catch (error) {
        // The partial file must not stay until the next start, above all on a full disk.
        await rm(temporary, { force: true }).catch(() => {});
        throw error;
      }
      await syncFolder(parent);
      await syncFolder(folder);
    },
    read: (name) => readFile(pathOf(name)).catch(absent),
    has: async (name) => (await stat(pathOf(name)).catch(absent)) !== undefined,
    remove: (name) => rm(pathOf(name), { force: true }),
    list: async () => {
      const names: string[] = [];
      for (const parent of await readdir(folder)) {
        if (!/^[0-9a-f]{2}$/.test(parent)) continue;
        for (const rest of await readdir(join(folder, parent))) names.push(parent + rest);
      }
      return names;
    },
    check: async () => {
      // Written, since a folder of a full or read-only disk can still be read.
      const probe = join(folder, "unfinished", randomUUID());
      try {
        await writeFile(probe, "probe", { flag: "wx", mode: 0o600 });
      } finally {
        await rm(probe, { force: true }).catch(() => {});
      }
    },
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

/** Makes the name of a new file survive a power failure. Windows does so itself. */
export async function syncFolder(folder: string): Promise<void> {
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
