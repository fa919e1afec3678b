import type { Dirent } from "node:fs";
import { readdir, readFile, realpath, stat } from "node:fs/promises";
import { join } from "node:path";
import { byText, type SourceText } from "../source.ts";

/**
 * The IDL folder can't be read: it is missing, is not a folder, is not readable, or contains files that are not text.
 */
export class IdlFolderError extends Error {
  override readonly name = "IdlFolderError";
  readonly folder: string;
  constructor(folder: string, reason: string) {
    super(`cannot read the IDL folder ${folder}: ${reason}`);
    this.folder = folder;
  }
}

/**
 * Reads all YAML files of an IDL folder and its subfolders, sorted by path, following links. Removes byte order marks
 * and normalizes line ends, so that the result is the same in every checkout.
 */
export async function readIdlFolder(folder: string): Promise<readonly SourceText[]> {
  try {
    const paths = await yamlFilesIn(folder, "", []);
    const sources = paths.map(async (path) => ({ path, text: await readText(folder, path) }));
    return (await Promise.all(sources)).sort((a, b) => byText(a.path, b.path));
  } catch (thrown) {
    throw new IdlFolderError(folder, thrown instanceof Error ? thrown.message : String(thrown));
  }
}

/** Lists YAML files. `around` are the parent folders: a link back to one of them is skipped. */
async function yamlFilesIn(folder: string, inside: string, around: readonly string[]): Promise<readonly string[]> {
  const path = join(folder, inside);
  const [here, entries] = await Promise.all([realpath(path), readdir(path, { withFileTypes: true })]);
  if (around.includes(here)) return [];
  const found = entries.map(async (entry): Promise<readonly string[]> => {
    const path = inside === "" ? entry.name : `${inside}/${entry.name}`;
    const isYaml = /\.ya?ml$/.test(entry.name);
    const kind = await kindOf(entry, join(folder, path), isYaml);
    if (kind === "folder") return yamlFilesIn(folder, path, [...around, here]);
    return kind === "file" && isYaml ? [path] : [];
  });
  return (await Promise.all(found)).flat();
}

async function kindOf(entry: Dirent, path: string, wanted: boolean): Promise<"file" | "folder" | "other"> {
  if (!entry.isSymbolicLink()) return entry.isFile() ? "file" : entry.isDirectory() ? "folder" : "other";
  try {
    const target = await stat(path);
    return target.isFile() ? "file" : target.isDirectory() ? "folder" : "other";
  } catch (thrown) {
    // Editors use broken links as locks; only a broken link that should be part of the IDL is an error.
    if (wanted) throw thrown;
    return "other";
  }
}

async function readText(folder: string, path: string): Promise<string> {
  const text = await readFile(join(folder, path), "utf8");
  // Bytes that are not UTF-8 are read as this character. Texts that contain it are refused too.
  if (text.includes("\uFFFD")) throw new Error(`${path} is not UTF-8 text; save it as UTF-8`);
  return text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}
