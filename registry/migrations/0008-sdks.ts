import type { Migration } from "./migration.ts";

/** Versions of SDKs with their snippets and snippet templates. */
export const sdks: Migration = {
  name: "0008-sdks",
  up: async ({ schema }) => {
    await schema
      .createTable("sdk")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("organization_id", "text", (column) => column.notNull())
      .addColumn("api_name", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("package", "text", (column) => column.notNull())
      .addColumn("version", "text", (column) => column.notNull())
      .addColumn("definition_id", "text")
      .addColumn("document", "text", (column) => column.notNull())
      .addColumn("snippets", "integer", (column) => column.notNull())
      .addColumn("templates", "integer", (column) => column.notNull())
      .addColumn("size", "bigint", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addUniqueConstraint("sdk_version", ["organization_id", "api_name", "language", "package", "version"])
      .execute();
    await schema.createIndex("sdk_by_package").on("sdk").columns(["organization_id", "language", "package"]).execute();
    await schema
      .createTable("snippet")
      .addColumn("sdk_id", "text", (column) => column.notNull().references("sdk.id"))
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("method", "text", (column) => column.notNull())
      .addColumn("endpoint_id", "text", (column) => column.notNull())
      .addColumn("example", "text", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("snippet_key", ["sdk_id", "path", "method", "endpoint_id", "example"])
      .execute();
    await schema.createIndex("snippet_by_endpoint_id").on("snippet").columns(["sdk_id", "endpoint_id"]).execute();
    await schema
      .createTable("snippet_template")
      .addColumn("sdk_id", "text", (column) => column.notNull().references("sdk.id"))
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("method", "text", (column) => column.notNull())
      .addColumn("endpoint_id", "text", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("snippet_template_key", ["sdk_id", "path", "method", "endpoint_id"])
      .execute();
    await schema
      .createIndex("snippet_template_by_endpoint_id")
      .on("snippet_template")
      .columns(["sdk_id", "endpoint_id"])
      .execute();
    // Sites are found by their publisher when its code changes.
    await schema
      .createIndex("docs_registration_by_organization")
      .on("docs_registration")
      .column("organization_id")
      .execute();
    return undefined;
  },
};
