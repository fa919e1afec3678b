import { createReadStream } from "node:fs";
import { realpath, stat } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, extname, resolve } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { errorMessage } from "#engine/error-message";
import { textExtensions } from "#importers";
import { isWithin } from "#process";
import { defaultReadLimits, type SizeLimit, textLimit } from "./read-limits.ts";

/** A file could not be read; the message is a sentence. */
export class ReadFileError extends Error {
  override readonly name = "ReadFileError";
  readonly path: string;
  constructor(path: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.path = path;
  }
}

const reasons: { readonly [code: string]: string } = {
  ENOENT: "there is no such file",
  ENOTDIR: "there is no such file",
  EACCES: "this user may not read it",
  EPERM: "this user may not read it",
  EISDIR: "it is a folder; name the file in it",
};

/**
 * Reads a file in chunks. Throws `ReadFileError`.
 *
 * @param path the path that errors name
 * @param file the path that is opened, if it differs
 */
export async function* readChunks(
  path: string,
  limit: SizeLimit = textLimit(defaultReadLimits),
  file: string = path,
): AsyncGenerator<Buffer> {
  const tooLarge = () => new ReadFileError(path, `${path}: it ${limit.message}`);
  try {
    const found = await stat(file);
    if (found.isDirectory()) throw new ReadFileError(path, `${path}: ${reasons.EISDIR}`);
    if (!found.isFile()) throw new ReadFileError(path, `${path}: it is not a regular file`);
    if (found.size > limit.bytes) throw tooLarge();
    let size = 0;
    for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
      // It may grow while it is read.
      size += chunk.length;
      if (size > limit.bytes) throw tooLarge();
      yield chunk;
    }
  } catch (error) {
    if (error instanceof ReadFileError) throw error;
    throw systemError(path, error);
  }
}

/** Converts an error of the file system. */
function systemError(path: string, cause: unknown): ReadFileError {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const reason = reasons[code] ?? errorMessage(cause);
  return new ReadFileError(path, `${path}: ${reason}`, { cause });
}

/** Extensions of files that a description may name anywhere in the folder of the site. */
const extensions = new Set([".json", ".yaml", ".yml", ".md", ".markdown"]);

/**
 * Returns the folder that must contain the files named in a description: the given one, else the working folder if it
 * contains the description, else the description's own.
 */
export function boundOf(file: string, within: string | undefined, folder: string): string {
  if (within !== undefined) return resolve(folder, within);
  const everything = folder === homedir() || dirname(folder) === folder;
  return !everything && isInside(folder, file) ? folder : dirname(file);
}

/**
 * Reads a file that a description names. A description may be anybody's, and readers see the files that it names, so
 * only JSON, YAML and Markdown inside the folder is read, after following links. Samples of code and other texts are read
 * below the description's own folder only: elsewhere they may be the source of a program, with its secrets. A link out of
 * the folder is refused before it is opened. Rejects with `ReadFileError`.
 *
 * @param address the resolved reference: a path relative to the description's folder, or a `file:` URL
 */
export async function readReferenced(
  address: string,
  file: string,
  bound: string,
  limit: SizeLimit = textLimit(defaultReadLimits),
): Promise<{ readonly path: string; readonly text: string }> {
  const path = resolve(dirname(file), address.startsWith("file:") ? fileURLToPath(address) : address);
  const extension = extname(path).toLowerCase();
  const isText = !extensions.has(extension) && textExtensions.has(extension);
  if (!isText && !extensions.has(extension)) {
    throw new ReadFileError(
      path,
      `${path}: files named by a $ref must end in .json, .yaml, .yml or .md, or as texts and samples of code do, such as .txt or .php`,
    );
  }
  const own = dirname(resolve(file));
  if (isText && (await isOutside(own, path))) {
    throw new ReadFileError(path, `${path}: it is outside ${own}; texts must be below the folder of their description`);
  }
  const advice = "move it there, or set --within to a folder that contains both";
  if (!isInside(bound, path)) throw new ReadFileError(path, `${path}: it is outside ${bound}; ${advice}`);
  const resolveLinks = (link: string): Promise<string> =>
    realpath(link).catch((error: unknown) => {
      throw systemError(link, error);
    });
  const target = await resolveLinks(path);
  if (!isInside(await resolveLinks(bound), target)) {
    throw new ReadFileError(path, `${path}: it is a link to a file outside ${bound}; ${advice}`);
  }
  return { path, text: await textOf(readChunks(path, limit, target)) };
}

/** Returns true if a file is not below a folder, or is a link to a file that is not. */
async function isOutside(folder: string, path: string): Promise<boolean> {
  if (!isInside(folder, path)) return true;
  const [from, to] = await Promise.all([folder, path].map((one) => realpath(one).catch(() => one)));
  return from === undefined || to === undefined || !isInside(from, to);
}

function isInside(folder: string, path: string): boolean {
  return path !== folder && isWithin(folder, path);
}
