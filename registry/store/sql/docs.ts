import type { Kysely, Transaction } from "kysely";
import type { Address } from "../../address.ts";
import type { HostRules } from "../../host-rules.ts";
import { newId, newSecret } from "../../secret.ts";
import { withoutPort } from "../../site-name.ts";
import { type ExpectedFile, expectFiles, type FileTicket } from "./files.ts";
import { foreignHost } from "./hosts/foreign-host.ts";
import { HostTakenError, takeHost } from "./hosts/host-owners.ts";
import { nameHost } from "./hosts/site-names.ts";
import { replacePublication } from "./old-publications.ts";
import type { DocsRegistrationTable, DocsSiteTable, Schema } from "./schema.ts";
import { deleteSites } from "./sites.ts";

/** Timeout of a registration from start to finish. */
export const registrationSeconds = 24 * 60 * 60;

/** An address of a site. It is custom if the owner brought the host. */
export interface SiteAddress extends Address {
  readonly isCustom: boolean;
}

/** A site to be published: its main address first. */
export interface NewRegistration {
  readonly orgId: string;
  readonly addresses: readonly SiteAddress[];
  readonly files: readonly Pick<ExpectedFile, "path" | "image" | "hash">[];
  /** Default: unchanged access; public for a new site. */
  readonly isPrivate?: boolean | undefined;
  /** When the preview expires; absent for a site. */
  readonly previewExpiresAt?: Date;
}

/** A registration that is under way, or finished. */
export interface Registration {
  readonly id: string;
  readonly orgId: string;
  readonly addresses: readonly SiteAddress[];
  /** Default: unchanged access. */
  readonly isPrivate: boolean | undefined;
  readonly previewExpiresAt: string | null;
  /** The document that finished it. */
  readonly finishedWith: string | undefined;
}

/** An uploaded file of a site. `image` is the announcement of an image, as JSON. */
export interface SiteFile {
  readonly fileId: string;
  readonly image: string | null;
}

/** Begins a registration and sets aside its files, in the order given. Nothing that readers see changes. */
export async function beginRegistration(
  db: Kysely<Schema>,
  { orgId, addresses, files, isPrivate, previewExpiresAt }: NewRegistration,
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
        // Until it is known, its files are for members only.
        is_private: Number(isPrivate ?? true),
        keeps_visibility: Number(isPrivate === undefined),
        preview_expires_at: previewExpiresAt?.toISOString() ?? null,
        created_at: now.toISOString(),
        expires_at: new Date(now.getTime() + registrationSeconds * 1000).toISOString(),
        finished_at: null,
        object_hash: null,
      })
      .execute();
    const expected = files.map((file) => ({ ...file, orgId, registrationId: id }));
    return { id, tickets: await expectFiles(transaction, expected, now) };
  });
}

/** Finds a registration that has not expired. */
export async function findRegistration(db: Kysely<Schema>, id: string, now: Date): Promise<Registration | undefined> {
  const row = await db
    .selectFrom("docs_registration")
    .selectAll()
    .where("id", "=", id)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return row && registrationOf(row);
}

function registrationOf(row: DocsRegistrationTable): Registration {
  // The column holds what `beginRegistration` wrote; earlier versions wrote no `isCustom`.
  const addresses = JSON.parse(row.addresses) as readonly (Address & { readonly isCustom?: boolean })[];
  return {
    id: row.id,
    orgId: row.organization_id,
    addresses: addresses.map(({ host, path, isCustom }, n) => ({ host, path, isCustom: isCustom ?? n > 0 })),
    isPrivate: row.keeps_visibility === 1 ? undefined : row.is_private === 1,
    previewExpiresAt: row.preview_expires_at,
    finishedWith: row.finished_at === null ? undefined : (row.object_hash ?? ""),
  };
}

/** Facts of a site for listings, from its document. */
export interface SiteFacts {
  readonly title: string;
  /** The names of the publisher's APIs that it shows. */
  readonly apiNames: readonly string[];
}

