import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { openLibsql } from "./libsql.ts";

it("syncs the embedded database to disk at each commit", async () => {
  const db = openLibsql(join(await mkdtemp(join(tmpdir(), "callboard-sql-")), "registry.db"));
  const setting = async (name: string) => Object.values((await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {});
  expect(await setting("journal_mode")).toEqual(["wal"]);
  expect(await setting("synchronous")).toEqual([2]);
  await db.destroy();
});
