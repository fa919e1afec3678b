import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { link, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";
import { type Kysely, sql } from "kysely";
import Database from "libsql";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { migrations } from "../migrations/all.ts";
import type { Migration } from "../migrations/migration.ts";
import type { PutLog } from "./objects/compressed-objects.ts";
import type { StoreSettings } from "./settings.ts";
import { migrateDatabase, openDatabase } from "./sql/database.ts";
import { copyLibsql } from "./sql/libsql.ts";
import type { MigrateOptions } from "./sql/migrate.ts";
import { putLog } from "./sql/puts.ts";
import type { Schema } from "./sql/schema.ts";
import { openStore, type Store } from "./store.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the PostgreSQL server that the run has started; absent if the tests use the embedded store. */
    readonly postgresUrl: string;
  }
}

/** True if the tests run on PostgreSQL. */
export const isOnPostgres = (): boolean => inject("postgresUrl") !== undefined;

let databaseUrl: Promise<string> | undefined;

/** Creates the database of this worker. Reading the tables of a database fails while another test drops some. */
async function createDatabase(server: string): Promise<string> {
  const name = `worker_${env.VITEST_POOL_ID ?? 0}_${process.pid}`;
  await run(server, `create database ${name}`);
  return Object.assign(new URL(server), { pathname: name }).href;
}

/** The schemas of the folders of the running tests. */
const schemas = new Map<string, string>();

/** Schemas that earlier tests of this worker have left with empty tables, since migrating takes longer than emptying. */
const emptied: string[] = [];

/**
 * Returns the settings of the store under test: the embedded store of a folder, or a schema of the PostgreSQL server
 * for this folder, until the end of the test. A store that no test has opened has no tables.
 */
export const storeOf = (dataFolder: string): Promise<StoreSettings> => settingsOf(dataFolder, createSchema);

/**
 * Returns the settings of the store under test; its tables may exist, and are empty. A folder without a database gets a
 * migrated one, since migrating takes longer than copying.
 */
export async function migratedStoreOf(dataFolder: string): Promise<StoreSettings> {
  if (!isOnPostgres()) {
    migrated ??= migratedFile();
    await createFile(databaseFile(dataFolder), await migrated);
  }
  return settingsOf(dataFolder, takeSchema);
}

/** Creates a file with all of its content at once, if it does not exist. */
async function createFile(file: string, content: Uint8Array): Promise<void> {
  if (existsSync(file)) return;
  const whole = `${file}.${randomUUID()}`;
  await writeFile(whole, content);
  try {
    await link(whole, file);
  } catch (error) {
    // Another call may have created it in the meantime.
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(whole);
  }
}

/** The file of an embedded database without rows, once for a worker. */
let migrated: Promise<Uint8Array> | undefined;

async function migratedFile(): Promise<Uint8Array> {
  const dataFolder = await mkdtemp(join(tmpdir(), "callboard-migrated-"));
  const db = openDatabase({ dataFolder });
  await migrateDatabase(db, { dataFolder }, migrations);
  // libsql closes a database once its statements are collected, and moves the rows of its log into the file only then:
  // the file may be incomplete after `destroy`, and change while it is read.
  const copy = join(dataFolder, "copy.db");
  copyLibsql(databaseFile(dataFolder), copy);
  await db.destroy();
  const file = await readFile(copy);
  await rm(dataFolder, { recursive: true });
  return file;
}

const databaseFile = (dataFolder: string): string => join(dataFolder, "registry.db");

async function settingsOf(dataFolder: string, claim: (url: string) => Promise<string>): Promise<StoreSettings> {
  const server = inject("postgresUrl");
  if (server === undefined) return { dataFolder };
  databaseUrl ??= createDatabase(server);
  const url = await databaseUrl;
  let schema = schemas.get(dataFolder);
  if (schema === undefined) {
    schema = await claim(url);
    schemas.set(dataFolder, schema);
    onTestFinished(() => void schemas.delete(dataFolder));
  }
  const hosts = inject("hosts");
  const prefix = `${createHash("sha256").update(dataFolder).digest("hex").slice(0, 24)}/`;
  const s3 = hosts && { ...hosts.s3, prefix };
  return { dataFolder, databaseUrl: `${url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`, s3 };
}

/** Creates a schema that is dropped at the end of the test. */
async function createSchema(url: string): Promise<string> {
  const schema = newSchema();
  await run(url, `create schema ${schema}`);
  onTestFinished(async () => {
    await run(url, `drop schema ${schema} cascade`);
  });
  return schema;
}

/** Takes an emptied schema, or creates one, and empties it at the end of the test. */
async function takeSchema(url: string): Promise<string> {
  const taken = emptied.pop();
  const schema = taken ?? newSchema();
  if (taken === undefined) await run(url, `create schema ${schema}`);
  onTestFinished(async () => {
    await run(url, emptyTables(schema));
    emptied.push(schema);
  });
  return schema;
}

const newSchema = (): string => `test_${randomUUID().replaceAll("-", "")}`;

/**
 * A statement that empties all tables of a schema except for its migrations, and starts their numbers again. It deletes
 * rows, since `truncate` makes new files of every table and index, however few rows there are.
 */
const emptyTables = (schema: string): string => `do $$
  declare one record;
  begin
    set local session_replication_role = replica;
    for one in select tablename as name from pg_tables
      where schemaname = '${schema}' and tablename not like 'migration%'
    loop execute format('delete from %I.%I', '${schema}', one.name); end loop;
    for one in select sequencename as name from pg_sequences where schemaname = '${schema}' and last_value is not null
    loop perform setval(format('%I.%I', '${schema}', one.name), 1, false); end loop;
  end $$`;

/** A database that a test migrates itself. */
export interface TestDatabase {
  readonly db: Kysely<Schema>;
  readonly migrateTo: (migrations: readonly Migration[], onNotes?: MigrateOptions["onNotes"]) => Promise<void>;
}

/** Opens the database under test without migrating it. */
export async function openTestDatabase(dataFolder: string): Promise<TestDatabase> {
  const settings = await storeOf(dataFolder);
  const db = openDatabase(settings);
  return { db, migrateTo: (migrations, onNotes) => migrateDatabase(db, settings, migrations, onNotes) };
}

/** Opens a log of puts in a new database, until the end of the test. */
export async function openTestPuts(): Promise<PutLog> {
  const { db, migrateTo } = await openTestDatabase(await mkdtemp(join(tmpdir(), "callboard-puts-")));
  onTestFinished(() => db.destroy());
  await migrateTo(migrations);
  return putLog(db);
}

/** Opens the store under test on a folder. */
export const openTestStore = async (dataFolder: string): Promise<Store> => openStore(await migratedStoreOf(dataFolder));

/** Returns all rows of all tables as text. */
export async function storedRows(dataFolder: string): Promise<string> {
  const { db, close } = await openTestStore(dataFolder);
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)));
  await close();
  return JSON.stringify(rows.map((found) => found.rows));
}

/** Locks the tables of APIs against writes, as another process would, until the returned function is called. */
export async function lockWrites(dataFolder: string): Promise<() => Promise<void>> {
  const { databaseUrl } = await storeOf(dataFolder);
  if (databaseUrl === undefined) {
    const database = new Database(databaseFile(dataFolder));
    database.exec("begin immediate");
    return async () => {
      database.exec("commit");
      database.close();
    };
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query("begin");
  await client.query("lock table api, api_definition in share mode");
  return async () => {
    await client.query("commit");
    await client.end();
  };
}

/** Runs one statement on a separate connection. */
async function run(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
