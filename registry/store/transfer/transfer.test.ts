import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { bodyOf } from "#transport";
import { newFolder, openRegistry, plants, type TestRegistry } from "../../registry.testing.ts";
import { createRegistry } from "../../server.ts";
import { startS3 } from "../objects/s3-server.testing.ts";
import type { StoreSettings } from "../settings.ts";
import type { Schema } from "../sql/schema.ts";
import { storedRows, storeOf } from "../store.testing.ts";
import { joinStore, openStore, type Store } from "../store.ts";
import { readArchive, writeArchive } from "./archive.ts";
import { MissingStoreError, openExisting } from "./existing-store.ts";
import { readStore } from "./read-store.ts";
import { measureOrganizations } from "./sizes.ts";
import { tablesOf } from "./tables.ts";
import { writeStore } from "./write-store.ts";

/** A registry with two organizations, a definition, an uploaded file and 700 further tokens. */
async function filledRegistry(): Promise<TestRegistry & { readonly settings: StoreSettings; readonly apiId: string }> {
  const opened = await openRegistry();
  const acme = await opened.tokenOf("acme");
  const body = { orgId: "acme", apiId: "plants", definition: plants };
  const { apiDefinitionId } = bodyOf(await opened.client(acme).apis.registerApiDefinition({ body }));
  const settings = await storeOf(opened.folder);
  const store = joinStore(settings);
  const created_at = new Date().toISOString();
  const tokens = Array.from({ length: 700 }, (_, n) => ({
    ...{ id: `tok_${n}`, organization_id: "acme", scope: 'it\'s "quoted" ü', access: "read", hash: `${n}` },
    ...{ created_at, revoked_at: null },
  }));
  await store.db.insertInto("token").values(tokens).execute();
  await store.close();
  return { ...opened, settings, apiId: apiDefinitionId };
}

/** All rows of a store, without the moments of objects and migrations. */
async function contentOf(settings: StoreSettings): Promise<unknown> {
  const rows: string[] = [];
  for await (const entry of readStore(settings)) {
    if (entry.kind === "row") rows.push(JSON.stringify([entry.table, Object.entries(entry.row).sort()]));
    if (entry.kind === "object") rows.push(`${entry.hash} ${Buffer.from(entry.bytes).toString("base64")}`);
  }
  return rows.sort();
}

