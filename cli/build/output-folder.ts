import { linkSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { StaticFile } from "#docs-host/server";
import { buildMark } from "#docs-project";
import { isWithin } from "#process";

/** A folder that is being written, and then replaces the whole folder of an earlier build. */
export interface OutputFolder {
  /** Where files are written until the folder is finished. */
  readonly path: string;
  /** The folder that it replaces, which may not exist. */
  readonly target: string;
  /** Puts the new folder in place of the old one. */
  readonly finish: () => Promise<void>;
  /** Removes the written files; the old folder remains. */
  readonly discard: () => Promise<void>;
}

/**
 * Starts a folder beside the one to be written, or returns why that may not be replaced.
 *
 * @param source the folder of the project, which is never replaced
 */
export async function openOutput(
  out: string,
  source: string,
  isForced: boolean,
): Promise<{ readonly ok: true; readonly folder: OutputFolder } | { readonly ok: false; readonly error: string }> {
  const target = resolve(out);
  const names = await namesIn(target);
  if (isWithin(target, source)) {
    return {
      ok: false,
      error: `${out} has the project in it, and a build replaces the whole folder; name another one`,
    };
  }
  if (names === "file") return { ok: false, error: `${out} is a file; name a folder` };
  if (names.length > 0 && !names.includes(buildMark) && !isForced) {
    return {
      ok: false,
      error: `${out} is not empty and was not made by callboard build; name another folder, or replace it by --force`,
    };
  }
  const path = join(dirname(target), `.${basename(target)}.callboard-${process.pid}`);
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });
  await writeFile(join(path, buildMark), "Made by callboard build, which replaces this folder.\n");
  return {
    ok: true,
    folder: {
      path,
      target,
      finish: () => replaceFolder(target, path),
      discard: () => rm(path, { recursive: true, force: true }),
    },
  };
}

/** Replaces a folder by another one; if that fails, it is unchanged. */
async function replaceFolder(target: string, path: string): Promise<void> {
  const old = `${path}-old`;
  const hadOne = await rename(target, old).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );
  try {
    await rename(path, target);
  } catch (error) {
    if (hadOne) await rename(old, target);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

async function namesIn(folder: string): Promise<readonly string[] | "file"> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOTDIR") return "file";
    // There is no such folder yet.
    return [];
  }
}

/**
 * Creates the function that writes files below a folder; it creates each folder once. Small files are written without
 * waiting: passing each to a thread of the system takes three times as long. A file with the content of the last build is
 * linked from it, so that it keeps its time for tools that upload changed files.
 *
 * @param earlier the folder of the last build, which may not exist
 */
export function fileWriter(folder: string, earlier: string): (file: StaticFile) => Promise<number> {
  const make = folderMaker();
  return async ({ path, content }) => {
    const file = join(folder, path);
    if (!isWithin(folder, file)) throw new Error(`${path} is outside of the output folder`);
    make(dirname(file));
    if (typeof content === "string" || content instanceof Uint8Array) {
      const bytes = typeof content === "string" ? Buffer.from(content) : content;
      // A linked file must not be overwritten, which would change the last build.
      rmSync(file, { force: true });
      if (!linkEqual(join(earlier, path), file, bytes)) writeFileSync(file, bytes);
      return bytes.length;
    }
    await rm(file, { force: true });
    let size = 0;
    await writeFile(
      file,
      measured(content, (length) => {
        size += length;
      }),
    );
    return size;
  };
}

/**
 * Creates the function that links files of the last build below a folder; it returns false for a file that can't be
 * linked.
 */
export function fileLinker(folder: string, earlier: string): (path: string) => boolean {
  const make = folderMaker();
  return (path) => {
    const file = join(folder, path);
    if (!isWithin(folder, file)) return false;
    try {
      make(dirname(file));
      linkSync(join(earlier, path), file);
      return true;
    } catch {
      return false;
    }
  };
}

/** Creates the function that creates folders, each once. */
function folderMaker(): (folder: string) => void {
  const made = new Set<string>();
  return (folder) => {
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
  };
}

/** Links a file at another path if it has some content; returns false if it doesn't, or can't be linked. */
function linkEqual(from: string, to: string, content: Uint8Array): boolean {
  try {
    const found = lstatSync(from, { throwIfNoEntry: false });
    if (found?.isFile() !== true || found.size !== content.length || !readFileSync(from).equals(content)) return false;
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** Passes parts of a text on, with the bytes of each. */
async function* measured(parts: AsyncIterable<string>, onPart: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    const bytes = Buffer.from(part);
    onPart(bytes.length);
    yield bytes;
  }
}
