import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join, posix, resolve } from "node:path";
import type { StaticFile } from "#docs-host/server";
import { buildMark } from "#docs-project";
import { isWithin } from "#process";
import { isMissing } from "../is-missing.ts";

/** The files of a folder, by their exact paths: some disks find a file by other letters too. */
export interface EarlierFiles {
  readonly folder: string;
  readonly paths: ReadonlySet<string>;
}

/** The folder of a site during a build. Its files then replace the files of an earlier build. */
export interface OutputFolder {
  /** Where new and changed files are written until the site is finished. */
  readonly path: string;
  /** The folder of the site. */
  readonly target: string;
  /** The files of an earlier build, which need not be written if they are equal; undefined if none can stay. */
  readonly earlier: EarlierFiles | undefined;
  /**
   * Puts the written files in place, and removes all others.
   *
   * @param paths all files of the site
   */
  readonly finish: (paths: ReadonlySet<string>) => Promise<void>;
  /** Removes the written files; the old folder remains. */
  readonly discard: () => Promise<void>;
}

/**
 * Starts a folder beside the one to be written, or returns why that may not be replaced.
 *
 * @param source the folder of the project, which is never replaced
 * @param known the files of an earlier build, if they are known
 */
export async function openOutput(
  out: string,
  source: string,
  isForced: boolean,
  known?: ReadonlySet<string> | undefined,
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
  const isOwn = names.includes(buildMark);
  if (names.length > 0 && !isOwn && !isForced) {
    return {
      ok: false,
      error: `${out} is not empty and was not made by callboard build; name another folder, or replace it by --force`,
    };
  }
  await removeUnfinished(target);
  const path = `${unfinishedPath(target)}${process.pid}`;
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true });
  const plain = isOwn ? (known ?? plainFilesIn(target)) : undefined;
  const earlier = plain && { folder: target, paths: plain };
  const content = "Made by callboard build, which replaces this folder.\n";
  await fileWriter(path, earlier)({ path: buildMark, content });
  return {
    ok: true,
    folder: {
      path,
      target,
      earlier,
      finish: async (paths) => {
        if (earlier === undefined) await replaceFolder(target, path);
        else updateFolder(target, path, earlier.paths, new Set([...paths, buildMark]));
        await rm(path, { recursive: true, force: true });
      },
      discard: () => rm(path, { recursive: true, force: true }),
    },
  };
}

/** Returns the path beside a folder where it is written, without the number of the process at its end. */
const unfinishedPath = (target: string): string => join(dirname(target), `.${basename(target)}.callboard-`);

/** Removes what builds into a folder left beside it if their processes ended before they could. */
async function removeUnfinished(target: string): Promise<void> {
  const start = basename(unfinishedPath(target));
  const found = await namesIn(dirname(target));
  const left = (found === "file" ? [] : found).filter(
    (name) =>
      name.startsWith(start) && /^\d+$/.test(name.slice(start.length)) && !isRunning(Number(name.slice(start.length))),
  );
  await Promise.all(left.map((name) => rm(join(dirname(target), name), { recursive: true, force: true })));
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // A process of another user can't be signaled.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Returns the paths of all files in a folder; undefined if there is a link, which may lead anywhere. */
function plainFilesIn(folder: string): ReadonlySet<string> | undefined {
  const files = new Set<string>();
  const addIn = (path: string): boolean =>
    readdirSync(join(folder, path), { withFileTypes: true }).every((entry) => {
      const inside = path === "" ? entry.name : `${path}/${entry.name}`;
      if (entry.isFile()) files.add(inside);
      return entry.isFile() || (entry.isDirectory() && addIn(inside));
    });
  return addIn("") ? files : undefined;
}

/**
 * Removes the files that a site no longer has, and moves written files to their places one by one. A build that is
 * interrupted here leaves files of both builds; the next one completes them.
 */
function updateFolder(target: string, written: string, earlier: ReadonlySet<string>, paths: ReadonlySet<string>): void {
  const folders = foldersOf(paths);
  for (const path of earlier) if (!paths.has(path)) rmSync(join(target, path));
  for (const path of foldersOf(earlier)) {
    if (!folders.has(path)) rmSync(join(target, path), { recursive: true, force: true });
  }
  const make = folderMaker();
  for (const path of plainFilesIn(written) ?? []) {
    make(dirname(join(target, path)));
    renameSync(join(written, path), join(target, path));
  }
}

/** Returns all folders that paths are in, below a common one. */
function foldersOf(paths: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let at = posix.dirname(path); at !== "." && !folders.has(at); at = posix.dirname(at)) folders.add(at);
  }
  return folders;
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
 * not written: tools that upload changed files compare modification times.
 *
 * @param earlier the files of the last build; undefined if none of them can stay
 */
export function fileWriter(folder: string, earlier: EarlierFiles | undefined): (file: StaticFile) => Promise<number> {
  const make = folderMaker();
  const written = new Set<string>();
  return async ({ path, content }) => {
    const file = join(folder, path);
    if (!isWithin(folder, file)) throw new Error(`${path} is outside of the output folder`);
    if (typeof content === "string" || content instanceof Uint8Array) {
      const bytes = typeof content === "string" ? Buffer.from(content) : content;
      if (earlier?.paths.has(path) && hasContent(join(earlier.folder, path), bytes)) {
        if (written.delete(path)) rmSync(file);
        return bytes.length;
      }
      make(dirname(file));
      writeFileSync(file, bytes);
      written.add(path);
      return bytes.length;
    }
    make(dirname(file));
    let size = 0;
    await writeFile(
      file,
      measured(content, (length) => {
        size += length;
      }),
    );
    written.add(path);
    return size;
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

/** Returns true for a file with some content. */
function hasContent(file: string, content: Uint8Array): boolean {
  try {
    const found = lstatSync(file, { throwIfNoEntry: false });
    return found?.isFile() === true && found.size === content.length && readFileSync(file).equals(content);
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
