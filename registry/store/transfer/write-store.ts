import { mkdir } from "node:fs/promises";
import type { ControlledTransaction, Kysely } from "kysely";
import { sql } from "kysely";
import { ignoreDataAround, ignoreFolder } from "#process";
import { migrations } from "../../migrations/all.ts";
import type { StoreSettings } from "../settings.ts";
import { migrateDatabase, openDatabase } from "../sql/database.ts";
import { NewerDatabaseError } from "../sql/migrate.ts";
import type { Schema } from "../sql/schema.ts";
import { objectsOf } from "../store.ts";
import type { Row, StoreEntry, TransferCounts } from "./entries.ts";
import { firstFilledTable } from "./tables.ts";

/** Rows in one statement; databases limit its parameters. */
const rowsAtOnce = 100;

/** The target has data already, which would be mixed with the transferred data. */
export class FilledStoreError extends Error {
  override readonly name = "FilledStoreError";
  constructor(table: string) {
    super(`the target is not empty: its table ${table} has rows; choose an empty database or folder`);
  }
}

/** The entries end too early or contain something else than a store. */
export class DamagedEntriesError extends Error {
  override readonly name = "DamagedEntriesError";
  constructor(reason: string) {
    super(`the data is damaged: ${reason}; nothing was restored`);
  }
}

/**
 * Writes the content of a store into an empty one. All rows are committed at the end, in one transaction, so that a
 * write that fails can be repeated.
 *
 * @throws FilledStoreError, DamagedEntriesError, NewerDatabaseError
 */
export async function writeStore(settings: StoreSettings, entries: AsyncIterable<StoreEntry>): Promise<TransferCounts> {
  const made = await mkdir(settings.dataFolder, { recursive: true, mode: 0o700 });
  if (made === undefined) ignoreDataAround(settings.dataFolder);
  else ignoreFolder(settings.dataFolder);
  const db = openDatabase(settings);
  const iterator = entries[Symbol.asyncIterator]();
  try {
    const start = await iterator.next();
    if (start.done === true || start.value.kind !== "start") throw new DamagedEntriesError("it has no beginning");
    const { migrations: applied } = start.value;
    const steps = migrations.filter(({ name }) => applied.includes(name));
    const unknown = applied.filter((name) => !steps.some((step) => step.name === name));
    if (unknown.length > 0) throw new NewerDatabaseError(unknown);
    await migrateDatabase(db, settings, steps);
    const filled = await firstFilledTable(db, settings);
    if (filled !== undefined) throw new FilledStoreError(filled);
    const counts = await writeEntries(db, settings, { [Symbol.asyncIterator]: () => iterator });
    await migrateDatabase(db, settings, migrations);
    return counts;
  } finally {
    await iterator.return?.();
    await db.destroy();
  }
}

async function writeEntries(
  db: Kysely<Schema>,
  settings: StoreSettings,
  entries: AsyncIterable<StoreEntry>,
): Promise<TransferCounts> {
  const objects = await objectsOf(settings, db);
  const written = { rows: 0, objects: 0 };
  let transaction: ControlledTransaction<Schema> | undefined;
  let expected: TransferCounts | undefined;
  let batch: { readonly table: string; readonly rows: Row[] } = { table: "", rows: [] };
  const flush = async (): Promise<void> => {
    if (batch.rows.length > 0 && transaction !== undefined) await insert(transaction, batch.table, batch.rows);
    batch = { table: "", rows: [] };
  };
  try {
    for await (const entry of entries) {
      if (entry.kind === "object") {
        if ((await objects.put(entry.bytes)) !== entry.hash) throw new DamagedEntriesError("an object has changed");
        written.objects += 1;
      } else if (entry.kind === "row") {
        // Begun after the objects, whose puts are recorded by other statements.
        transaction ??= await db.startTransaction().execute();
        if (batch.table !== entry.table || batch.rows.length === rowsAtOnce) await flush();
        batch = { table: entry.table, rows: [...batch.rows, entry.row] };
        written.rows += 1;
      } else if (entry.kind === "end") expected = entry.counts;
    }
    // Not before the source has ended without an error.
    if (expected === undefined) throw new DamagedEntriesError("its end is missing");
    if (expected.rows !== written.rows || expected.objects !== written.objects) {
      throw new DamagedEntriesError("a part is missing");
    }
    await flush();
    await transaction?.commit().execute();
    transaction = undefined;
    return expected;
  } finally {
    await transaction?.rollback().execute();
  }
}

async function insert(db: Kysely<Schema>, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
}
