import type { Kysely } from "kysely";
import { readAuthority } from "#engine/host";
import type { Migration } from "./migration.ts";

/** The tables that this step reads and writes, as step 1 has made them. */
type Before = {
  readonly host: { readonly name: string; readonly organization_id: string };
  readonly docs_site: { readonly id: string; readonly organization_id: string; readonly updated_at: string };
  readonly docs_address: { readonly host: string; readonly path: string; readonly site_id: string };
  readonly docs_registration: {
    readonly id: string;
    readonly organization_id: string;
    readonly addresses: string;
    readonly finished_at: string | null;
  };
};

type Db = Kysely<Before>;
type Host = Before["host"];

/** Returns the canonical form of a host with its port. A text that is not a host stays unchanged. */
function canonical(name: string): string {
  const read = readAuthority(name);
  if (read === undefined) return name;
  // A site is at https or http; their default ports are not written.
  return ["", "80", "443"].includes(read.port) ? read.host : `${read.host}:${read.port}`;
}

const canonicalPath = (path: string): string => path.replace(/\/{2,}/g, "/").replace(/\/$/, "");

/**
 * Converts hosts to their canonical form. Docs sites could once be registered with a trailing dot or a default port
 * beside the same host without, by another organization. If several organizations have one host, the one with the
 * canonical form keeps it, else the first publisher. The others lose their addresses there, as the notes report. Two
 * slashes in a path become one; of two sites at one address the newer one stays.
 */
export const canonicalHosts: Migration = {
  name: "0002-canonical-hosts",
  up: async (database) => {
    const db: Db = database.withTables<Before>();
    const hosts = await db.selectFrom("host").selectAll().execute();
    const notes: string[] = [];
    const holders = await holdersOf(db, hosts, notes);
    const addresses = await canonicalAddresses(db, holders, notes);
    await db.deleteFrom("docs_address").execute();
    await db.deleteFrom("host").execute();
    for (const [name, { organization_id }] of holders) {
      await db.insertInto("host").values({ name, organization_id }).execute();
    }
    for (const address of addresses) await db.insertInto("docs_address").values(address).execute();
    await rewriteRegistrations(db);
    return notes;
  },
};

/** Decides who owns each canonical host. */
async function holdersOf(db: Db, hosts: readonly Host[], notes: string[]): Promise<ReadonlyMap<string, Host>> {
  const firstAt = await firstPublications(db);
  const rank = (one: Host): string =>
    one.name === canonical(one.name) ? "" : (firstAt.get(`${one.organization_id} ${one.name}`) ?? "~");
  const holders = new Map<string, Host>();
  for (const one of [...hosts].sort((a, b) => compareTexts(rank(a), rank(b)))) {
    const name = canonical(one.name);
    const holder = holders.get(name);
    if (holder === undefined) holders.set(name, one);
    else if (holder.organization_id !== one.organization_id) {
      notes.push(
        `${name} belonged to two organizations: ${holder.organization_id} keeps it, and ${one.organization_id} has lost ${one.name}`,
      );
    }
  }
  return holders;
}

const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);

/** When each organization first published at each host, by both. */
async function firstPublications(db: Db): Promise<ReadonlyMap<string, string>> {
  const first = new Map<string, string>();
  const rows = await db.selectFrom("docs_registration").selectAll().where("finished_at", "is not", null).execute();
  for (const { organization_id, addresses, finished_at } of rows) {
    for (const { host } of addressesIn(addresses)) {
      const key = `${organization_id} ${host}`;
      const known = first.get(key);
      if (finished_at !== null && (known === undefined || finished_at < known)) first.set(key, finished_at);
    }
  }
  return first;
}

/** Lists all addresses in canonical form without duplicates, and notes those that are lost. */
async function canonicalAddresses(
  db: Db,
  holders: ReadonlyMap<string, Host>,
  notes: string[],
): Promise<Iterable<Before["docs_address"]>> {
  const rows = await db
    .selectFrom("docs_address")
    .innerJoin("docs_site", "docs_site.id", "docs_address.site_id")
    .select(["host", "path", "site_id", "organization_id", "updated_at"])
    .orderBy("updated_at", "desc")
    .execute();
  const newest = new Map<string, Before["docs_address"]>();
  for (const { site_id, organization_id, ...old } of rows) {
    const [host, path] = [canonical(old.host), canonicalPath(old.path)];
    const newer = newest.get(host + path);
    if (holders.get(host)?.organization_id !== organization_id) {
      notes.push(`${old.host}${old.path} no longer shows a site of ${organization_id}`);
    } else if (newer === undefined) newest.set(host + path, { host, path, site_id });
    else if (newer.site_id !== site_id) {
      notes.push(
        `${old.host}${old.path} no longer shows a separate site: a newer one of ${organization_id} is at ${host}${path}`,
      );
    }
  }
  return newest.values();
}

/** Open registrations finish with the addresses that they started with. */
async function rewriteRegistrations(db: Db): Promise<void> {
  const rows = await db.selectFrom("docs_registration").select(["id", "addresses"]).execute();
  for (const { id, addresses } of rows) {
    const written = addressesIn(addresses).map(({ host, path }) => ({
      host: canonical(host),
      path: canonicalPath(path),
    }));
    const text = JSON.stringify(written);
    if (text !== addresses)
      await db.updateTable("docs_registration").set({ addresses: text }).where("id", "=", id).execute();
  }
}

/** The column has the addresses that a registration started with: a list of hosts and paths. */
const addressesIn = (text: string) => JSON.parse(text) as readonly { readonly host: string; readonly path: string }[];
