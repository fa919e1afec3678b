import { type Kysely, sql } from "kysely";
import type { RateCountTable, Schema } from "./schema.ts";

/** Rows of one statement. */
const rowsAtOnce = 200;

/**
 * Adds counts to the counts of other processes
 *
 * @param at milliseconds since the epoch
 * @returns the totals by id, with the ends of their windows
 */
export async function addCounts(
  db: Kysely<Schema>,
  counts: readonly RateCountTable[],
  at: number,
): Promise<ReadonlyMap<string, RateCountTable>> {
  const totals = new Map<string, RateCountTable>();
  if (counts.length > 0) await db.deleteFrom("rate_count").where("ends_at", "<=", at).execute();
  for (let from = 0; from < counts.length; from += rowsAtOnce) {
    const rows = await db
      .insertInto("rate_count")
      .values(counts.slice(from, from + rowsAtOnce))
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet({
          used: sql`case when rate_count.ends_at <= ${at} then excluded.used else rate_count.used + excluded.used end`,
          ends_at: sql`case when rate_count.ends_at <= ${at} then excluded.ends_at else rate_count.ends_at end`,
        }),
      )
      .returningAll()
      .execute();
    for (const row of rows) totals.set(row.id, row);
  }
  return totals;
}
