import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { byText, type SourceText } from "../source.ts";

/** The IDL folder cannot be read: it is not there, is no folder, or is not ours to read. */
export class IdlFolderError extends Error {
  override readonly name = "IdlFolderError";
  readonly folder: string;
  constructor(folder: string, reason: string) {
    super(`cannot read the IDL folder ${folder}: ${reason}`);
    this.folder = folder;
  }
}

/**
 * Reads all YAML files of an IDL folder, folders inside it included, in the order of their paths. Line ends and a byte
 * order mark are taken away, so that the same IDL reads the same wherever it was checked out.
 */
export async function readIdlFolder(folder: string): Promise<readonly SourceText[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    const sources = paths.map(async (path): Promise<SourceText> => {
      const text = await readFile(path, "utf8");
      return {
        path: path.slice(join(folder, "/").length).replaceAll("\\", "/"),
        text: text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n"),
      };
    });
    return (await Promise.all(sources)).sort((a, b) => byText(a.path, b.path));
  } catch (thrown) {
    throw new IdlFolderError(folder, thrown instanceof Error ? thrown.message : String(thrown));
  }
}
