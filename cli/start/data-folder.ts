import { NewerDatabaseError, type StoreSettings } from "#registry";
import { errorText } from "./error-text.ts";

/** Returns a sentence with the reason why the data of a store can't be opened. */
export function unreadableData({ dataFolder, databaseUrl }: StoreSettings, error: unknown): string {
  if (error instanceof NewerDatabaseError) {
    const where = databaseUrl === undefined ? `the data in ${dataFolder}` : "the database of DATABASE_URL";
    return `${where} can't be opened: ${error.message}, or restore a backup of this version (docs/operate/upgrade-and-rollback.md)`;
  }
  if (databaseUrl !== undefined) {
    return `the database of DATABASE_URL can't be opened (${errorText(error)}); check the address, and that the server is running`;
  }
  return `the data in ${dataFolder} can't be opened (${errorText(error)}); move the folder to start with no data, or choose another: CALLBOARD_DATA=<folder>`;
}
