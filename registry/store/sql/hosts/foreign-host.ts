import type { Kysely } from "kysely";
import type { HostRules } from "../../../host-rules.ts";
import { hostsNamed, nameIn } from "../../../site-name.ts";
import type { Schema } from "../schema.ts";
import { ownersOf } from "./host-owners.ts";
import { ownerOfName } from "./site-names.ts";

/**
 * Returns the first host of a list at which an organization may not publish: another one owns it, or owns its name below
 * the suffix or below `localhost` while nobody owns the host itself.
 */
export async function foreignHost(
  db: Kysely<Schema>,
  orgId: string,
  hosts: readonly string[],
  rules: HostRules,
): Promise<string | undefined> {
  const owners = await ownersOf(db, hosts, rules);
  for (const host of hosts) {
    const owner = owners.get(host) ?? (await ownerOfLabel(db, host, orgId, rules));
    if (owner !== undefined && owner !== orgId) return host;
  }
  return undefined;
}

/** Returns another owner of the name that a free host has right below the suffix or `localhost`. */
async function ownerOfLabel(
  db: Kysely<Schema>,
  host: string,
  orgId: string,
  rules: HostRules,
): Promise<string | undefined> {
  const name = nameIn(host, rules.suffix);
  if (name === undefined) return undefined;
  const namesakes = await ownersOf(db, hostsNamed(name, rules.suffix), rules);
  const owners = [...namesakes.values(), await ownerOfName(db, name, rules)];
  return owners.find((owner) => owner !== undefined && owner !== orgId);
}
