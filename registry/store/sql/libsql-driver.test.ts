import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { libsqlDriver, type OpenedDatabase } from "./libsql-driver.ts";

interface Plants {
  readonly plant: { readonly name: string };
}

let folder = "";
let db: Kysely<Plants>;
/** Statements that the next connections reject: the SQL text, and how often it fails. */
const refused = new Map<string, number>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "callboard-sql-"));
  db = openPlants(5000);
  await db.schema.createTable("plant").addColumn("name", "text").execute();
});
afterEach(async () => {
  refused.clear();
  await db.destroy();
  await rm(folder, { recursive: true });
});

/** Another connection to the same file, as another process has one. */
const connect = () => new Database(join(folder, "plants.db"));

function openPlants(lockWaitMs: number): Kysely<Plants> {
  const open = (): OpenedDatabase => {
    const database = connect();
    database.pragma("journal_mode = WAL");
    const exec = database.exec.bind(database);
    database.exec = (sql: string) => {
      const remaining = refused.get(sql) ?? 0;
      refused.set(sql, remaining - 1);
      if (remaining > 0) throw new Error(`refused: ${sql}`);
      return exec(sql);
    };
    return database;
  };
  return new Kysely({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => libsqlDriver(open, lockWaitMs),
      createIntrospector: (one) => new SqliteIntrospector(one),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

const add = (name: string) => db.insertInto("plant").values({ name }).execute();
const addInTransaction = (name: string) =>
  db.transaction().execute((transaction) => transaction.insertInto("plant").values({ name }).execute());
const names = async (): Promise<readonly string[]> =>
  (await db.selectFrom("plant").select("name").orderBy("name").execute()).map(({ name }) => name);
/** The rows that another process reads from the file. */
function storedNames(): readonly string[] {
  const other = connect();
  const rows = other.prepare("select name from plant order by name").all() as Plants["plant"][]; // the columns that the
  // statement selects
  other.close();
  return rows.map(({ name }) => name);
}

describe.each([
  ["a statement", add],
  ["a transaction", addInTransaction],
])("%s that meets a lock of another process", (_, write) => {
  it("waits without blocking this process", async () => {
    const other = connect();
    other.exec("begin immediate");
    let isWritten = false;
    const writing = write("fern").then(() => {
      isWritten = true;
    });
    for (let turns = 0; turns < 100; turns += 1) {
      await turn();
      expect(await names()).toEqual([]);
    }
    expect(isWritten).toBe(false);
    other.exec("commit");
    await writing;
    expect(await names()).toEqual(["fern"]);
    other.close();
  });

  it("times out, and the next one succeeds", async () => {
    await db.destroy();
    db = openPlants(20);
    const other = connect();
    other.exec("begin immediate");
    await expect(write("fern")).rejects.toMatchObject({ code: "SQLITE_BUSY" });
    other.exec("rollback");
    await write("moss");
    expect(storedNames()).toEqual(["moss"]);
    other.close();
  });
});

it("runs transactions one at a time in order, without blocking other statements", async () => {
  await add("fern");
  let go: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  const steps: string[] = [];
  const longTransaction = db.transaction().execute(async (transaction) => {
    await transaction.insertInto("plant").values({ name: "moss" }).execute();
    await gate;
    steps.push("slow");
  });
  const shortTransaction = db.transaction().execute(async (transaction) => {
    steps.push("quick");
    await transaction.insertInto("plant").values({ name: "oak" }).execute();
  });
  await turn();
  expect(await names()).toEqual(["fern"]);
  expect(steps).toEqual([]);
  go?.();
  await Promise.all([longTransaction, shortTransaction]);
  expect(steps).toEqual(["slow", "quick"]);
  expect(await names()).toEqual(["fern", "moss", "oak"]);
});

describe.each([
  ["a transaction", addInTransaction],
  ["a statement", add],
])("%s", (_, write) => {
  it.each([
    ["fails to begin", { "begin immediate": 1 }],
    ["fails to commit", { commit: 1 }],
    ["fails to commit, and once to roll back", { commit: 1, rollback: 1 }],
    ["fails to commit and to roll back", { commit: 1, rollback: 2 }],
  ])("that %s leaves no trace, and later writes are stored", async (__, failures) => {
    for (const [sql, times] of Object.entries(failures)) refused.set(sql, times);
    await expect(write("fern")).rejects.toThrow("refused");
    await addInTransaction("moss");
    await add("oak");
    expect(await names()).toEqual(["moss", "oak"]);
    expect(storedNames()).toEqual(["moss", "oak"]);
  });
});

it("rolls back a transaction if its callback throws", async () => {
  const failing = db.transaction().execute(async (transaction) => {
    await transaction.insertInto("plant").values({ name: "fern" }).execute();
    throw new Error("not this one");
  });
  await expect(failing).rejects.toThrow("not this one");
  expect(await names()).toEqual([]);
  await add("moss");
  expect(storedNames()).toEqual(["moss"]);
});