/** The stored document that finishes a registration. */
export interface Finish {
  readonly objectHash: string;
  readonly facts: SiteFacts;
  readonly now: Date;
  readonly rules: HostRules;
}

/** The result of finishing a registration. */
export type Finished =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: "gone" }
  | { readonly ok: false; readonly reason: "host-taken"; readonly host: string };

/**
 * Replaces a site by one with a stored document, at all its addresses, in one transaction. The site is the one at its
 * main address, or a new one. Finishing again with the same document changes nothing and succeeds, so that a call can
 * be repeated after its response was lost.
 */
export async function finishRegistration(
  db: Kysely<Schema>,
  registration: Registration,
  finish: Finish,
): Promise<Finished> {
  try {
    return await db.transaction().execute((transaction) => finishIn(transaction, registration, finish));
  } catch (error) {
    if (error instanceof HostTakenError) return { ok: false, reason: "host-taken", host: error.host };
    throw error;
  }
}

async function finishIn(
  transaction: Transaction<Schema>,
  registration: Registration,
  { objectHash, facts, now, rules }: Finish,
): Promise<Finished> {
  const { id, orgId, addresses } = registration;
  const moment = now.toISOString();
  const current = await findRegistration(transaction, id, now);
  if (current === undefined) return { ok: false, reason: "gone" };
  if (current.finishedWith !== undefined) {
    return current.finishedWith === objectHash ? { ok: true } : { ok: false, reason: "gone" };
  }
  const hosts = addresses.map(({ host }) => host);
  const host = await foreignHost(transaction, orgId, hosts, rules);
  if (host !== undefined) return { ok: false, reason: "host-taken", host };
  // In one order, so that no two transactions wait for each other.
  for (const name of hosts.toSorted()) await takeHost(transaction, name, orgId, rules);
  const replaced = await ownSitesAt(transaction, orgId, addresses);
  const is_private = Number(registration.isPrivate ?? (await hasPrivateSiteAt(transaction, orgId, addresses)));
  const { numUpdatedRows } = await transaction
    .updateTable("docs_registration")
    .set({ finished_at: moment, object_hash: objectHash, is_private, keeps_visibility: 0 })
    .where("id", "=", id)
    .where("finished_at", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return { ok: false, reason: "gone" };
  const siteId = replaced[0]?.id ?? newId("docs");
  await replacePublication(transaction, siteId, now);
  await saveSite(transaction, siteId, registration, { objectHash, title: facts.title, moment, is_private });
  await moveAddresses(transaction, siteId, addresses);
  await noteApis(transaction, siteId, orgId, facts.apiNames);
  // A preview is right below the suffix.
  for (const name of hosts) await nameHost(transaction, { host: name, orgId }, rules);
  return { ok: true };
}

interface SiteContent {
  readonly objectHash: string;
  readonly title: string;
  readonly moment: string;
  readonly is_private: number;
}

async function saveSite(
  db: Transaction<Schema>,
  id: string,
  { id: registration_id, orgId, previewExpiresAt }: Registration,
  { objectHash, title, moment, is_private }: SiteContent,
): Promise<void> {
  const content = {
    registration_id,
    object_hash: objectHash,
    title,
    updated_at: moment,
    is_private,
    preview_expires_at: previewExpiresAt,
  };
  await db
    .insertInto("docs_site")
    .values({ id, organization_id: orgId, ...content, archived_at: null, git_url: null, revision: 1 })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet(({ eb, ref }) => ({ ...content, revision: eb(ref("docs_site.revision"), "+", 1) })),
    )
    .execute();
}

/** Notes which APIs a site shows, and removes the APIs of its last document. */
export async function noteApis(
  db: Transaction<Schema>,
  siteId: string,
  orgId: string,
  apiNames: readonly string[],
): Promise<void> {
  await db.deleteFrom("docs_site_api").where("site_id", "=", siteId).execute();
  for (const api_name of new Set(apiNames)) {
    await db.insertInto("docs_site_api").values({ site_id: siteId, organization_id: orgId, api_name }).execute();
  }
}

