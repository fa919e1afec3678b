import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { migrations } from "../../migrations/all.ts";
import type { Migration } from "../../migrations/migration.ts";
import { openLibsql } from "./libsql.ts";
import { migrate, NewerDatabaseError } from "./migrate.ts";

const now = (): Date => new Date("2026-11-21T08:30:00Z");
const newFile = async (): Promise<string> => join(await mkdtemp(join(tmpdir(), "callboard-sql-")), "registry.db");

const addNote: Migration = {
  name: "9001-note",
  up: async ({ schema }) => {
    await schema.createTable("note").addColumn("text", "text").execute();
  },
};
const addThenFail: Migration = {
  name: "9002-fail",
  up: async ({ schema }) => {
    await schema.createTable("half").addColumn("text", "text").execute();
    throw new Error("the second half failed");
  },
};

const tables = async (db: ReturnType<typeof openLibsql>): Promise<readonly string[]> =>
  (await db.introspection.getTables()).map(({ name }) => name);

describe("migrating a database", () => {
  it("runs each migration once, in order, even after reopening", async () => {
    const file = await newFile();
    const db = openLibsql(file);
    await migrate(db, migrations);
    await migrate(db, [...migrations, addNote]);
    await db.destroy();
    const again = openLibsql(file);
    await migrate(again, [...migrations, addNote]);
    expect(await tables(again)).toEqual(expect.arrayContaining(["token", "api_definition", "note"]));
    await again.destroy();
  });

  it("rolls back a failed migration and can retry it", async () => {
    const db = openLibsql(await newFile());
    await expect(migrate(db, [addNote, addThenFail])).rejects.toThrow("the second half failed");
    expect(await tables(db)).toContain("note");
    expect(await tables(db)).not.toContain("half");
    await migrate(db, [addNote, { ...addNote, name: "9002-fail", up: async () => {} }]);
    await db.destroy();
  });

  it("refuses a database written by a newer version", async () => {
    const db = openLibsql(await newFile());
    await migrate(db, [addNote]);
    await expect(migrate(db, [])).rejects.toThrow(NewerDatabaseError);
    await db.destroy();
  });
});

describe("the embedded database", () => {
  it("enforces foreign keys and syncs to disk at each commit", async () => {
    const db = openLibsql(await newFile());
    await migrate(db, migrations);
    const orphan = { organization_id: "nobody", name: "api", definition_id: "none", updated_at: now().toISOString() };
    await expect(db.insertInto("api").values(orphan).execute()).rejects.toThrow("FOREIGN KEY");
    const setting = async (name: string) =>
      Object.values((await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {});
    expect(await setting("journal_mode")).toEqual(["wal"]);
    expect(await setting("synchronous")).toEqual([2]);
    await db.destroy();
  });
});
