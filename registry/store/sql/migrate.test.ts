import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { migrations } from "../../migrations/all.ts";
import type { Migration } from "../../migrations/migration.ts";
import { openTestDatabase, storeOf, type TestDatabase } from "../store.testing.ts";
import { openMigrated } from "./database.ts";
import { NewerDatabaseError } from "./migrate.ts";
import type { Schema } from "./schema.ts";

const now = (): Date => new Date("2026-11-21T08:30:00Z");
const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "callboard-sql-"));

async function open(folder: string): Promise<TestDatabase> {
  const opened = await openTestDatabase(folder);
  onTestFinished(() => opened.db.destroy());
  return opened;
}

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

const countOf = async (db: Kysely<Schema>, table: string): Promise<number> => {
  const { rows } = await sql<{ readonly n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
  return rows[0]?.n ?? 0;
};

describe("migrating a database", () => {
  it("runs each migration once, in order, even after reopening", async () => {
    const folder = await newFolder();
    const first = await open(folder);
    await first.migrateTo(migrations);
    await first.migrateTo([...migrations, addNote]);
    const again = await open(folder);
    await again.migrateTo([...migrations, addNote]);
    for (const table of ["token", "api_definition", "note"]) expect(await countOf(again.db, table)).toBe(0);
    expect(await countOf(again.db, "migration")).toBe(migrations.length + 1);
  });

  it("rolls back a failed migration and can retry it", async () => {
    const { db, migrateTo } = await open(await newFolder());
    await expect(migrateTo([addNote, addThenFail])).rejects.toThrow("the second half failed");
    expect(await countOf(db, "note")).toBe(0);
    await expect(countOf(db, "half")).rejects.toThrow("half");
    await migrateTo([addNote, { ...addNote, name: "9002-fail", up: async () => {} }]);
    expect(await countOf(db, "migration")).toBe(2);
  });

  it("refuses a database written by a newer version", async () => {
    const { migrateTo } = await open(await newFolder());
    await migrateTo([addNote]);
    await expect(migrateTo([])).rejects.toThrow(NewerDatabaseError);
  });

  it("runs each migration once if several processes start at the same time", async () => {
    const settings = await storeOf(await newFolder());
    const opened = await Promise.all(Array.from({ length: 4 }, () => openMigrated(settings)));
    for (const db of opened) onTestFinished(() => db.destroy());
    for (const db of opened) expect(await countOf(db, "migration")).toBe(migrations.length);
  });
});

describe("a database", () => {
  it("enforces foreign keys", async () => {
    const { db, migrateTo } = await open(await newFolder());
    await migrateTo(migrations);
    const orphan = { organization_id: "nobody", name: "api", definition_id: "none", updated_at: now().toISOString() };
    await expect(db.insertInto("api").values(orphan).execute()).rejects.toThrow(/foreign key/i);
  });

  it("orders texts by their bytes, returns counts as numbers, and finds nothing in an empty list", async () => {
    const { db, migrateTo } = await open(await newFolder());
    await migrateTo(migrations);
    const ids = ["b", "B", "a", "-", "ä", "_", "1"];
    for (const id of ids) {
      await db.insertInto("organization").values({ id, created_at: now().toISOString() }).execute();
    }
    const sorted = await db.selectFrom("organization").select("id").orderBy("id").execute();
    expect(sorted.map(({ id }) => id)).toEqual(["-", "1", "B", "_", "a", "b", "ä"]);
    expect(await countOf(db, "organization")).toBe(ids.length);
    expect(await db.selectFrom("organization").selectAll().where("id", "in", []).execute()).toEqual([]);
  });

  it.each([0, 1, 2])("keeps every increment of concurrent transactions, run %i", async () => {
    const { db, migrateTo } = await open(await newFolder());
    await migrateTo(migrations);
    await db.insertInto("organization").values({ id: "acme", created_at: "0" }).execute();
    const increment = () =>
      db.transaction().execute(async (transaction) => {
        const row = await transaction.selectFrom("organization").selectAll().executeTakeFirstOrThrow();
        const created_at = `${Number(row.created_at) + 1}`;
        await transaction.updateTable("organization").set({ created_at }).execute();
      });
    await Promise.all(Array.from({ length: 8 }, increment));
    expect((await db.selectFrom("organization").selectAll().executeTakeFirstOrThrow()).created_at).toBe("8");
  });
});
