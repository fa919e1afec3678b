import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "../sql/schema.ts";

/** Characters of a row that needs new pages of SQLite: a page has 4096 bytes. */
const largeText = 10_000;

/**
 * Writes a row and removes it again, in one transaction: a database that is full, locked or read-only can often be read.
 *
 * @param isEmbedded true for SQLite, where the row needs new pages. PostgreSQL limits the length of keys
 */
export async function probeDatabase(db: Kysely<Schema>, isEmbedded: boolean): Promise<void> {
  const id = `probe ${randomUUID()}`.padEnd(isEmbedded ? largeText : 0, ".");
  await db.transaction().execute(async (transaction) => {
    // Expired counts are unused.
    await transaction.insertInto("rate_count").values({ id, used: 0, ends_at: 0 }).execute();
    await transaction.deleteFrom("rate_count").where("id", "=", id).execute();
  });
}
