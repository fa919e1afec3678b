import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { errorMessage } from "#engine/error-message";
import { slugOf } from "#engine/text";
import { type Failure, failureFromText, failureText, isFailureText, type ReadFailure } from "#live/failures";
import { ignoreDataAround } from "#process";
import { isMissing } from "../is-missing.ts";

const slugLimit = 60;

/**
 * Returns the name of a failure's file: the same for the same endpoint, check and cause, whatever the values of the run
 * were.
 */
export function failureFileName({ endpoint, check, cause }: Pick<Failure, "endpoint" | "check" | "cause">): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([endpoint, check, cause]))
    .digest("hex")
    .slice(0, 8);
  return `${slugOf(endpoint).slice(0, slugLimit)}-${check}-${hash}.json`;
}

/** Writes a failure to its file in a folder, and returns the path. */
export async function writeFailure(folder: string, failure: Failure): Promise<string> {
  const file = join(folder, failureFileName(failure));
  await mkdir(folder, { recursive: true });
  ignoreDataAround(folder);
  await writeFile(file, failureText(failure));
  return file;
}

const unreadable = (path: string, thrown: unknown): { readonly ok: false; readonly error: string } => ({
  ok: false,
  error: isMissing(thrown) ? `there is no file or folder ${path}` : `${path} can't be read: ${errorMessage(thrown)}`,
});

/** Reads such a file; an error is a whole sentence. */
export async function readFailure(file: string): Promise<ReadFailure> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (thrown) {
    return unreadable(file, thrown);
  }
  const read = failureFromText(text);
  return read.ok ? read : { ok: false, error: `${file} ${read.error}` };
}

/** The files of failures at a path, or the reason why there are none. */
export type FailureFiles =
  | { readonly ok: true; readonly files: readonly string[] }
  | { readonly ok: false; readonly error: string };

/**
 * Lists the files of failures at a path: the file itself, or those in a folder, by name. A folder may hold replay files
 * of `callboard check` and others, which are skipped.
 */
export async function failureFiles(path: string): Promise<FailureFiles> {
  try {
    if (!(await stat(path)).isDirectory()) return { ok: true, files: [path] };
    const names = (await readdir(path)).filter((name) => name.endsWith(".json")).sort();
    const files: string[] = [];
    for (const name of names) {
      const file = join(path, name);
      if (isFailureText(await readFile(file, "utf8"))) files.push(file);
    }
    return files.length > 0 ? { ok: true, files } : { ok: false, error: `${path} has no failures of callboard test` };
  } catch (thrown) {
    return unreadable(path, thrown);
  }
}
