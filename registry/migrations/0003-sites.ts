import type { Kysely } from "kysely";
import type { Migration } from "./migration.ts";

/** The tables that this step reads and writes, as it leaves them. */
type After = {
  readonly docs_registration: { readonly id: string; readonly addresses: string };
  readonly docs_site: { readonly id: string; readonly registration_id: string };
  readonly docs_address: {
    readonly host: string;
    readonly path: string;
    readonly site_id: string;
    readonly position: number;
    readonly is_custom: number;
  };
};

/** Private sites, archived sites, previews that expire, and the order of a site's addresses. */
export const sites: Migration = {
  name: "0003-sites",
  up: async (database) => {
    const { schema } = database;
    // SQLite adds one column per statement.
    await schema
      .alterTable("docs_registration")
      .addColumn("is_private", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable("docs_registration").addColumn("preview_expires_at", "text").execute();
    await schema.alterTable("docs_registration").addColumn("object_hash", "text").execute();
    await schema
      .alterTable("docs_site")
      .addColumn("is_private", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.alterTable("docs_site").addColumn("archived_at", "text").execute();
    await schema.alterTable("docs_site").addColumn("preview_expires_at", "text").execute();
    await schema.alterTable("docs_site").addColumn("git_url", "text").execute();
    await schema
      .alterTable("docs_site")
      .addColumn("revision", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await schema
      .alterTable("docs_address")
      .addColumn("position", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable("docs_address")
      .addColumn("is_custom", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await schema.createIndex("docs_site_by_organization").on("docs_site").column("organization_id").execute();
    await schema.createIndex("docs_site_by_update").on("docs_site").column("updated_at").execute();
    await schema.createIndex("docs_site_by_registration").on("docs_site").column("registration_id").execute();
    await schema.createIndex("docs_site_by_preview_expiry").on("docs_site").column("preview_expires_at").execute();
    await schema.createIndex("file_by_object").on("file").columns(["organization_id", "object_hash"]).execute();
    await orderAddresses(database.withTables<After>());
    return undefined;
  },
};

/** Numbers the addresses of each site in the order of its registration, where the first one is the main address. */
async function orderAddresses(db: Kysely<After>): Promise<void> {
  const rows = await db
    .selectFrom("docs_site")
    .innerJoin("docs_registration", "docs_registration.id", "docs_site.registration_id")
    .select(["docs_site.id as site_id", "docs_registration.addresses"])
    .execute();
  for (const { site_id, addresses } of rows) {
    // The column has the addresses that a registration started with: a list of hosts and paths.
    const listed = JSON.parse(addresses) as readonly { readonly host: string; readonly path: string }[];
    for (const [position, { host, path }] of listed.entries()) {
      await db
        .updateTable("docs_address")
        .set({ position, is_custom: position === 0 ? 0 : 1 })
        .where("site_id", "=", site_id)
        .where("host", "=", host)
        .where("path", "=", path)
        .execute();
    }
  }
}
