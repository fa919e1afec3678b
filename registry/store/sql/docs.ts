import type { Kysely, Transaction } from "kysely";
import { type Address, covers } from "../../address.ts";
import { newId, newSecret } from "../../secret.ts";
import { type ExpectedFile, expectFiles, type FileTicket } from "./files.ts";
import type { DocsAddressTable, Schema } from "./schema.ts";

/** Timeout of a registration from start to finish. */
export const registrationSeconds = 24 * 60 * 60;

/** A site to be published: its main address first. */
export interface NewRegistration {
  readonly orgId: string;
  readonly addresses: readonly Address[];
  readonly files: readonly Pick<ExpectedFile, "path" | "image">[];
}

/** A registration under way. */
export interface Registration {
  readonly id: string;
  readonly orgId: string;
  readonly addresses: readonly Address[];
}

/** A published site, and the longest of its addresses that contains the reader's address. */
export interface Site {
  readonly id: string;
  readonly orgId: string;
  readonly registrationId: string;
  readonly objectHash: string;
  readonly address: Address;
}

/** An uploaded file of a site. `image` is the announcement of an image, as JSON. */
export interface SiteFile {
  readonly fileId: string;
  readonly image: string | null;
}

/** Returns the first host of a list that belongs to another organisation. */
export async function foreignHost(
  db: Kysely<Schema>,
  orgId: string,
  addresses: readonly Address[],
): Promise<string | undefined> {
  const hosts = addresses.map(({ host }) => host);
  const taken = await db
    .selectFrom("host")
    .select("name")
    .where("name", "in", hosts)
    .where("organization_id", "!=", orgId)
    .execute();
  return hosts.find((host) => taken.some(({ name }) => name === host));
}

/** Begins a registration and sets aside its files, in the order given. Nothing that readers see changes. */
export async function beginRegistration(
  db: Kysely<Schema>,
  { orgId, addresses, files }: NewRegistration,
  now: Date,
): Promise<{ readonly id: string; readonly tickets: readonly FileTicket[] }> {
  const id = `reg_${newSecret()}`;
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("docs_registration")
      .values({
        id,
        organization_id: orgId,
        addresses: JSON.stringify(addresses),
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + registrationSeconds * 1000).toISOString(),
        finished_at: null,
      })
      .execute();
    const expected = files.map((file) => ({ ...file, orgId, registrationId: id }));
    return { id, tickets: await expectFiles(transaction, expected, now) };
  });
}

/** Finds a registration that is under way: neither finished nor expired. */
export async function findRegistration(db: Kysely<Schema>, id: string, now: Date): Promise<Registration | undefined> {
  const row = await db
    .selectFrom("docs_registration")
    .select(["id", "organization_id", "addresses"])
    .where("id", "=", id)
    .where("finished_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  if (row === undefined) return undefined;
  // The column holds what `beginRegistration` wrote.
  return { id: row.id, orgId: row.organization_id, addresses: JSON.parse(row.addresses) as readonly Address[] };
}

/** The result of finishing a registration. */
export type Finished =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "gone" }
  | { readonly ok: false; readonly reason: "host-taken"; readonly host: string };

/**
 * Replaces a site by one with a stored document, at all its addresses, in one transaction. The site is the one at its
 * main address, or a new one.
 */
export async function finishRegistration(
  db: Kysely<Schema>,
  { id, orgId, addresses }: Registration,
  { objectHash, now }: { readonly objectHash: string; readonly now: Date },
): Promise<Finished> {
  const moment = now.toISOString();
  return db.transaction().execute(async (transaction): Promise<Finished> => {
    const host = await foreignHost(transaction, orgId, addresses);
    if (host !== undefined) return { ok: false, reason: "host-taken", host };
    const { numUpdatedRows } = await transaction
      .updateTable("docs_registration")
      .set({ finished_at: moment })
      .where("id", "=", id)
      .where("finished_at", "is", null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return { ok: false, reason: "gone" };
    const siteId = (await siteAt(transaction, addresses[0])) ?? newId("docs");
    const content = { registration_id: id, object_hash: objectHash, updated_at: moment };
    await transaction
      .insertInto("docs_site")
      .values({ id: siteId, organization_id: orgId, ...content })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(content))
      .execute();
    await moveAddresses(transaction, siteId, orgId, addresses);
    return { ok: true };
  });
}

async function siteAt(db: Transaction<Schema>, address: Address | undefined): Promise<string | undefined> {
  if (address === undefined) return undefined;
  const row = await db
    .selectFrom("docs_address")
    .select("site_id")
    .where("host", "=", address.host)
    .where("path", "=", address.path)
    .executeTakeFirst();
  return row?.site_id;
}

/** Makes exactly these addresses show a site. Sites without an address are deleted. */
async function moveAddresses(
  db: Transaction<Schema>,
  siteId: string,
  orgId: string,
  addresses: readonly Address[],
): Promise<void> {
  await db.deleteFrom("docs_address").where("site_id", "=", siteId).execute();
  for (const { host, path } of addresses) {
    await db
      .insertInto("host")
      .values({ name: host, organization_id: orgId })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    await db
      .insertInto("docs_address")
      .values({ host, path, site_id: siteId })
      .onConflict((conflict) => conflict.columns(["host", "path"]).doUpdateSet({ site_id: siteId }))
      .execute();
  }
  await db
    .deleteFrom("docs_site")
    .where(({ eb, selectFrom }) => eb("id", "not in", selectFrom("docs_address").select("site_id")))
    .execute();
}

/** Finds the site of an address; of several, the one with the longest address. */
export async function findSite(db: Kysely<Schema>, at: Address): Promise<Site | undefined> {
  const addresses: readonly DocsAddressTable[] = await db
    .selectFrom("docs_address")
    .selectAll()
    .where("host", "=", at.host)
    .execute();
  const [best] = addresses.filter((address) => covers(address, at)).toSorted((a, b) => b.path.length - a.path.length);
  if (best === undefined) return undefined;
  const row = await db.selectFrom("docs_site").selectAll().where("id", "=", best.site_id).executeTakeFirstOrThrow();
  return {
    id: row.id,
    orgId: row.organization_id,
    registrationId: row.registration_id,
    objectHash: row.object_hash,
    address: { host: best.host, path: best.path },
  };
}

/** The files of a registration whose bytes are there. */
export async function filesOf(db: Kysely<Schema>, registrationId: string): Promise<readonly SiteFile[]> {
  const rows = await db
    .selectFrom("file")
    .select(["id", "image"])
    .where("registration_id", "=", registrationId)
    .where("object_hash", "is not", null)
    .execute();
  return rows.map(({ id, image }) => ({ fileId: id, image }));
}
