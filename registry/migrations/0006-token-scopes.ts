import type { Migration } from "./migration.ts";

/** Scope, expiry and last use of tokens. Earlier tokens keep all permissions. */
export const tokenScopes: Migration = {
  name: "0006-token-scopes",
  up: async ({ schema }) => {
    // SQLite adds one column per statement.
    await schema
      .alterTable("token")
      .addColumn("access", "text", (column) => column.notNull().defaultTo("admin"))
      .execute();
    await schema.alterTable("token").addColumn("expires_at", "text").execute();
    await schema.alterTable("token").addColumn("last_used_at", "text").execute();
    await schema.createIndex("token_by_organization").on("token").column("organization_id").execute();
    return undefined;
  },
};
