import type { Kysely, Transaction } from "kysely";
import type { HostRules } from "../../../host-rules.ts";
import { withoutPort } from "../../../site-name.ts";
import type { Schema } from "../schema.ts";

/** Returns the owners of hosts that have one, by host. A port makes no difference. */
export async function ownersOf(
  db: Kysely<Schema>,
  hosts: readonly string[],
  { reservedFor }: HostRules,
): Promise<ReadonlyMap<string, string>> {
  const names = [...new Set(hosts.map(withoutPort))];
  const free = names.filter((name) => reservedFor(name) === undefined);
  const rows =
    free.length === 0
      ? []
      : await db.selectFrom("host").select(["name", "organization_id"]).where("name", "in", free).execute();
  const stored = new Map(rows.map(({ name, organization_id }) => [name, organization_id]));
  return new Map(
    hosts.flatMap((host) => {
      const owner = reservedFor(host) ?? stored.get(withoutPort(host));
      return owner === undefined ? [] : [[host, owner]];
    }),
  );
}

/** Returns the owner of a host, if it has one. A port makes no difference. */
export const ownerOf = async (db: Kysely<Schema>, host: string, rules: HostRules): Promise<string | undefined> =>
  (await ownersOf(db, [host], rules)).get(host);

/** Thrown in a transaction if another organization has taken a host, so that nothing of it is stored. */
export class HostTakenError extends Error {
  override readonly name = "HostTakenError";
  readonly host: string;
  constructor(host: string) {
    super(`${host} belongs to another organization`);
    this.host = host;
  }
}

/** Makes an organization the owner of a host that is free or reserved for it. Throws `HostTakenError`. */
export async function takeHost(
  db: Transaction<Schema>,
  host: string,
  orgId: string,
  { reservedFor }: HostRules,
): Promise<void> {
  const name = withoutPort(host);
  await db
    .insertInto("host")
    .values({ name, organization_id: orgId })
    .onConflict((conflict) =>
      reservedFor(name) === orgId
        ? conflict.column("name").doUpdateSet({ organization_id: orgId })
        : conflict.column("name").doNothing(),
    )
    .execute();
  // Another transaction may have inserted it since the last look.
  const stored = await db.selectFrom("host").select("organization_id").where("name", "=", name).executeTakeFirst();
  if (stored?.organization_id !== orgId) throw new HostTakenError(host);
}

/** A host that is reserved for the organization that runs the registry, and was another one's before. */
export interface HeldReservedHost {
  readonly host: string;
  readonly orgId: string;
  readonly advice: string;
}

/** Lists reserved hosts that another organization owned before. Its sites there are hidden. */
export async function heldReservedHosts(
  db: Kysely<Schema>,
  { reservedFor }: HostRules,
): Promise<readonly HeldReservedHost[]> {
  const rows = await db.selectFrom("host").selectAll().orderBy("name").execute();
  return rows.flatMap(({ name: host, organization_id: orgId }) => {
    const owner = reservedFor(host);
    if (owner === undefined || owner === orgId) return [];
    const advice = `the sites of ${orgId} are not shown at ${host}, which is reserved for ${owner}: publish them at another host, or with --org ${owner}`;
    return [{ host, orgId, advice }];
  });
}
