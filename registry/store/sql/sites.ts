import type { ExpressionBuilder, Kysely, Transaction } from "kysely";
import { type Address, covers } from "../../address.ts";
import type { HostRules } from "../../host-rules.ts";
import { withoutPort } from "../../site-name.ts";
import { ownerOf } from "./hosts/host-owners.ts";
import type { DocsAddressTable, Schema } from "./schema.ts";
import { createOrganization } from "./tokens.ts";

/** A published site. */
export interface StoredSite {
  readonly id: string;
  readonly orgId: string;
  readonly registrationId: string;
  /** The organization that published it; another one than the owner after a transfer. */
  readonly publisherId: string;
  readonly objectHash: string;
  readonly isPrivate: boolean;
  readonly isArchived: boolean;
  readonly isPreview: boolean;
  readonly gitUrl: string | undefined;
  readonly revision: number;
  /** When it was published last. */
  readonly updatedAt: string;
}

/** A published site, and the longest of its addresses that contains the reader's address. */
export interface Site extends StoredSite {
  readonly address: Address;
}

/** An address in a listing. */
export interface ListedAddress extends Address {
  readonly orgId: string;
  readonly updatedAt: string;
}

/** All addresses of a site in their order. */
export interface SiteAddresses {
  readonly siteId: string;
  readonly addresses: readonly (Address & { readonly isCustom: boolean })[];
}

/**
 * Finds the site of an address, which is of the owner of its host; of several, the one with the longest address. A host
 * with a port is also one without it, unless a site is published at the port. An expired preview is not found.
 */
export async function findSite(
  db: Kysely<Schema>,
  at: Address,
  { rules, now }: { readonly rules: HostRules; readonly now: Date },
): Promise<Site | undefined> {
  const owner = await ownerOf(db, at.host, rules);
  if (owner === undefined) return undefined;
  const addresses: readonly DocsAddressTable[] = await db
    .selectFrom("docs_address")
    .innerJoin("docs_site", "docs_site.id", "docs_address.site_id")
    .selectAll("docs_address")
    .where("docs_site.organization_id", "=", owner)
    .where("docs_address.host", "in", [at.host, withoutPort(at.host)])
    .execute();
  const isExact = addresses.some(({ host }) => host === at.host);
  const host = isExact ? at.host : withoutPort(at.host);
  const [best] = addresses
    .filter((address) => covers(address, { ...at, host }))
    .toSorted((a, b) => b.path.length - a.path.length);
  const site = best && (await siteById(db, best.site_id, now));
  return site && { ...site, address: { host: best.host, path: best.path } };
}

/** Selects sites, and previews that have not expired. */
const isNotExpired =
  (now: Date) =>
  ({ eb, or }: ExpressionBuilder<Schema, "docs_site">) =>
    or([eb("docs_site.preview_expires_at", "is", null), eb("docs_site.preview_expires_at", ">", now.toISOString())]);

/** Finds a site by its id. An expired preview is not found. */
export async function siteById(db: Kysely<Schema>, id: string, now: Date): Promise<StoredSite | undefined> {
  const row = await db
    .selectFrom("docs_site")
    .innerJoin("docs_registration", "docs_registration.id", "docs_site.registration_id")
    .selectAll("docs_site")
    .select("docs_registration.organization_id as publisher_id")
    .where("docs_site.id", "=", id)
    .where(({ eb, or }) =>
      or([eb("docs_site.preview_expires_at", "is", null), eb("docs_site.preview_expires_at", ">", now.toISOString())]),
    )
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    orgId: row.organization_id,
    registrationId: row.registration_id,
    publisherId: row.publisher_id,
    objectHash: row.object_hash,
    isPrivate: row.is_private === 1,
    isArchived: row.archived_at !== null,
    isPreview: row.preview_expires_at !== null,
    gitUrl: row.git_url ?? undefined,
    revision: row.revision,
    updatedAt: row.updated_at,
  };
}

