import type { Kysely, Transaction } from "kysely";
import { apiLabel, hashedLabel, hostLabel, hostsNamed, nameIn } from "../../site-name.ts";
import type { Schema } from "./schema.ts";

/** The domain suffix of the registry; undefined without one. */
type Suffix = string | undefined;

/**
 * Names the plain site of an API, once. A name of another API or of another organization's host is not taken away: the
 * API gets one with a hash.
 */
export async function nameApi(
  db: Transaction<Schema>,
  { orgId, apiName }: { readonly orgId: string; readonly apiName: string },
  suffix: Suffix,
): Promise<void> {
  const named = await db
    .selectFrom("site_name")
    .select("name")
    .where("organization_id", "=", orgId)
    .where("api_name", "=", apiName)
    .executeTakeFirst();
  if (named !== undefined) return;
  const label = apiLabel(orgId, apiName);
  const row = { host: null, organization_id: orgId, api_name: apiName };
  await claim(db, [label, hashedLabel(label, `${orgId} ${apiName}`)], { ...row, orgId }, suffix);
}

/** Names a host that is not right below the suffix or below `localhost`, once. */
export async function nameHost(
  db: Transaction<Schema>,
  { host, orgId }: { readonly host: string; readonly orgId: string },
  suffix: Suffix,
): Promise<void> {
  if (nameIn(host, suffix) !== undefined) return;
  const named = await db.selectFrom("site_name").select("name").where("host", "=", host).executeTakeFirst();
  if (named !== undefined) return;
  const label = hostLabel(host);
  const row = { host, organization_id: null, api_name: null };
  await claim(db, [label, hashedLabel(label, host)], { ...row, orgId }, suffix);
}

/** Takes the first name that is free. */
async function claim(
  db: Transaction<Schema>,
  names: readonly string[],
  { orgId, ...row }: Omit<Schema["site_name"], "name"> & { readonly orgId: string },
  suffix: Suffix,
): Promise<void> {
  for (const name of names) {
    const holder = await holderOfHosts(db, name, suffix);
    if (holder !== undefined && holder !== orgId) continue;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("site_name")
      .values({ name, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return;
  }
}

/** Returns the organization that holds hosts which have a name by themselves. */
async function holderOfHosts(db: Kysely<Schema>, name: string, suffix: Suffix): Promise<string | undefined> {
  const row = await db
    .selectFrom("host")
    .select("organization_id")
    .where(({ eb, or }) =>
      // A name has letters, digits and hyphens only.
      or(hostsNamed(name, suffix).flatMap((host) => [eb("name", "=", host), eb("name", "like", `${host}:%`)])),
    )
    .limit(1)
    .executeTakeFirst();
  return row?.organization_id;
}

/** The meaning of a name: a host with its sites, or an API. */
export type Named =
  | { readonly kind: "host"; readonly host: string }
  | { readonly kind: "api"; readonly orgId: string; readonly apiName: string };

/** Finds the meaning of a name. */
export async function findNamed(db: Kysely<Schema>, name: string): Promise<Named | undefined> {
  const row = await db.selectFrom("site_name").selectAll().where("name", "=", name).executeTakeFirst();
  if (row === undefined) return undefined;
  if (row.host !== null) return { kind: "host", host: row.host };
  return row.organization_id === null || row.api_name === null
    ? undefined
    : { kind: "api", orgId: row.organization_id, apiName: row.api_name };
}

/** Returns true if another organization has the name of a host that is right below the suffix or `localhost`. */
export async function isNamedByAnother(
  db: Kysely<Schema>,
  host: string,
  orgId: string,
  suffix: Suffix,
): Promise<boolean> {
  const name = nameIn(host, suffix);
  if (name === undefined) return false;
  const row = await db
    .selectFrom("site_name")
    .leftJoin("host", "host.name", "site_name.host")
    .select(["site_name.organization_id as api_owner", "host.organization_id as host_owner"])
    .where("site_name.name", "=", name)
    .executeTakeFirst();
  const owner = row?.api_owner ?? row?.host_owner ?? undefined;
  return owner !== undefined && owner !== orgId;
}
