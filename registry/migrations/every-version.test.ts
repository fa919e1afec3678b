import { cp } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { bodyOf } from "#transport";
import { clientOf, newFolder, openRegistry, plants } from "../registry.testing.ts";
import { createRegistry } from "../server.ts";
import { NewerDatabaseError } from "../store/sql/migrate.ts";
import { currentSchema } from "../store/sql/postgres.ts";
import { isOnPostgres, openTestDatabase, storeOf } from "../store/store.testing.ts";
import type { Row } from "../store/transfer/entries.ts";
import { readStore } from "../store/transfer/read-store.ts";
import { migrations } from "./all.ts";

const site = "plants.docs.example";

/** The rows and the objects of a registry with a token of an organization, a definition, and a published site. */
async function content() {
  const { client, folder, tokenOf } = await openRegistry();
  const token = await tokenOf("acme");
  const { apis, docs } = client(token);
  const body = { orgId: "acme", apiId: "plants", definition: plants };
  const { apiDefinitionId } = bodyOf(await apis.registerApiDefinition({ body }));
  const publication = { orgId: "acme", domain: site, customDomains: [], filepaths: [] };
  const { docsRegistrationId: id } = bodyOf(await docs.startDocsRegister({ body: publication }));
  const pages = { "page.md": { markdown: "# Watering" } };
  bodyOf(
    await docs.finishDocsRegister({
      pathParameters: { id },
      body: { docsDefinition: { pages, config: { title: "Plants" } } },
    }),
  );
  const rows: { readonly table: string; readonly row: Row }[] = [];
  for await (const entry of readStore(await storeOf(folder))) if (entry.kind === "row") rows.push(entry);
  return { token, apiDefinitionId, rows, objects: join(folder, "objects") };
}

/** Fills a database that has seen the first steps only, with those columns of rows that it has. */
async function fillOld(folder: string, steps: number, rows: Awaited<ReturnType<typeof content>>["rows"]) {
  const { db, migrateTo } = await openTestDatabase(folder);
  await migrateTo(migrations.slice(0, steps));
  const schema = isOnPostgres() ? await currentSchema(db) : undefined;
  const own = (await db.introspection.getTables()).filter((one) => one.schema === schema);
  const tables = new Map(own.map(({ name, columns }) => [name, columns]));
  let written = 0;
  for (const { table, row } of rows) {
    const columns = (tables.get(table) ?? []).map(({ name }) => name).filter((name) => name in row);
    if (columns.length === 0) continue;
    written += 1;
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
      values (${sql.join(columns.map((name) => row[name]))})`.execute(db);
  }
  await db.destroy();
  return written;
}

it("data of every earlier version of the schema can be read and written by this version", async () => {
  const { token, apiDefinitionId, rows, objects } = await content();
  for (const [index, { name }] of migrations.entries()) {
    const folder = await newFolder();
    expect([name, await fillOld(folder, index + 1, rows)]).toEqual([name, expect.any(Number)]);
    await cp(objects, join(folder, "objects"), { recursive: true });
    const publicUrl = "http://registry.test";
    const bugs: unknown[] = [];
    const log = (entry: { readonly event: string }) => void (entry.event === "bug" && bugs.push(entry));
    const registry = await createRegistry({ ...(await storeOf(folder)), publicUrl, log });
    onTestFinished(() => registry.close());
    const { apis, docs, tokens } = clientOf(registry, token);
    const read = async (apiId: string) => bodyOf(await apis.getApiLatest({ pathParameters: { apiId } })).apiName;
    expect([name, await read(apiDefinitionId)]).toEqual([name, "Plant Store"]);
    expect(bodyOf(await docs.getDocsForUrl({ body: { url: site } }))).toMatchObject({
      definition: { pages: { "page.md": { markdown: "# Watering" } } },
    });
    const definition = { ...plants, apiName: `After ${name}` };
    const body = { orgId: "acme", apiId: "plants", definition };
    const { apiDefinitionId: next } = bodyOf(await apis.registerApiDefinition({ body }));
    expect(await read(next)).toBe(`After ${name}`);
    expect((await tokens.generate({ body: { orgId: "acme", scope: "publish" } })).ok).toBe(true);
    expect([name, bugs]).toEqual([name, []]);
  }
});

it("each earlier version of the steps refuses a database of this one, names what it does not know, and changes nothing", async () => {
  const { db, migrateTo } = await openTestDatabase(await newFolder());
  onTestFinished(() => db.destroy());
  await migrateTo(migrations);
  for (const [index, { name }] of migrations.entries()) {
    const refused = migrateTo(migrations.slice(0, index));
    await expect(refused).rejects.toThrow(NewerDatabaseError);
    await expect(refused).rejects.toThrow(`was created by a newer version (it knows ${name}`);
  }
  await migrateTo(migrations);
});