/** Selects addresses for a listing. */
export interface AddressFilter {
  /** Only addresses of this organization. */
  readonly orgId: string | undefined;
  readonly isCustom: boolean | undefined;
  /** True lists previews only, false leaves them out. */
  readonly isPreview: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Lists addresses of sites that can be loaded, last published first. */
export async function listAddresses(
  db: Kysely<Schema>,
  { orgId, isCustom, isPreview, limit, offset }: AddressFilter,
  now: Date,
): Promise<readonly ListedAddress[]> {
  let query = db
    .selectFrom("docs_address")
    .innerJoin("docs_site", "docs_site.id", "docs_address.site_id")
    .select(["docs_address.host", "docs_address.path", "docs_site.organization_id", "docs_site.updated_at"])
    .where("docs_site.archived_at", "is", null)
    .where(isNotExpired(now));
  if (isPreview !== undefined) query = query.where("docs_site.preview_expires_at", isPreview ? "is not" : "is", null);
  if (orgId !== undefined) query = query.where("docs_site.organization_id", "=", orgId);
  if (isCustom !== undefined) query = query.where("docs_address.is_custom", "=", Number(isCustom));
  const rows = await query
    .orderBy("docs_site.updated_at", "desc")
    // The rest makes the order of pages definite.
    .orderBy("docs_address.host")
    .orderBy("docs_address.path")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ host, path, organization_id, updated_at }) => ({
    ...{ host, path, orgId: organization_id },
    updatedAt: updated_at,
  }));
}

/** Lists the sites of an organization with their addresses, last published first, without previews. */
export async function sitesOf(db: Kysely<Schema>, orgId: string): Promise<readonly SiteAddresses[]> {
  const rows = await db
    .selectFrom("docs_address")
    .innerJoin("docs_site", "docs_site.id", "docs_address.site_id")
    .select(["docs_address.site_id", "docs_address.host", "docs_address.path", "docs_address.is_custom"])
    .where("docs_site.organization_id", "=", orgId)
    .where("docs_site.preview_expires_at", "is", null)
    .orderBy("docs_site.updated_at", "desc")
    .orderBy("docs_address.site_id")
    .orderBy("docs_address.position")
    .execute();
  const sites = new Map<string, (Address & { readonly isCustom: boolean })[]>();
  for (const { site_id, host, path, is_custom } of rows) {
    const addresses = sites.get(site_id) ?? [];
    addresses.push({ host, path, isCustom: is_custom === 1 });
    sites.set(site_id, addresses);
  }
  return [...sites].map(([siteId, addresses]) => ({ siteId, addresses }));
}

/** A site as its owner knows it, so that a change can't reach a site that was transferred in the meantime. */
export type OwnedSite = Pick<StoredSite, "id" | "orgId">;

/** Archives a site, or brings it back; false if the owner no longer has it. Repeating either changes nothing. */
export async function archiveSite(
  db: Kysely<Schema>,
  { id, orgId }: OwnedSite,
  archivedAt: Date | undefined,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("docs_site")
      .set(({ eb }) => ({ archived_at: archivedAt?.toISOString() ?? null, revision: eb("revision", "+", 1) }))
      .where("id", "=", id)
      .where("organization_id", "=", orgId)
      .where("archived_at", archivedAt === undefined ? "is not" : "is", null)
      .execute();
    return isOwned(transaction, { id, orgId });
  });
}

