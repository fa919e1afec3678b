import type { Migration } from "./migration.ts";

/** Publications that keep who may read their site. Earlier ones said it, or were for everybody. */
export const keptVisibility: Migration = {
  name: "0011-kept-visibility",
  up: async ({ schema }) => {
    await schema
      .alterTable("docs_registration")
      .addColumn("keeps_visibility", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    return undefined;
  },
};
