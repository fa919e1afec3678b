import { setImmediate as turn } from "node:timers/promises";
import type { Kysely, Selectable, Transaction } from "kysely";
import { newId } from "../../secret.ts";
import type { Schema, SdkTable, SnippetTable, SnippetTemplateTable } from "./schema.ts";
import { touchSitesOf } from "./sites.ts";

/** A version of an SDK, by its names. */
export interface SdkKey {
  readonly orgId: string;
  readonly apiName: string;
  readonly language: string;
  readonly packageName: string;
  readonly version: string;
}

/** A version of an SDK to store code of. `document` is the JSON of an `SDK`. */
export interface NewSdk extends SdkKey {
  readonly document: string;
  /** The definition that it was made for, if it is known. */
  readonly definitionId: string | undefined;
}

/** A stored version of an SDK. */
export type SdkRow = Selectable<SdkTable>;

/** A snippet or template without its SDK. */
export type NewSnippet = Omit<SnippetTable, "sdk_id">;
export type NewTemplate = Omit<SnippetTemplateTable, "sdk_id">;

/** An endpoint as the rows name it. The id is tried first. */
export interface EndpointKey {
  readonly path: string;
  readonly method: string;
  readonly endpointId?: string | undefined;
}

/** Rows in one statement, which stays far below the limit of its parameters. */
const rowsAtOnce = 200;

/** Returns all versions of SDKs of an API. */
export const sdksOf = (db: Kysely<Schema>, orgId: string, apiName: string): Promise<readonly SdkRow[]> =>
  db.selectFrom("sdk").selectAll().where("organization_id", "=", orgId).where("api_name", "=", apiName).execute();

/** Returns all versions of an SDK, for any API of an organization. */
export const sdksByPackage = (
  db: Kysely<Schema>,
  orgId: string,
  language: string,
  packages: readonly string[],
): Promise<readonly SdkRow[]> =>
  db
    .selectFrom("sdk")
    .selectAll()
    .where("organization_id", "=", orgId)
    .where("language", "=", language)
    .where("package", "in", packages)
    .execute();

/** Returns the names of the APIs of an organization, registered or with code, at most `most` of them. */
export async function apiNamesOf(db: Kysely<Schema>, orgId: string, most: number): Promise<readonly string[]> {
  const registered = db.selectFrom("api").select("name").where("organization_id", "=", orgId);
  const coded = db.selectFrom("sdk").select("api_name as name").distinct().where("organization_id", "=", orgId);
  const rows = [...(await registered.limit(most).execute()), ...(await coded.limit(most).execute())];
  return [...new Set(rows.map(({ name }) => name))].slice(0, most);
}

/** Returns true if an organization has had a token. */
export async function isOrganization(db: Kysely<Schema>, id: string): Promise<boolean> {
  return (await db.selectFrom("organization").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

/**
 * Stores the snippets of a version in place of those stored before, in one transaction; without any, removes these.
 * Returns false if there is nothing to store and nothing to remove. Docs sites of the organization show them at once.
 */
export const replaceSnippets = (
  db: Kysely<Schema>,
  sdk: NewSdk,
  snippets: readonly NewSnippet[],
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const known = await findSdk(transaction, sdk);
    if (snippets.length === 0 && (known === undefined || known.snippets === 0)) return false;
    const id = known?.id ?? (await createSdk(transaction, sdk, now));
    await transaction.deleteFrom("snippet").where("sdk_id", "=", id).execute();
    for (let at = 0; at < snippets.length; at += rowsAtOnce) {
      if (at > 0) await turn();
      const rows = snippets.slice(at, at + rowsAtOnce).map((one) => ({ sdk_id: id, ...one }));
      await transaction.insertInto("snippet").values(rows).execute();
    }
    await finishSdk(transaction, id, sdk, now);
    return true;
  });

/** Templates of one version. */
export interface TemplatesOfSdk {
  readonly sdk: NewSdk;
  readonly templates: readonly NewTemplate[];
}

/** Creates or replaces templates by endpoint and version, in one transaction. */
export const saveTemplates = (db: Kysely<Schema>, groups: readonly TemplatesOfSdk[], now: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    for (const { sdk, templates } of groups) {
      const id = (await findSdk(transaction, sdk))?.id ?? (await createSdk(transaction, sdk, now));
      for (let at = 0; at < templates.length; at += rowsAtOnce) {
        if (at > 0) await turn();
        const rows = templates.slice(at, at + rowsAtOnce).map((one) => ({ sdk_id: id, ...one }));
        await transaction
          .insertInto("snippet_template")
          .values(rows)
          .onConflict((conflict) =>
            conflict
              .columns(["sdk_id", "path", "method", "endpoint_id"])
              .doUpdateSet(({ ref }) => ({ document: ref("excluded.document") })),
          )
          .execute();
      }
      await finishSdk(transaction, id, sdk, now);
    }
  });

