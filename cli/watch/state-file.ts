import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { errorMessage } from "#engine/error-message";
import { slugOf } from "#engine/text";
import { type ReadState, stateFromText, stateText, type WatchState } from "#live/watch";
import { ignoreDataAround } from "#process";
import { isMissing } from "../is-missing.ts";

/** Returns the path of the memory of a server without its own file. */
export const stateFileOf = (dataFolder: string, server: string): string =>
  join(dataFolder, "watch", `${slugOf(server)}.json`);

/** Reads the memory of a watch; undefined if there is no file, an error is a whole sentence. */
export async function readState(file: string): Promise<ReadState | undefined> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch (thrown) {
    if (isMissing(thrown)) return undefined;
    return { ok: false, error: `${file} can't be read: ${errorMessage(thrown)}` };
  }
  const read = stateFromText(text);
  return read.ok ? read : { ok: false, error: `${file} ${read.error}` };
}

/** Writes the memory of a watch. Readers of the file get either the old state or the new one. */
export async function writeState(file: string, state: WatchState): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  ignoreDataAround(dirname(file));
  const written = `${file}.${process.pid}.new`;
  await writeFile(written, stateText(state));
  await rename(written, file);
}
