import { accessSync, constants, existsSync, mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { NewerDatabaseError, type StoreSettings } from "#registry";

const reasonOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? `${String(error.code)}: ${error.message.split(",")[0]}` : String(error);

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
    make(folder);
    if (!statSync(folder).isDirectory()) return `${folder} is a file, but the data needs a folder; ${advice}`;
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return `the folder ${folder} can't be used for data (${reasonOf(error)}); ${advice}`;
  }
}

/** Returns a sentence with the reason why the data of a store can't be opened. */
export function unreadableData({ dataFolder, databaseUrl }: StoreSettings, error: unknown): string {
  if (error instanceof NewerDatabaseError) {
    const where = databaseUrl === undefined ? `the data in ${dataFolder}` : "the database of DATABASE_URL";
    return `${where} can't be opened: ${error.message}, or restore a backup of this version (docs/operate/upgrade-and-rollback.md)`;
  }
  if (databaseUrl !== undefined) {
    return `the database of DATABASE_URL can't be opened (${reasonOf(error)}); check the address, and that the server is running`;
  }
  return `the data in ${dataFolder} can't be opened (${reasonOf(error)}); move the folder to start with no data, or choose another: CALLBOARD_DATA=<folder>`;
}
