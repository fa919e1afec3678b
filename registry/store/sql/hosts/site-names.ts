import type { Kysely, Transaction } from "kysely";
import type { HostRules } from "../../../host-rules.ts";
import { apiLabel, hashedLabel, hostLabel, hostsNamed, nameIn } from "../../../site-name.ts";
import type { Schema } from "../schema.ts";
import { ownersOf } from "./host-owners.ts";

/**
 * Names the plain site of an API, once. A name of another API or of another organization's host is not taken away: the
 * API gets one with a hash.
 */
export async function nameApi(
  db: Transaction<Schema>,
  { orgId, apiName }: { readonly orgId: string; readonly apiName: string },
  rules: HostRules,
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
  await claim(db, [label, hashedLabel(label, `${orgId} ${apiName}`)], { ...row, orgId }, rules);
}

/** Names a host that is not right below the suffix or below `localhost`, once. */
export async function nameHost(
  db: Transaction<Schema>,
  { host, orgId }: { readonly host: string; readonly orgId: string },
  rules: HostRules,
): Promise<void> {
  if (nameIn(host, rules.suffix) !== undefined) return;
  const named = await db.selectFrom("site_name").select("name").where("host", "=", host).executeTakeFirst();
  if (named !== undefined) return;
  const label = hostLabel(host);
  const row = { host, organization_id: null, api_name: null };
  await claim(db, [label, hashedLabel(label, host)], { ...row, orgId }, rules);
}

/** Takes the first name that is free. */
async function claim(
  db: Transaction<Schema>,
  names: readonly string[],
  { orgId, ...row }: Omit<Schema["site_name"], "name"> & { readonly orgId: string },
  rules: HostRules,
): Promise<void> {
  for (const name of names) {
    const owners = await ownersOf(db, hostsNamed(name, rules.suffix), rules);
    if ([...owners.values()].some((owner) => owner !== orgId)) continue;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("site_name")
      .values({ name, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return;
  }
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

/** Returns the organization that has a name, by its API or by the host that the name is of. */
export async function ownerOfName(db: Kysely<Schema>, name: string, rules: HostRules): Promise<string | undefined> {
  const named = await findNamed(db, name);
  if (named?.kind === "api") return named.orgId;
  return named && (await ownersOf(db, [named.host], rules)).get(named.host);
}
