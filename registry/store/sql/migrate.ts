import { type Kysely, Migrator, sql } from "kysely";
import type { Migration } from "../../migrations/migration.ts";

/** The table of the steps that a database has seen. */
const migrationTable = "migration";

/** The database was written by a newer version of the registry; its tables may have another meaning. */
export class NewerDatabaseError extends Error {
  override readonly name = "NewerDatabaseError";
  readonly migrations: readonly string[];
  constructor(unknown: readonly string[]) {
    super(`this database was created by a newer version (it knows ${unknown.join(", ")}); start that version instead`);
    this.migrations = unknown;
  }
}

/** Options of migrating. */
export interface MigrateOptions {
  /** Receives the notes of a step for the operator, once it is done. */
  readonly onNotes?: (migration: string, notes: readonly string[]) => void;
  /** The schema of the tables, if the database has several. */
  readonly schema?: string | undefined;
}

/**
 * Migrates a database by Kysely's `Migrator`: each new step runs in a transaction with the row that records it, so a
 * step is applied completely or not at all. Throws `NewerDatabaseError` if the database has unknown steps.
 */
export async function migrate<S>(
  db: Kysely<S>,
  migrations: readonly Migration[],
  { onNotes = () => {}, schema }: MigrateOptions = {},
): Promise<void> {
  const applied = await appliedMigrations(db, schema);
  const unknown = applied.filter((name) => !migrations.some((migration) => migration.name === name));
  if (unknown.length > 0) throw new NewerDatabaseError(unknown);

  const notes = new Map<string, readonly string[]>();
  const steps = migrations.map(({ name, up }) => {
    const run = async (step: Kysely<unknown>): Promise<void> => {
      notes.set(name, (await up(step)) ?? []);
    };
    return [name, { up: run }] as const;
  });
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(steps) },
    ...(schema !== undefined && { migrationTableSchema: schema }),
    migrationTableName: migrationTable,
    migrationLockTableName: `${migrationTable}_lock`,
    // The order is checked by the time at which a step ran: a clock that was set back is not a damage.
    allowUnorderedMigrations: true,
  });
  for (;;) {
    // One step at a time: all steps of one call share a transaction.
    const { error, results = [] } = await migrator.migrateUp();
    if (error !== undefined) throw error;
    const [done] = results;
    if (done === undefined) return;
    const reported = notes.get(done.migrationName) ?? [];
    if (reported.length > 0) onNotes(done.migrationName, reported);
  }
}

/** Lists the steps that a database has seen, in order. Throws if it was never migrated. */
export async function appliedSteps<S>(db: Kysely<S>): Promise<readonly string[]> {
  const query = sql<{ readonly name: string }>`select name from ${sql.table(migrationTable)} order by name`;
  return (await query.execute(db)).rows.map(({ name }) => name);
}

/**
 * Lists the steps that a database has seen. The column of their times was once named otherwise than the `Migrator`
 * expects, and is renamed; the registry of that time can still open the database.
 */
const appliedMigrations = <S>(db: Kysely<S>, schema: string | undefined): Promise<readonly string[]> =>
  db.transaction().execute(async (transaction) => {
    const tables = await transaction.introspection.getTables();
    const table = tables.find((one) => one.name === migrationTable && one.schema === schema);
    if (table === undefined) return [];
    if (table.columns.some(({ name }) => name === "applied_at")) {
      await transaction.schema.alterTable(migrationTable).renameColumn("applied_at", "timestamp").execute();
    }
    const { rows } = await sql<{ readonly name: string }>`select name from ${sql.table(migrationTable)}`.execute(
      transaction,
    );
    return rows.map(({ name }) => name);
  });
