import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import Database from "libsql";
import { libsqlDriver, type OpenedDatabase } from "./libsql-driver.ts";
import type { Schema } from "./schema.ts";

/** Milliseconds that a statement waits for a lock of another process. */
const lockWaitMs = 5000;

/**
 * Opens the embedded database in a file, made when it is not there. This file and the driver alone know that it is
 * SQLite; all queries keep to what PostgreSQL understands as well.
 *
 * A transaction that has ended survives a crash of the process and a power cut: write-ahead log with a full flush at
 * each end. One process at a time writes; a second one waits up to 5 s.
 */
export function openLibsql(file: string): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: transactionalAdapter,
      createDriver: () => libsqlDriver(() => openDatabase(file), lockWaitMs),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

/** SQLite creates and alters tables in transactions too, which Kysely's adapter leaves out; migrations need it. */
const transactionalAdapter = (): SqliteAdapter =>
  Object.defineProperty(new SqliteAdapter(), "supportsTransactionalDdl", { value: true });

function openDatabase(file: string): OpenedDatabase {
  const database = new Database(file);
  // The write-ahead log is begun under a lock, once; from then on the driver waits, and SQLite does not.
  const settings = [`busy_timeout = ${lockWaitMs}`, "journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"];
  for (const setting of [...settings, "busy_timeout = 0"]) database.pragma(setting);
  return database;
}
