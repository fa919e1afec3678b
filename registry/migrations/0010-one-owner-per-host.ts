import type { Kysely } from "kysely";
import type { Migration } from "./migration.ts";

/** The tables that this step reads and writes. */
type Tables = {
  readonly host: { readonly name: string; readonly organization_id: string };
  readonly docs_site: { readonly id: string; readonly organization_id: string };
  readonly docs_address: {
    readonly host: string;
    readonly host_name: string;
    readonly path: string;
    readonly site_id: string;
    readonly position: number;
    readonly is_custom: number;
  };
  readonly docs_registration: {
    readonly organization_id: string;
    readonly addresses: string;
    readonly finished_at: string | null;
  };
};

type Db = Kysely<Tables>;
type Host = Tables["host"];

const withoutPort = (host: string): string => host.replace(/:\d+$/, "");

/**
 * A host belongs to one organization at all its ports. Earlier versions let another organization have a host with a
 * port, and showed its site there instead. The owner of the host without a port keeps all of it; if nobody has that,
 * the organization with the earliest known publication. The others lose their addresses there, as the notes report.
 */
export const oneOwnerPerHost: Migration = {
  name: "0010-one-owner-per-host",
  up: async (database) => {
    const db: Db = database.withTables<Tables>();
    const notes: string[] = [];
    const owners = await ownersOf(db, notes);
    const addresses = await ownAddresses(db, owners, notes);
    // It refers to hosts with their ports.
    await db.schema.dropTable("docs_address").execute();
    await db.deleteFrom("host").execute();
    for (const [name, { organization_id }] of owners) {
      await db.insertInto("host").values({ name, organization_id }).execute();
    }
    await createAddresses(db);
    for (const address of addresses) await db.insertInto("docs_address").values(address).execute();
    return notes;
  },
};

/** Creates the table of addresses, where `host_name` is the host without its port. */
async function createAddresses({ schema }: Db): Promise<void> {
  await schema
    .createTable("docs_address")
    .addColumn("host", "text", (column) => column.notNull())
    .addColumn("host_name", "text", (column) => column.notNull().references("host.name"))
    .addColumn("path", "text", (column) => column.notNull())
    .addColumn("site_id", "text", (column) => column.notNull().references("docs_site.id"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("is_custom", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("docs_address_key", ["host", "path"])
    .execute();
  await schema.createIndex("docs_address_by_site").on("docs_address").column("site_id").execute();
  await schema.createIndex("docs_address_by_host_name").on("docs_address").column("host_name").execute();
}

/** Decides who owns each host without its port. */
async function ownersOf(db: Db, notes: string[]): Promise<ReadonlyMap<string, Host>> {
  const hosts = await db.selectFrom("host").selectAll().execute();
  const firstAt = await firstPublications(db);
  const rank = ({ name, organization_id }: Host): string =>
    name === withoutPort(name) ? "" : (firstAt.get(`${organization_id} ${name}`) ?? "~");
  const ranked = hosts.toSorted((a, b) => compareTexts(rank(a), rank(b)) || compareTexts(a.name, b.name));
  const owners = new Map<string, Host>();
  for (const host of ranked) {
    const name = withoutPort(host.name);
    const owner = owners.get(name);
    if (owner === undefined) owners.set(name, host);
    else if (owner.organization_id !== host.organization_id) {
      notes.push(
        `${name} belonged to two organizations: ${owner.organization_id} keeps it, and ${host.organization_id} has lost ${host.name}`,
      );
    }
  }
  return owners;
}

const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** When each organization first published at each host, as far as it is stored, by both. */
async function firstPublications(db: Db): Promise<ReadonlyMap<string, string>> {
  const first = new Map<string, string>();
  const rows = await db.selectFrom("docs_registration").selectAll().where("finished_at", "is not", null).execute();
  for (const { organization_id, addresses, finished_at } of rows) {
    // The column has the addresses that a registration started with: a list of hosts and paths.
    for (const { host } of JSON.parse(addresses) as readonly { readonly host: string }[]) {
      const key = `${organization_id} ${host}`;
      const known = first.get(key);
      if (finished_at !== null && (known === undefined || finished_at < known)) first.set(key, finished_at);
    }
  }
  return first;
}

/** Lists the addresses at hosts of their sites' owners. The first address that a site has left is its main one. */
async function ownAddresses(
  db: Db,
  owners: ReadonlyMap<string, Host>,
  notes: string[],
): Promise<readonly Tables["docs_address"][]> {
  const rows = await db
    .selectFrom("docs_address")
    .innerJoin("docs_site", "docs_site.id", "docs_address.site_id")
    .select(["host", "path", "site_id", "position", "is_custom", "organization_id"])
    .orderBy("site_id")
    .orderBy("position")
    .execute();
  const left = new Map<string, number>();
  return rows.flatMap(({ organization_id, ...address }) => {
    const host_name = withoutPort(address.host);
    if (owners.get(host_name)?.organization_id !== organization_id) {
      notes.push(`${address.host}${address.path} no longer shows a site of ${organization_id}`);
      return [];
    }
    const position = left.get(address.site_id) ?? 0;
    left.set(address.site_id, position + 1);
    return [{ ...address, host_name, position }];
  });
}