async function siteAt(db: Transaction<Schema>, { host, path }: Address): Promise<DocsSiteTable | undefined> {
  return db
    .selectFrom("docs_address")
    .innerJoin("docs_site", "docs_site.id", "docs_address.site_id")
    .selectAll("docs_site")
    .where("docs_address.host", "=", host)
    .where("docs_address.path", "=", path)
    .executeTakeFirst();
}

/** Returns an organization's sites at addresses, in their order. Another one's can be at a host that was reserved later. */
async function ownSitesAt(
  db: Transaction<Schema>,
  orgId: string,
  addresses: readonly Address[],
): Promise<readonly (DocsSiteTable | undefined)[]> {
  const found: (DocsSiteTable | undefined)[] = [];
  for (const address of addresses) {
    const site = await siteAt(db, address);
    found.push(site?.organization_id === orgId ? site : undefined);
  }
  return found;
}

/**
 * Returns true if an organization has a private site at one of these addresses, at any port: readers at the port would get
 * the new site in its place.
 */
async function hasPrivateSiteAt(
  db: Transaction<Schema>,
  orgId: string,
  addresses: readonly Address[],
): Promise<boolean> {
  const found = await db
    .selectFrom("docs_address")
    .innerJoin("docs_site", "docs_site.id", "docs_address.site_id")
    .select("docs_site.id")
    .where("docs_site.organization_id", "=", orgId)
    .where("docs_site.is_private", "=", 1)
    .where(({ eb, and, or }) =>
      or(
        addresses.map(({ host, path }) =>
          and([eb("docs_address.host_name", "=", withoutPort(host)), eb("docs_address.path", "=", path)]),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Makes exactly these addresses show a site. Sites that lose their last address are deleted. */
async function moveAddresses(
  db: Transaction<Schema>,
  siteId: string,
  addresses: readonly SiteAddress[],
): Promise<void> {
  const displaced = new Set<string>();
  await db.deleteFrom("docs_address").where("site_id", "=", siteId).execute();
  for (const [position, { host, path, isCustom }] of addresses.entries()) {
    const other = await siteAt(db, { host, path });
    if (other !== undefined) displaced.add(other.id);
    const shown = { site_id: siteId, position, is_custom: Number(isCustom) };
    await db
      .insertInto("docs_address")
      .values({ host, host_name: withoutPort(host), path, ...shown })
      .onConflict((conflict) => conflict.columns(["host", "path"]).doUpdateSet(shown))
      .execute();
  }
  if (displaced.size === 0) return;
  const kept = await db
    .selectFrom("docs_address")
    .select("site_id")
    .where("site_id", "in", [...displaced])
    .execute();
  const stayed = new Set(kept.map(({ site_id }) => site_id));
  for (const id of stayed) await renumberAddresses(db, id);
  await deleteSites(
    db,
    [...displaced].filter((id) => !stayed.has(id)),
  );
}

/** Numbers the addresses of a site that has lost some, so that the first one left is its main address. */
async function renumberAddresses(db: Transaction<Schema>, siteId: string): Promise<void> {
  const left = await db
    .selectFrom("docs_address")
    .select(["host", "path"])
    .where("site_id", "=", siteId)
    .orderBy("position")
    .execute();
  for (const [position, { host, path }] of left.entries()) {
    await db.updateTable("docs_address").set({ position }).where("host", "=", host).where("path", "=", path).execute();
  }
}

/** The files of a registration with stored bytes. */
export async function filesOf(db: Kysely<Schema>, registrationId: string): Promise<readonly SiteFile[]> {
  const rows = await db
    .selectFrom("file")
    .select(["id", "image"])
    .where("registration_id", "=", registrationId)
    .where("object_hash", "is not", null)
    // Readers compare whole definitions.
    .orderBy("id")
    .execute();
  return rows.map(({ id, image }) => ({ fileId: id, image }));
}
