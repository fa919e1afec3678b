import type { Migration } from "./migration.ts";

/** Generators, releases of them and of the command line tool, and tracked repositories with their pull requests. */
export const releases: Migration = {
  name: "0005-releases",
  up: async ({ schema }) => {
    await schema
      .createTable("generator")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("docker_image", "text", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .execute();
    await schema.createIndex("generator_by_image").on("generator").column("docker_image").execute();
    await schema
      .createTable("release")
      .addColumn("product", "text", (column) => column.notNull())
      .addColumn("version", "text", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("release_key", ["product", "version"])
      .execute();
    await schema
      .createTable("repository")
      .addColumn("owner", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("organization_id", "text", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("repository_key", ["owner", "name"])
      .execute();
    await schema.createIndex("repository_by_organization").on("repository").column("organization_id").execute();
    await schema
      .createTable("pull_request")
      .addColumn("owner", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("number", "integer", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("author", "text")
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("document", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("pull_request_key", ["owner", "name", "number"])
      .execute();
    await schema.createIndex("pull_request_by_creation").on("pull_request").column("created_at").execute();
  },
};
