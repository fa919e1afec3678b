import type { Migration } from "./migration.ts";

/** The size of each object, and when it was last put. */
export const storedObjects: Migration = {
  name: "0004-stored-objects",
  up: async ({ schema }) => {
    await schema
      .createTable("stored_object")
      .addColumn("hash", "text", (column) => column.primaryKey().notNull())
      .addColumn("size", "bigint", (column) => column.notNull())
      .addColumn("put_at", "text", (column) => column.notNull())
      .execute();
    return undefined;
  },
};