describe("a backup", () => {
  it("is restored into the embedded store and into the store under test, also while the registry runs", async () => {
    const source = await filledRegistry();
    const file = join(await newFolder(), "backup.gz");
    const counts = await writeArchive(file, readStore(source.settings));
    expect(counts).toMatchObject({ lost: 0 });
    expect(counts.rows).toBeGreaterThan(700);
    for (const target of [{ dataFolder: await newFolder() }, await storeOf(await newFolder())]) {
      expect(await writeStore(target, readArchive(file))).toEqual(counts);
      expect(await contentOf(target)).toEqual(await contentOf(source.settings));
      const restored = await createRegistry({ ...target, publicUrl: "http://registry.test", log: () => {} });
      onTestFinished(() => restored.close());
      const headers = { authorization: `Bearer ${restored.firstToken.token}` };
      const url = `http://registry.test/registry/api/latest/load/${source.apiId}`;
      const response = await restored.fetch(new Request(url, { headers }));
      expect([response.status, (await response.json()).apiName]).toEqual([200, "Plant Store"]);
    }
  });

  it("is refused by a store that is not empty, and changes nothing there", async () => {
    const source = await filledRegistry();
    const file = join(await newFolder(), "backup.gz");
    await writeArchive(file, readStore(source.settings));
    const before = await storedRows(source.folder);
    await expect(writeStore(source.settings, readArchive(file))).rejects.toThrow("the target is not empty");
    expect(await storedRows(source.folder)).toEqual(before);
  });

  it("that is cut short or is none restores nothing, and a complete one can follow", async () => {
    const source = await filledRegistry();
    const folder = await newFolder();
    const file = join(folder, "backup.gz");
    const counts = await writeArchive(file, readStore(source.settings));
    const bytes = await readFile(file);
    const target = await storeOf(await newFolder());
    for (const damaged of [bytes.subarray(0, bytes.length / 2), bytes.subarray(0, bytes.length - 9), "no gzip"]) {
      await writeFile(join(folder, "damaged"), damaged);
      await expect(writeStore(target, readArchive(join(folder, "damaged")))).rejects.toThrow("the data is damaged");
    }
    expect(await writeStore(target, readArchive(file))).toEqual(counts);
  });

  it("never replaces a file", async () => {
    const { settings } = await filledRegistry();
    const file = join(await newFolder(), "backup.gz");
    await writeFile(file, "mine");
    await expect(writeArchive(file, readStore(settings))).rejects.toThrow("EEXIST");
    expect(await readFile(file, "utf8")).toBe("mine");
  });

  it("fails if the bucket is out of reach, instead of losing its objects", async () => {
    const { settings } = await filledRegistry();
    const [bucket, folder] = [await startS3(), await newFolder()];
    const server: StoreSettings = { ...(await storeOf(await newFolder())), s3: bucket };
    await writeStore(server, readStore(settings));
    await bucket.stop();
    await expect(writeArchive(join(folder, "backup.gz"), readStore(server))).rejects.toThrow();
    const target = { dataFolder: await newFolder() };
    await expect(writeStore(target, readStore(server))).rejects.toThrow();
    expect(await readdir(folder)).toEqual([]);
  });

  it("counts damaged objects as lost", async () => {
    const { settings, folder } = await filledRegistry();
    const [object = ""] = (await readdir(join(folder, "objects"), { recursive: true })).filter((name) =>
      /gz$/.test(name),
    );
    await writeFile(join(folder, "objects", object), "no gzip");
    const counts = await writeArchive(join(await newFolder(), "backup.gz"), readStore(settings));
    expect(counts).toMatchObject({ objects: 0, lost: 1 });
  });

  it("counts lost objects and has all others", async () => {
    const { settings, folder } = await filledRegistry();
    const before = await contentOf(settings);
    await rm(join(folder, "objects"), { recursive: true });
    const counts = await writeArchive(join(await newFolder(), "backup.gz"), readStore(settings));
    expect(counts).toMatchObject({ objects: 0, lost: 1 });
    expect((await contentOf(settings)) as readonly unknown[]).toHaveLength((before as readonly unknown[]).length - 1);
  });
});

it("data moves from SQLite to the store under test with a bucket, and back, unchanged", async () => {
  const source = await filledRegistry();
  const [embedded, back] = [{ dataFolder: await newFolder() }, { dataFolder: await newFolder() }];
  await writeStore(embedded, readStore(source.settings));
  const server: StoreSettings = { ...(await storeOf(await newFolder())), s3: await startS3("callboard/") };
  await writeStore(server, readStore(embedded));
  await writeStore(back, readStore(server));
  expect(await contentOf(back)).toEqual(await contentOf(source.settings));
});

