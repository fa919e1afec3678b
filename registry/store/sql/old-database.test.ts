import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "libsql";
import { expect, it, onTestFinished } from "vitest";
import { migrations } from "../../migrations/all.ts";
import { openStore } from "../store.ts";
import { openLibsql } from "./libsql.ts";
import { migrate } from "./migrate.ts";

/** The statements of the code before Kysely's `Migrator`, as in its source files. */
const stepsTable =
  'create table if not exists "migration" ("name" text not null primary key, "applied_at" text not null)';
const firstStep = [
  'create table "organization" ("id" text not null primary key, "created_at" text not null)',
  'create table "token" ("id" text not null primary key, "organization_id" text not null references "organization" ("id"), "scope" text not null, "hash" text not null unique, "created_at" text not null, "revoked_at" text)',
  'create table "api_definition" ("id" text not null primary key, "organization_id" text not null references "organization" ("id"), "api_name" text not null, "object_hash" text not null, "created_at" text not null)',
  'create table "api" ("organization_id" text not null references "organization" ("id"), "name" text not null, "definition_id" text not null references "api_definition" ("id"), "updated_at" text not null, constraint "api_key" primary key ("organization_id", "name"))',
  'create table "docs_registration" ("id" text not null primary key, "organization_id" text not null references "organization" ("id"), "addresses" text not null, "created_at" text not null, "expires_at" text not null, "finished_at" text)',
  'create table "file" ("id" text not null primary key, "organization_id" text not null references "organization" ("id"), "registration_id" text references "docs_registration" ("id"), "path" text not null, "image" text, "upload_hash" text not null unique, "upload_expires_at" text not null, "uploaded_at" text, "object_hash" text, "content_type" text)',
  'create index "file_by_registration" on "file" ("registration_id")',
  'create table "host" ("name" text not null primary key, "organization_id" text not null references "organization" ("id"))',
  'create table "docs_site" ("id" text not null primary key, "organization_id" text not null references "organization" ("id"), "registration_id" text not null references "docs_registration" ("id"), "object_hash" text not null, "updated_at" text not null)',
  'create table "docs_address" ("host" text not null references "host" ("name"), "path" text not null, "site_id" text not null references "docs_site" ("id"), constraint "docs_address_key" primary key ("host", "path"))',
  'create index "docs_address_by_site" on "docs_address" ("site_id")',
  `insert into "migration" values ('0001-begin', '2026-01-01T00:00:00.000Z')`,
  `insert into "organization" values ('acme', '2026-01-01T00:00:00.000Z')`,
  `insert into "host" values ('docs.test.', 'acme')`,
];
/** The second step changed rows only: the host lost its dot. */
const secondStep = [
  `insert into "migration" values ('0002-canonical-hosts', '2026-01-02T00:00:00.000Z')`,
  `update "host" set "name" = 'docs.test'`,
];

/** The tables as SQLite describes them, the same for both versions of the code. */
const tablesOf = (file: string): unknown => {
  const database = new Database(file);
  const described = database
    .prepare(
      "select t.name, c.name as column, c.type, c.pk, c.\"notnull\" from sqlite_master t, pragma_table_info(t.name) c where t.name not like 'migration%' order by t.name, c.cid",
    )
    .all();
  database.close();
  return described;
};

async function databaseOf(...statements: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "callboard-old-"));
  const database = new Database(join(folder, "registry.db"));
  for (const statement of statements) database.exec(statement);
  database.close();
  return folder;
}

it.each([
  ["before the first step", [stepsTable], []],
  ["after the first step", [stepsTable, ...firstStep], ["docs.test"]],
  ["after the second step", [stepsTable, ...firstStep, ...secondStep], ["docs.test"]],
])("opens a database of the earlier code %s without data loss", async (_, statements, hosts) => {
  const folder = await databaseOf(...statements);
  for (const _round of ["forward", "again"]) {
    const store = await openStore({ dataFolder: folder });
    expect((await store.db.selectFrom("host").select("name").execute()).map(({ name }) => name)).toEqual(hosts);
    await store.close();
  }
  const fresh = await databaseOf();
  await (await openStore({ dataFolder: fresh })).close();
  expect(tablesOf(join(folder, "registry.db"))).toEqual(tablesOf(join(fresh, "registry.db")));
});

it("keeps the names and times of migrations readable by the earlier code", async () => {
  const folder = await databaseOf(stepsTable, ...firstStep, ...secondStep);
  await (await openStore({ dataFolder: folder })).close();
  const database = new Database(join(folder, "registry.db"));
  onTestFinished(() => {
    database.close();
  });
  database.exec(stepsTable);
  expect(database.prepare("select * from migration order by name").all()).toEqual([
    { name: "0001-begin", timestamp: "2026-01-01T00:00:00.000Z" },
    { name: "0002-canonical-hosts", timestamp: "2026-01-02T00:00:00.000Z" },
    ...migrations.slice(2).map(({ name }) => ({ name, timestamp: expect.stringMatching(/^\d{4}-/) })),
  ]);
});

it.each([
  ["a new database", []],
  ["a database of the earlier code", [stepsTable, ...firstStep]],
])("lets two processes migrate %s at the same time", async (_, statements) => {
  const file = join(await databaseOf(...statements), "registry.db");
  const opened = [openLibsql(file), openLibsql(file)];
  await Promise.all(opened.map((db) => migrate(db, migrations)));
  for (const db of opened) {
    expect(await db.selectFrom("docs_site").selectAll().execute()).toEqual([]);
    await db.destroy();
  }
});

it("opens a database with a last migration that is earlier than the previous one", async () => {
  const folder = await databaseOf(stepsTable, ...firstStep, ...secondStep);
  const database = new Database(join(folder, "registry.db"));
  database.exec(
    `update "migration" set "applied_at" = '2025-12-31T00:00:00.000Z' where "name" = '0002-canonical-hosts'`,
  );
  database.close();
  await expect(openStore({ dataFolder: folder }).then((store) => store.close())).resolves.toBeUndefined();
});
