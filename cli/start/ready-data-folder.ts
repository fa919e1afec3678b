import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { ignoreDataAround, ignoreFolder } from "#process";
import { errorText } from "./error-text.ts";

/**
 * Creates a folder and its parents, closed to other users; one after the other, since `recursive` never ends below
 * /proc.
 */
function make(folder: string): void {
  if (existsSync(folder)) return;
  const above = dirname(folder);
  if (above !== folder) make(above);
  mkdirSync(folder, { mode: 0o700 });
}

/** Prepares the data folder, or returns a sentence with the reason why it can't be used and advice. */
export function readyDataFolder(folder: string): string | undefined {
  const advice = "choose another folder: CALLBOARD_DATA=<folder>";
  try {
    if (!existsSync(folder)) {
      make(folder);
      ignoreFolder(folder);
    }
    if (!statSync(folder).isDirectory()) return `${folder} is a file, but the data needs a folder; ${advice}`;
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    ignoreDataAround(folder);
    return undefined;
  } catch (error) {
    return `the folder ${folder} can't be used for data (${errorText(error)}); ${advice}`;
  }
}
