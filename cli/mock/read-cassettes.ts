import { readdir, readFile, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { errorMessage } from "#engine/error-message";
import { type Cassette, readCassette } from "#live/cassettes";
import { isMissing } from "../is-missing.ts";

/** The responses of all cassettes, or error messages about unreadable files. */
export type ReadCassettes =
  | { readonly ok: true; readonly cassette: Cassette }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Reads cassettes from files, and from the files with the ending `.json` in folders. */
export async function readCassettes(paths: readonly string[], folder: string): Promise<ReadCassettes> {
  const answers: Cassette["answers"][number][] = [];
  const errors: string[] = [];
  for (const path of paths) {
    for (const file of await filesAt(path, folder)) {
      const read = await readOne(file, folder);
      if (read.ok) answers.push(...read.cassette.answers);
      else errors.push(`${file}: ${read.error}`);
    }
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, cassette: { answers } };
}

async function filesAt(path: string, folder: string): Promise<readonly string[]> {
  const isFolder = await stat(resolve(folder, path)).then(
    (found) => found.isDirectory(),
    // Reading reports a file that is missing.
    () => false,
  );
  if (!isFolder) return [path];
  const names = await readdir(resolve(folder, path));
  return names
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => join(path, name));
}

async function readOne(file: string, folder: string): Promise<ReturnType<typeof readCassette>> {
  try {
    return readCassette(await readFile(resolve(folder, file), "utf8"));
  } catch (error) {
    if (isMissing(error)) return { ok: false, error: "there is no such file or folder" };
    return { ok: false, error: `it can't be read: ${errorMessage(error)}` };
  }
}
