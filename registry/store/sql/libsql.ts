import {
  HandleEmptyInListsPlugin,
  Kysely,
  replaceWithNoncontingentExpression,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import Database from "libsql";
import { noTelemetry, type Telemetry } from "../../telemetry/telemetry.ts";
import { defaultLimits } from "../limits.ts";
import { guardedDialect } from "./guarded-driver.ts";
import { libsqlDriver, type OpenedDatabase } from "./libsql-driver.ts";
import { loggedStatements } from "./logged-statements.ts";
import type { Schema } from "./schema.ts";
import { storableTexts } from "./storable-texts.ts";

/** Options of opening an embedded database. */
export interface LibsqlOptions {
  readonly telemetry?: Telemetry | undefined;
  /** Milliseconds that a statement waits for a lock of another process. */
  readonly lockMs?: number | undefined;
}

/**
 * Opens the embedded database in a file, created if it is missing. Only this file and its driver depend on
 * SQLite; all queries are limited to what PostgreSQL supports too.
 *
 * A transaction that has ended survives a crash of the process and a power cut: write-ahead log with a full flush at
 * each end. One process at a time writes; a second one waits up to 5 s.
 */
export function openLibsql(
  file: string,
  { telemetry = noTelemetry, lockMs = defaultLimits.lockMs }: LibsqlOptions = {},
): Kysely<Schema> {
  return new Kysely<Schema>({
    ...loggedStatements(telemetry),
    dialect: guardedDialect({
      createAdapter: transactionalAdapter,
      createDriver: () => libsqlDriver(() => openDatabase(file), lockMs),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    }),
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }), storableTexts],
  });
}

/** Copies the rows of a database as of this moment to a new file, while other processes may write. */
export function copyLibsql(file: string, copy: string): void {
  const database = new Database(file);
  try {
    database.pragma(`busy_timeout = ${defaultLimits.lockMs}`);
    database.exec(`vacuum into '${copy.replaceAll("'", "''")}'`);
  } finally {
    database.close();
  }
}

/** SQLite creates and alters tables in transactions too, which Kysely's adapter leaves out; migrations need it. */
const transactionalAdapter = (): SqliteAdapter =>
  Object.defineProperty(new SqliteAdapter(), "supportsTransactionalDdl", { value: true });

function openDatabase(file: string): OpenedDatabase {
  const database = new Database(file);
  // The write-ahead log is begun under a lock, once; from then on the driver waits, and SQLite does not.
  const settings = [
    `busy_timeout = ${defaultLimits.lockMs}`,
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
  ];
  for (const setting of [...settings, "busy_timeout = 0"]) database.pragma(setting);
  return database;
}