const findSdk = (db: Transaction<Schema>, { orgId, apiName, language, packageName, version }: SdkKey) =>
  db
    .selectFrom("sdk")
    .selectAll()
    .where("organization_id", "=", orgId)
    .where("api_name", "=", apiName)
    .where("language", "=", language)
    .where("package", "=", packageName)
    .where("version", "=", version)
    .executeTakeFirst();

async function createSdk(db: Transaction<Schema>, sdk: NewSdk, now: Date): Promise<string> {
  const { orgId, apiName, language, packageName, version, document } = sdk;
  const id = newId("sdk");
  await db
    .insertInto("sdk")
    .values({
      ...{ id, organization_id: orgId, api_name: apiName, language, package: packageName, version, document },
      ...{ definition_id: null, snippets: 0, templates: 0, size: 0, updated_at: now.toISOString() },
    })
    .execute();
  return id;
}

/** Counts the code of a version, and makes the copies of the docs sites of its organization stale. */
async function finishSdk(db: Transaction<Schema>, id: string, { orgId, definitionId }: NewSdk, now: Date) {
  const count = (table: "snippet" | "snippet_template") =>
    db
      .selectFrom(table)
      .select(({ fn }) => [
        fn.countAll<number>().as("count"),
        fn.sum<number | null>(fn<number>("length", ["document"])).as("size"),
      ])
      .where("sdk_id", "=", id)
      .executeTakeFirstOrThrow();
  const [snippets, templates] = [await count("snippet"), await count("snippet_template")];
  await db
    .updateTable("sdk")
    .set({
      snippets: snippets.count,
      templates: templates.count,
      size: (snippets.size ?? 0) + (templates.size ?? 0),
      updated_at: now.toISOString(),
      ...(definitionId !== undefined && { definition_id: definitionId }),
    })
    .where("id", "=", id)
    .execute();
  await touchSitesOf(db, orgId);
}

/** Finds the snippets of one SDK for an endpoint; of one example if it is given. */
export async function findSnippets(
  db: Kysely<Schema>,
  sdkId: string,
  { path, method, endpointId }: EndpointKey,
  example: string | undefined,
): Promise<readonly string[]> {
  let query = db.selectFrom("snippet").select("document").where("sdk_id", "=", sdkId).orderBy("example");
  if (example !== undefined) query = query.where("example", "=", example);
  if (endpointId !== undefined) {
    const rows = await query.where("endpoint_id", "=", endpointId).execute();
    if (rows.length > 0) return rows.map(({ document }) => document);
  }
  const rows = await query.where("path", "=", path).where("method", "=", method).execute();
  return rows.map(({ document }) => document);
}

/** Finds the template of one SDK for an endpoint. */
export async function findTemplate(
  db: Kysely<Schema>,
  sdkId: string,
  { path, method, endpointId }: EndpointKey,
): Promise<string | undefined> {
  const query = db.selectFrom("snippet_template").select("document").where("sdk_id", "=", sdkId);
  if (endpointId !== undefined) {
    const row = await query.where("endpoint_id", "=", endpointId).executeTakeFirst();
    if (row !== undefined) return row.document;
  }
  const place = query.where("path", "=", path).where("method", "=", method).orderBy("endpoint_id");
  return (await place.executeTakeFirst())?.document;
}

/** Lists snippets of one SDK in the order of their endpoints. */
export const listSnippets = (
  db: Kysely<Schema>,
  sdkId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly SnippetTable[]> =>
  db
    .selectFrom("snippet")
    .selectAll()
    .where("sdk_id", "=", sdkId)
    .orderBy("path")
    .orderBy("method")
    .orderBy("endpoint_id")
    .orderBy("example")
    .limit(limit)
    .offset(offset)
    .execute();

/** A stored document of one endpoint. */
export type PlacedDocument = Pick<SnippetTable, "path" | "method" | "endpoint_id" | "document">;

/** Lists all snippets of one SDK, by endpoint and example. */
export const snippetsOf = (db: Kysely<Schema>, sdkId: string): Promise<readonly PlacedDocument[]> =>
  db
    .selectFrom("snippet")
    .select(["path", "method", "endpoint_id", "document"])
    .where("sdk_id", "=", sdkId)
    .orderBy("path")
    .orderBy("method")
    .orderBy("endpoint_id")
    .orderBy("example")
    .execute();

/** Lists all templates of one SDK. */
export const templatesOf = (db: Kysely<Schema>, sdkId: string): Promise<readonly PlacedDocument[]> =>
  db
    .selectFrom("snippet_template")
    .select(["path", "method", "endpoint_id", "document"])
    .where("sdk_id", "=", sdkId)
    .orderBy("path")
    .orderBy("method")
    .orderBy("endpoint_id")
    .execute();
