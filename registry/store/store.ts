import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { migrations } from "../migrations/all.ts";
import { joinFolder, openFolder } from "./objects/folder.ts";
import type { Objects } from "./objects/objects.ts";
import { openLibsql } from "./sql/libsql.ts";
import { migrate } from "./sql/migrate.ts";
import type { Schema } from "./sql/schema.ts";

/** All that the registry keeps. A row refers only to objects that were put before it was written. */
export interface Store {
  readonly db: Kysely<Schema>;
  readonly objects: Objects;
  readonly close: () => Promise<void>;
}

/**
 * Opens the store in a folder: `registry.db` and `objects/`. Creates the folder if it is missing, readable by this user
 * only.
 *
 * @param onNotes receives the notes of a migration step for the operator
 */
export async function openStore(
  folder: string,
  onNotes?: (migration: string, notes: readonly string[]) => void,
): Promise<Store> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const objects = await openFolder(join(folder, "objects"));
  const db = openLibsql(join(folder, "registry.db"));
  try {
    await migrate(db, migrations, onNotes);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, objects, close: () => db.destroy() };
}

/** Opens the store of a folder that another process has opened and migrated. */
export function joinStore(folder: string): Store {
  const db = openLibsql(join(folder, "registry.db"));
  return { db, objects: joinFolder(join(folder, "objects")), close: () => db.destroy() };
}
