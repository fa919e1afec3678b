import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { ControlledTransaction, Kysely } from "kysely";
import { sql } from "kysely";
import { ignoreDataAround, ignoreFolder } from "#process";
import { migrations } from "../../migrations/all.ts";
import type { StoreSettings } from "../settings.ts";
import { migrateDatabase, openDatabase } from "../sql/database.ts";
import { NewerDatabaseError } from "../sql/migrate.ts";
import type { Schema } from "../sql/schema.ts";
import { openBucket } from "../store.ts";
import { checkedEntries, DamagedEntriesError } from "./checked-entries.ts";
import type { Row, StoreEntry, TransferCounts } from "./entries.ts";
import { LostDocumentsError } from "./read-store.ts";
import { type RestoredObject, type RestoredObjects, restoredObjects } from "./restored-objects.ts";
import { allTablesOf, firstFilledTable } from "./tables.ts";

/** Rows in one statement; databases limit its parameters. */
const rowsAtOnce = 100;

/** The target has data already, which would be mixed with the transferred data. */
export class FilledStoreError extends Error {
  override readonly name = "FilledStoreError";
  /** @param file the database, of a store in a folder */
  constructor(table: string, file: string | undefined) {
    const remedy = file === undefined ? "" : `, or move ${file} away`;
    super(`the target is not empty: its table ${table} has rows; choose an empty database or folder${remedy}`);
  }
}

/** Options of writing a store. */
export interface WriteStoreOptions {
  /** True if entries without all documents are accepted. */
  readonly incomplete?: boolean;
  /** Ends the writing, and undoes it. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Writes the content of a store into an empty one. All rows are committed at the end, in one transaction, after every
 * object was read back. A write that fails leaves no object, no row and no table behind that it has made.
 *
 * @throws FilledStoreError, DamagedEntriesError, NewerDatabaseError, LostDocumentsError
 */
export async function writeStore(
  settings: StoreSettings,
  entries: AsyncIterable<StoreEntry>,
  options: WriteStoreOptions = {},
): Promise<TransferCounts> {
  const made = await mkdir(settings.dataFolder, { recursive: true, mode: 0o700 });
  if (made === undefined) ignoreDataAround(settings.dataFolder);
  else ignoreFolder(settings.dataFolder);
  const isNewFile = settings.databaseUrl === undefined && !existsSync(databaseFile(settings));
  const iterator = checkedEntries(entries);
  const db = openDatabase(settings);
  let objects: RestoredObjects | undefined;
  let isNew = isNewFile;
  try {
    const start = await iterator.next();
    if (start.done === true || start.value.kind !== "start") throw new DamagedEntriesError("it has no beginning");
    const { migrations: applied } = start.value;
    const steps = migrations.filter(({ name }) => applied.includes(name));
    const unknown = applied.filter((name) => !steps.some((step) => step.name === name));
    if (unknown.length > 0) throw new NewerDatabaseError(unknown);
    isNew ||= (await allTablesOf(db, settings)).length === 0;
    await migrateDatabase(db, settings, steps);
    const filled = await firstFilledTable(db, settings);
    if (filled !== undefined) {
      isNew = false;
      throw new FilledStoreError(filled, settings.databaseUrl === undefined ? databaseFile(settings) : undefined);
    }
    objects = restoredObjects(await openBucket(settings));
    const counts = await writeEntries(db, objects, { [Symbol.asyncIterator]: () => iterator }, options);
    // Restored data stays: the next start of a registry migrates it if this fails.
    objects = undefined;
    isNew = false;
    await migrateDatabase(db, settings, migrations);
    await db.destroy();
    return counts;
  } catch (error) {
    // The entries are read from another store, which is to be closed.
    await iterator.return?.(undefined).catch(() => {});
    // A commit may have taken place on a server even if its response was lost; then the rows need their objects.
    const isEmpty = (await isWithoutRows(db, settings)) ?? isNewFile;
    if (isEmpty) await objects?.undo().catch(() => {});
    if (isEmpty && isNew) await dropTables(db, settings).catch(() => {});
    await db.destroy().catch(() => {});
    if (isEmpty && isNew && isNewFile) await removeDatabase(settings);
    throw error;
  }
}

async function writeEntries(
  db: Kysely<Schema>,
  objects: RestoredObjects,
  entries: AsyncIterable<StoreEntry>,
  { incomplete = false, signal }: WriteStoreOptions,
): Promise<TransferCounts> {
  let transaction: ControlledTransaction<Schema> | undefined;
  let counts: TransferCounts = { rows: 0, objects: 0, lost: 0 };
  let batch: { readonly table: string; readonly rows: Row[] } = { table: "", rows: [] };
  const begin = async (): Promise<ControlledTransaction<Schema>> => {
    // Begun after the objects, so that it is short.
    transaction ??= await db.startTransaction().execute();
    return transaction;
  };
  const flush = async (): Promise<void> => {
    if (batch.rows.length > 0) await insert(await begin(), batch.table, batch.rows);
    batch = { table: "", rows: [] };
  };
  try {
    for await (const entry of entries) {
      signal?.throwIfAborted();
      if (entry.kind === "object") await objects.put(entry.bytes, entry.hash);
      else if (entry.kind === "row") {
        if (batch.table !== entry.table || batch.rows.length === rowsAtOnce) await flush();
        batch = { table: entry.table, rows: [...batch.rows, entry.row] };
      } else if (entry.kind === "end") counts = entry.counts;
    }
    // Not before the source has ended without an error.
    if (counts.lost > 0 && !incomplete) throw new LostDocumentsError(counts.lost);
    await flush();
    await recordPuts(await begin(), objects.list);
    await transaction?.commit().execute();
    transaction = undefined;
    return counts;
  } finally {
    await transaction
      ?.rollback()
      .execute()
      // The database may have failed; it then rolls back itself.
      .catch(() => {});
  }
}

/** Records the puts of objects, which objects of an earlier attempt have already. */
async function recordPuts(db: Kysely<Schema>, objects: readonly RestoredObject[]): Promise<void> {
  const put_at = new Date().toISOString();
  for (let from = 0; from < objects.length; from += rowsAtOnce) {
    await db
      .insertInto("stored_object")
      .values(objects.slice(from, from + rowsAtOnce).map((object) => ({ ...object, put_at })))
      .onConflict((conflict) => conflict.column("hash").doUpdateSet({ put_at }))
      .execute();
  }
}

async function insert(db: Kysely<Schema>, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
}

const databaseFile = ({ dataFolder }: StoreSettings): string => join(dataFolder, "registry.db");

/** Returns whether no table has rows; `undefined` if that is unknown. */
const isWithoutRows = (db: Kysely<Schema>, settings: StoreSettings): Promise<boolean | undefined> =>
  firstFilledTable(db, settings).then(
    (table) => table === undefined,
    () => undefined,
  );

async function dropTables(db: Kysely<Schema>, settings: StoreSettings): Promise<void> {
  for (const table of (await allTablesOf(db, settings)).toReversed()) await db.schema.dropTable(table).execute();
}

async function removeDatabase(settings: StoreSettings): Promise<void> {
  for (const end of ["", "-wal", "-shm"]) await rm(databaseFile(settings) + end, { force: true }).catch(() => {});
}
