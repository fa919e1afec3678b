import type { Migration } from "./migration.ts";

/** Counts of the calls of addresses and tokens, shared by processes. */
export const rateCounts: Migration = {
  name: "0007-rate-counts",
  up: async ({ schema }) => {
    await schema
      .createTable("rate_count")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("used", "bigint", (column) => column.notNull())
      .addColumn("ends_at", "bigint", (column) => column.notNull())
      .execute();
    await schema.createIndex("rate_count_by_end").on("rate_count").column("ends_at").execute();
    return undefined;
  },
};
