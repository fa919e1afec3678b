import { join } from "node:path";
import type { Kysely } from "kysely";
import { migrations } from "../../migrations/all.ts";
import type { Migration } from "../../migrations/migration.ts";
import type { Telemetry } from "../../telemetry/telemetry.ts";
import { defaultLimits } from "../limits.ts";
import type { StoreSettings } from "../settings.ts";
import { type LibsqlOptions, openLibsql } from "./libsql.ts";
import { type MigrateOptions, migrate } from "./migrate.ts";
import { currentSchema, openPostgres, type PostgresOptions, withMigrationLock } from "./postgres.ts";
import type { Schema } from "./schema.ts";

/** Opens a database that is migrated already. The embedded one has no limit of statements, which can't hang. */
export const openDatabase = (
  { dataFolder, databaseUrl }: StoreSettings,
  options: PostgresOptions & LibsqlOptions = {},
): Kysely<Schema> =>
  databaseUrl === undefined ? openLibsql(join(dataFolder, "registry.db"), options) : openPostgres(databaseUrl, options);

/** Opens a database and migrates it. */
export async function openMigrated(
  settings: StoreSettings,
  onNotes?: MigrateOptions["onNotes"],
  telemetry?: Telemetry,
): Promise<Kysely<Schema>> {
  const limits = { ...defaultLimits, ...settings.storeLimits };
  if (settings.databaseUrl !== undefined) {
    // Without a time limit: a migration may rewrite a large table, or wait for a migration of another process.
    const unlimited = openDatabase(settings);
    await migrateDatabase(unlimited, settings, migrations, onNotes).finally(() => unlimited.destroy());
    return openDatabase(settings, { ...limits, telemetry });
  }
  const db = openDatabase(settings, { ...limits, telemetry });
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
