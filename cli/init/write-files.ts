import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorMessage } from "#engine/error-message";

/** Written and skipped paths, or an error message about a file. */
export type WrittenFiles =
  | { readonly ok: true; readonly written: readonly string[]; readonly kept: readonly string[] }
  | { readonly ok: false; readonly error: string };

/** Writes files into a folder, which is created. Existing files are not changed. */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<WrittenFiles> {
  const written: string[] = [];
  const kept: string[] = [];
  for (const [path, text] of files) {
    const file = join(folder, path);
    try {
      await mkdir(dirname(file), { recursive: true });
      ((await writeNew(file, text)) ? written : kept).push(path);
    } catch (thrown) {
      return { ok: false, error: `${path} can't be written: ${errorMessage(thrown)}` };
    }
  }
  return { ok: true, written, kept };
}

/** Writes a file unless it exists, also if another program has just written it; returns true if it was written. */
async function writeNew(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: "wx" });
    return true;
  } catch (thrown) {
    if (thrown instanceof Error && "code" in thrown && thrown.code === "EEXIST") return false;
    throw thrown;
  }
}