describe("every table", () => {
  /** One row of each table; the compiler rejects an omission. */
  const rowsOfAll = async (store: Store): Promise<{ readonly [T in keyof Schema]: Schema[T] }> => {
    const object_hash = await store.objects.put(new Uint8Array(1000));
    const created_at = "2026-11-21T08:30:00.000Z";
    const owner = { organization_id: "acme" };
    return {
      organization: { id: "acme", created_at },
      token: {
        ...{ id: "tok", ...owner, scope: "ü", access: "read", hash: "h", created_at },
        ...{ expires_at: created_at, last_used_at: created_at, revoked_at: null },
      },
      api_definition: { id: "def", ...owner, api_name: "plants", object_hash, created_at },
      api: { ...owner, name: "plants", definition_id: "def", updated_at: created_at },
      docs_registration: {
        ...{ id: "reg", ...owner, addresses: "[]", is_private: 1, keeps_visibility: 0 },
        ...{ preview_expires_at: null },
        ...{ created_at, expires_at: created_at, finished_at: created_at, object_hash },
      },
      file: {
        ...{ id: "file", ...owner, registration_id: "reg", path: "a.png", image: null, upload_hash: "u", object_hash },
        ...{ upload_expires_at: created_at, uploaded_at: created_at, content_type: "image/png" },
      },
      host: { name: "docs.plants.example", ...owner },
      docs_site: {
        ...{ id: "site", ...owner, registration_id: "reg", object_hash, updated_at: created_at, is_private: 1 },
        ...{ archived_at: null, preview_expires_at: null, git_url: null, revision: 7, title: "Plants" },
      },
      docs_address: {
        host: "docs.plants.example",
        host_name: "docs.plants.example",
        path: "",
        site_id: "site",
        position: 0,
        is_custom: 0,
      },
      docs_site_api: { site_id: "site", ...owner, api_name: "plants" },
      site_name: { name: "docs-plants-example", host: "docs.plants.example", organization_id: null, api_name: null },
      stored_object: { hash: "unused", size: 1, put_at: created_at },
      generator: { id: "ts", docker_image: "ts", document: '{"id":"ü"}' },
      release: { product: "cli", version: "1.0.0", document: "{}" },
      repository: { owner: "acme", name: "docs", ...owner, document: "{}" },
      pull_request: {
        ...{ owner: "acme", name: "docs", number: 1, state: "open", author: null },
        ...{ created_at, document: "{}" },
      },
      rate_count: { id: "r", used: 1, ends_at: 1 },
      sdk: {
        ...{ id: "sdk", ...owner, api_name: "plants", language: "ruby", package: "plants", version: "1.0.0" },
        ...{ definition_id: null, document: "{}", snippets: 1, templates: 1, size: 4, updated_at: created_at },
      },
      snippet: { sdk_id: "sdk", path: "/plants", method: "GET", endpoint_id: "", example: "a", document: "{}" },
      snippet_template: { sdk_id: "sdk", path: "/plants", method: "GET", endpoint_id: "", document: "{}" },
    };
  };

  async function filledStore(settings: StoreSettings): Promise<Store> {
    const store = await openStore(settings);
    onTestFinished(() => store.close());
    const rows = await rowsOfAll(store);
    // The union of all tables has no common row type.
    for (const [table, row] of Object.entries(rows)) {
      await sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
        values (${sql.join(Object.values(row))})`.execute(store.db);
    }
    return store;
  }

  it("is backed up and moved, to the store under test and back", async () => {
    const source = { dataFolder: await newFolder() };
    const store = await filledStore(source);
    const expected = (await tablesOf(store.db, source)).filter((table) => table !== "stored_object");
    const [server, back] = [await storeOf(await newFolder()), { dataFolder: await newFolder() }];
    await writeStore(server, readStore(source));
    const file = join(await newFolder(), "backup.gz");
    await writeArchive(file, readStore(server));
    await writeStore(back, readArchive(file));
    const tables: string[] = [];
    for await (const entry of readStore(back)) if (entry.kind === "row") tables.push(entry.table);
    expect(tables.sort()).toEqual([...expected].sort());
    expect(expected).toHaveLength(Object.keys(await rowsOfAll(store)).length - 2);
    expect(await contentOf(back)).toEqual(await contentOf(source));
  });

  it("is counted by organization, and an object once", async () => {
    const store = await filledStore(await storeOf(await newFolder()));
    expect(await measureOrganizations(store, "callboard")).toEqual([
      {
        orgId: "acme",
        counts: {
          ...{ APIs: 1, versions: 1, sites: 1, files: 1, publications: 1, hosts: 1, repositories: 1 },
          ...{ "pull requests": 1, tokens: 1, "SDK versions": 1, snippets: 1, "snippet templates": 1 },
        },
        bytes: 1000 + 5 * 2,
      },
      { orgId: "callboard", counts: { generators: 1, releases: 1 }, bytes: 11 + 2 },
    ]);
  });
});

it("a store that no registry has opened is reported, and not created", async () => {
  const empty = await storeOf(await newFolder());
  await expect(openExisting(empty)).rejects.toThrow(MissingStoreError);
  const dataFolder = await newFolder();
  await expect(openExisting({ dataFolder })).rejects.toThrow(`the folder ${dataFolder} has no registry.db`);
  expect(await readdir(dataFolder)).toEqual([]);
});
