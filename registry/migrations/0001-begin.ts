import type { Migration } from "./migration.ts";

/** Organizations, tokens, API definitions, docs sites and files. */
export const begin: Migration = {
  name: "0001-begin",
  // biome-ignore lint/complexity/noExcessiveLinesPerFunction: a flat list of tables, each after those that it references
  up: async ({ schema }) => {
    await schema
      .createTable("organization")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await schema
      .createTable("token")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("organization_id", "text", (column) => column.notNull().references("organization.id"))
      .addColumn("scope", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull().unique())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("revoked_at", "text")
      .execute();
    await schema
      .createTable("api_definition")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("organization_id", "text", (column) => column.notNull().references("organization.id"))
      .addColumn("api_name", "text", (column) => column.notNull())
      .addColumn("object_hash", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await schema
      .createTable("api")
      .addColumn("organization_id", "text", (column) => column.notNull().references("organization.id"))
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("definition_id", "text", (column) => column.notNull().references("api_definition.id"))
      .addColumn("updated_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("api_key", ["organization_id", "name"])
      .execute();
    await schema
      .createTable("docs_registration")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("organization_id", "text", (column) => column.notNull().references("organization.id"))
      .addColumn("addresses", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("finished_at", "text")
      .execute();
    await schema
      .createTable("file")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("organization_id", "text", (column) => column.notNull().references("organization.id"))
      .addColumn("registration_id", "text", (column) => column.references("docs_registration.id"))
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("image", "text")
      .addColumn("upload_hash", "text", (column) => column.notNull().unique())
      .addColumn("upload_expires_at", "text", (column) => column.notNull())
      .addColumn("uploaded_at", "text")
      .addColumn("object_hash", "text")
      .addColumn("content_type", "text")
      .execute();
    await schema.createIndex("file_by_registration").on("file").column("registration_id").execute();
    await schema
      .createTable("host")
      .addColumn("name", "text", (column) => column.primaryKey().notNull())
      .addColumn("organization_id", "text", (column) => column.notNull().references("organization.id"))
      .execute();
    await schema
      .createTable("docs_site")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("organization_id", "text", (column) => column.notNull().references("organization.id"))
      .addColumn("registration_id", "text", (column) => column.notNull().references("docs_registration.id"))
      .addColumn("object_hash", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await schema
      .createTable("docs_address")
      .addColumn("host", "text", (column) => column.notNull().references("host.name"))
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("site_id", "text", (column) => column.notNull().references("docs_site.id"))
      .addPrimaryKeyConstraint("docs_address_key", ["host", "path"])
      .execute();
    await schema.createIndex("docs_address_by_site").on("docs_address").column("site_id").execute();
  },
};
