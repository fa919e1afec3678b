import { join } from "node:path";
import type { Kysely } from "kysely";
import { migrations } from "../../migrations/all.ts";
import type { Migration } from "../../migrations/migration.ts";
import type { Telemetry } from "../../telemetry/telemetry.ts";
import type { StoreSettings } from "../settings.ts";
import { openLibsql } from "./libsql.ts";
import { type MigrateOptions, migrate } from "./migrate.ts";
import { currentSchema, openPostgres, withMigrationLock } from "./postgres.ts";
import type { Schema } from "./schema.ts";

/** Opens a database that is migrated already. */
export const openDatabase = ({ dataFolder, databaseUrl }: StoreSettings, telemetry?: Telemetry): Kysely<Schema> =>
  databaseUrl === undefined
    ? openLibsql(join(dataFolder, "registry.db"), telemetry)
    : openPostgres(databaseUrl, telemetry);

/** Opens a database and migrates it. */
export async function openMigrated(
  settings: StoreSettings,
  onNotes?: MigrateOptions["onNotes"],
  telemetry?: Telemetry,
): Promise<Kysely<Schema>> {
  const db = openDatabase(settings, telemetry);
  try {
    await migrateDatabase(db, settings, migrations, onNotes);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Migrates an opened database. Of several processes that start at the same time, one migrates. */
export async function migrateDatabase(
  db: Kysely<Schema>,
  { databaseUrl }: StoreSettings,
  steps: readonly Migration[],
  onNotes: MigrateOptions["onNotes"] = () => {},
): Promise<void> {
  if (databaseUrl === undefined) return migrate(db, steps, { onNotes });
  const schema = await currentSchema(db);
  await withMigrationLock(db, () => migrate(db, steps, { onNotes, schema }));
}
