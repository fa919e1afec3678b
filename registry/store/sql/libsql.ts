import { Kysely, SqliteDialect } from "kysely";
import Database from "libsql";
import type { Schema } from "./schema.ts";

/**
 * Opens the embedded database in a file, made when it is not there. This file alone knows that it is SQLite; all queries
 * keep to what PostgreSQL understands as well.
 *
 * A transaction that has ended survives a crash of the process and a power cut: write-ahead log with a full flush at
 * each end. One process at a time writes; a second one waits up to 5 s.
 */
export function openLibsql(file: string): Kysely<Schema> {
  const database = new Database(file);
  for (const setting of ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"]) {
    database.pragma(setting);
  }
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });
}
