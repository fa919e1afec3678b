import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Migration } from "./migration.ts";

/** The tables that this step reads and writes, as it leaves them. */
type After = {
  readonly api: { readonly organization_id: string; readonly name: string };
  readonly docs_address: { readonly host: string };
  readonly site_name: {
    readonly name: string;
    readonly host: string | null;
    readonly organization_id: string | null;
    readonly api_name: string | null;
  };
};

/**
 * Titles of sites, the APIs that they show, and short names of hosts and APIs. Titles and APIs are in documents, which
 * no step reads: they are noted after the start, and when a site is published.
 */
export const siteNames: Migration = {
  name: "0009-site-names",
  up: async (database) => {
    const { schema } = database;
    await schema.alterTable("docs_site").addColumn("title", "text").execute();
    await schema
      .createTable("docs_site_api")
      .addColumn("site_id", "text", (column) => column.notNull().references("docs_site.id"))
      .addColumn("organization_id", "text", (column) => column.notNull())
      .addColumn("api_name", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("docs_site_api_key", ["site_id", "organization_id", "api_name"])
      .execute();
    await schema
      .createIndex("docs_site_api_by_api")
      .on("docs_site_api")
      .columns(["organization_id", "api_name"])
      .execute();
    await schema
      .createTable("site_name")
      .addColumn("name", "text", (column) => column.primaryKey().notNull())
      .addColumn("host", "text", (column) => column.unique())
      .addColumn("organization_id", "text")
      .addColumn("api_name", "text")
      .addUniqueConstraint("site_name_of_api", ["organization_id", "api_name"])
      .execute();
    await schema.createIndex("api_by_update").on("api").column("updated_at").execute();
    await nameAll(database.withTables<After>());
    return undefined;
  },
};

/** Names all APIs and the hosts of all sites. A name that is taken gets a hash. */
async function nameAll(db: Kysely<After>): Promise<void> {
  const hosts = await db.selectFrom("docs_address").select("host").distinct().orderBy("host").execute();
  const apis = await db.selectFrom("api").select(["organization_id", "name"]).orderBy("name").execute();
  const owned = hosts.flatMap(({ host }) => (ownLabel.exec(host)?.[1] ? [] : [{ host, label: labelOf(host, 50) }]));
  const taken = new Set(hosts.flatMap(({ host }) => ownLabel.exec(host)?.[1] ?? []));
  const insert = async (label: string, key: string, row: Partial<After["site_name"]>): Promise<void> => {
    const name = taken.has(label) ? `${label}-${hashOf(key)}` : label;
    taken.add(name);
    const empty = { host: null, organization_id: null, api_name: null };
    await db
      .insertInto("site_name")
      .values({ name, ...empty, ...row })
      .execute();
  };
  for (const { host, label } of owned) await insert(label, host, { host });
  for (const { organization_id, name } of apis) {
    const label = `${labelOf(organization_id, 28)}-${labelOf(name, 24)}`;
    await insert(label, `${organization_id} ${name}`, { organization_id, api_name: name });
  }
}

/** The name of a host right below `localhost`, which needs no other one. */
const ownLabel = /^([^.:]+)\.localhost(?::\d+)?$/;

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 8);

/** Makes a part of a host name from a text, as versions at the time of this step do. */
const labelOf = (text: string, most: number): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, most)
    .replace(/-$/, "") || "site";
