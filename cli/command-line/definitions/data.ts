import { defineCommand } from "../definition.ts";
import { json, storeSettings } from "./shared.ts";

const page = "registry-data.md#backup-restore-and-move";
const kinds = ["sqlite", "postgres"] as const;
const exits = { 1: "it failed; nothing is half done", 130: "interrupted; nothing is half done" };
const incomplete = { description: "go on without documents that are missing or damaged, and end with 1" };

/** `callboard backup`. */
export const backupCommand = defineCommand({
  name: "backup",
  summary: "write all data of a registry to a file",
  description:
    "Writes all data of a registry to a new file: rows and objects, as of one moment. The registry may run at the same time. The file is read back and compared before it gets its name, so it is complete or missing.",
  arguments: [{ name: "FILE", description: "the file to write" }],
  options: { incomplete, json },
  examples: [{ line: "callboard backup callboard.backup", does: "write a backup of .callboard" }],
  exits,
  settings: storeSettings,
  page,
});

/** `callboard restore`. */
export const restoreCommand = defineCommand({
  name: "restore",
  summary: "restore a backup into an empty registry",
  description:
    "Restores a backup into an empty store, SQLite or PostgreSQL, whichever the backup came from. The backup is checked first, and everything is restored or nothing.",
  arguments: [{ name: "FILE", description: "the backup" }],
  options: { incomplete, json },
  examples: [{ line: "callboard restore callboard.backup --data restored", does: "into a new folder" }],
  exits,
  settings: storeSettings,
  page,
});

/** `callboard migrate-data`. */
export const migrateDataCommand = defineCommand({
  name: "migrate-data",
  summary: "copy all data of a registry from SQLite to PostgreSQL, or back",
  description: `Copies all data of a registry from one store to the other, which must be empty. Stop the registry first: what it writes during the copy is not copied.

sqlite is registry.db and objects/ in the data folder; postgres is the database DATABASE_URL, and the bucket of S3_… if that is set, else objects/ in the folder.`,
  options: {
    from: { value: "STORE", description: "the store to copy", needs: "sqlite or postgres", choices: kinds },
    to: { value: "STORE", description: "the empty store", needs: "sqlite or postgres", choices: kinds },
    incomplete,
    json,
  },
  examples: [
    { line: "callboard migrate-data --from sqlite --to postgres", does: "move to the database DATABASE_URL" },
    { line: "callboard migrate-data --from postgres --to sqlite", does: "and back" },
  ],
  exits,
  settings: storeSettings,
  page,
});

/** `callboard sizes`. */
export const sizesCommand = defineCommand({
  name: "sizes",
  summary: "print what each organization has stored in a registry",
  description:
    "Prints what each organization has stored: numbers of API versions, sites, files, repositories, tokens and so on, and the size of all documents and files before compression.",
  options: { json },
  examples: [
    { line: "callboard sizes", does: "a table" },
    { line: "callboard sizes --json", does: "for a program" },
  ],
  settings: storeSettings,
  page: "registry-data.md",
});