/** Stores the repository that a site is written in, if one is given; false if the owner no longer has the site. */
export async function setGitUrl(
  db: Kysely<Schema>,
  { id, orgId }: OwnedSite,
  gitUrl: string | undefined,
): Promise<boolean> {
  if (gitUrl === undefined) return isOwned(db, { id, orgId });
  const { numUpdatedRows } = await db
    .updateTable("docs_site")
    .set({ git_url: gitUrl })
    .where("id", "=", id)
    .where("organization_id", "=", orgId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function isOwned(db: Kysely<Schema>, { id, orgId }: OwnedSite): Promise<boolean> {
  const row = await db
    .selectFrom("docs_site")
    .select("id")
    .where("id", "=", id)
    .where("organization_id", "=", orgId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Raises the revision of one site or of all, so that every copy of it is stale. */
export async function touchSites(db: Kysely<Schema>, id?: string): Promise<void> {
  const update = db.updateTable("docs_site").set(({ eb }) => ({ revision: eb("revision", "+", 1) }));
  await (id === undefined ? update : update.where("id", "=", id)).execute();
}

/** Raises the revision of the sites that an organization has published. */
export async function touchSitesOf(db: Kysely<Schema>, publisherId: string): Promise<void> {
  await db
    .updateTable("docs_site")
    .set(({ eb }) => ({ revision: eb("revision", "+", 1) }))
    .where("registration_id", "in", ({ selectFrom }) =>
      selectFrom("docs_registration").select("id").where("organization_id", "=", publisherId),
    )
    .execute();
}

/** The outcome of a transfer: a reserved host can't be given away. */
export type Transfer =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "gone" }
  | { readonly ok: false; readonly reason: "reserved"; readonly host: string };

/**
 * Gives a site and its hosts to an organization, which is created if it is new. A host has one owner, so other sites
 * at these hosts move too, with their hosts.
 */
export async function transferSite(
  db: Kysely<Schema>,
  id: string,
  { orgId, now, rules }: { readonly orgId: string; readonly now: Date; readonly rules: HostRules },
): Promise<Transfer> {
  return db.transaction().execute(async (transaction): Promise<Transfer> => {
    const { sites, hosts } = await connectedTo(transaction, id);
    if (hosts.length === 0) return { ok: false, reason: "gone" };
    const reserved = hosts.find((host) => (rules.reservedFor(host) ?? orgId) !== orgId);
    if (reserved !== undefined) return { ok: false, reason: "reserved", host: reserved };
    await createOrganization(transaction, orgId, now.toISOString());
    for (const name of hosts) {
      await transaction.updateTable("host").set({ organization_id: orgId }).where("name", "=", name).execute();
    }
    for (const site of sites) {
      await transaction
        .updateTable("docs_site")
        .set(({ eb }) => ({ organization_id: orgId, revision: eb("revision", "+", 1) }))
        .where("id", "=", site)
        .where("organization_id", "!=", orgId)
        .execute();
    }
    return { ok: true };
  });
}

/** Finds the sites that share a host with a site, directly or through others, and all their hosts without ports. */
async function connectedTo(
  db: Transaction<Schema>,
  id: string,
): Promise<{ readonly sites: readonly string[]; readonly hosts: readonly string[] }> {
  const sites = new Set([id]);
  const hosts = new Set<string>();
  // Sets are iterated in the order of insertion, and elements added during the loop are visited too.
  for (const site of sites) {
    const own = await db.selectFrom("docs_address").select("host_name").where("site_id", "=", site).execute();
    for (const { host_name: name } of own) {
      if (hosts.has(name)) continue;
      hosts.add(name);
      const neighbors = await db.selectFrom("docs_address").select("site_id").where("host_name", "=", name).execute();
      for (const { site_id } of neighbors) sites.add(site_id);
    }
  }
  return { sites: [...sites], hosts: [...hosts] };
}

/** Deletes a site of an owner with its addresses and files; false if the owner no longer has it. It keeps its hosts. */
export const deleteSite = (db: Kysely<Schema>, site: OwnedSite): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    if (!(await isOwned(transaction, site))) return false;
    await deleteSites(transaction, [site.id]);
    return true;
  });

/** Deletes previews that have expired, at most 100 of them, and returns their number. */
export const deleteExpiredPreviews = (db: Kysely<Schema>, now: Date): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const rows = await transaction
      .selectFrom("docs_site")
      .select("id")
      .where("preview_expires_at", "<=", now.toISOString())
      .limit(100)
      .execute();
    await deleteSites(
      transaction,
      rows.map(({ id }) => id),
    );
    return rows.length;
  });

/** Deletes sites with their addresses, and the files of their last registration. */
export async function deleteSites(db: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const site = await db.selectFrom("docs_site").select("registration_id").where("id", "=", id).executeTakeFirst();
    if (site === undefined) continue;
    await db.deleteFrom("docs_address").where("site_id", "=", id).execute();
    await db.deleteFrom("docs_site_api").where("site_id", "=", id).execute();
    await db.deleteFrom("docs_site").where("id", "=", id).execute();
    await db.deleteFrom("file").where("registration_id", "=", site.registration_id).execute();
  }
}
