import { setImmediate as turn } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { HostRules } from "../../host-rules.ts";
import { nameApi } from "./hosts/site-names.ts";
import type { Schema } from "./schema.ts";

/** A registered version of an API, and the object with its document. */
export interface DefinitionRow {
  readonly id: string;
  readonly orgId: string;
  readonly apiName: string;
  readonly objectHash: string;
}

/**
 * Notes a version of an API with a stored document, and makes it the API's current one, in one transaction. A version
 * that is known keeps its row. An API that is new gets the name of its plain site.
 */
export async function saveDefinition(
  db: Kysely<Schema>,
  row: DefinitionRow,
  { now, rules }: { readonly now: Date; readonly rules: HostRules },
): Promise<void> {
  const moment = now.toISOString();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto("api_definition")
      .values({
        id: row.id,
        organization_id: row.orgId,
        api_name: row.apiName,
        object_hash: row.objectHash,
        created_at: moment,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    await transaction
      .insertInto("api")
      .values({ organization_id: row.orgId, name: row.apiName, definition_id: row.id, updated_at: moment })
      .onConflict((conflict) =>
        conflict.columns(["organization_id", "name"]).doUpdateSet({ definition_id: row.id, updated_at: moment }),
      )
      .execute();
    await nameApi(transaction, row, rules);
  });
}

/** Finds versions by their ids; unknown ids are left out. */
export async function findDefinitions(db: Kysely<Schema>, ids: readonly string[]): Promise<readonly DefinitionRow[]> {
  const found: DefinitionRow[] = [];
  for (let at = 0; at < ids.length; at += idsAtOnce) {
    if (at > 0) await turn();
    const some = ids.slice(at, at + idsAtOnce);
    const rows = await db.selectFrom("api_definition").selectAll().where("id", "in", some).execute();
    for (const { id, organization_id: orgId, api_name: apiName, object_hash: objectHash } of rows) {
      found.push({ id, orgId, apiName, objectHash });
    }
  }
  return found;
}

/** Ids in one statement; databases limit its parameters. */
const idsAtOnce = 500;

/** The id of the version of an API that was registered last. */
export async function currentDefinition(
  db: Kysely<Schema>,
  orgId: string,
  apiName: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("api")
    .select("definition_id")
    .where("organization_id", "=", orgId)
    .where("name", "=", apiName)
    .executeTakeFirst();
  return row?.definition_id;
}
