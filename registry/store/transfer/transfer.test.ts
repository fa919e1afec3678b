import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { itemAt } from "#engine/item-at";
import { bodyOf } from "#transport";
import { someOf } from "../../../tooling/tier.ts";
import { newFolder, openRegistry, plants, type TestRegistry } from "../../registry.testing.ts";
import { createRegistry } from "../../server.ts";
import { storeFailureOf } from "../failures/store-error.ts";
import { startS3 } from "../objects/s3-server.testing.ts";
import type { StoreSettings } from "../settings.ts";
import type { Schema } from "../sql/schema.ts";
import { storedRows, storeOf } from "../store.testing.ts";
import { joinStore, openStore, type Store } from "../store.ts";
import { readArchive, verifyArchive, writeArchive } from "./archive.ts";
import type { StoreEntry } from "./entries.ts";
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

/** Expects that a store is as if nothing had ever been restored there. */
async function expectNothing(settings: StoreSettings): Promise<void> {
  if (settings.databaseUrl === undefined) {
    const files = await readdir(settings.dataFolder, { recursive: true, withFileTypes: true });
    const names = files.filter((entry) => entry.isFile()).map(({ name }) => name);
    expect(names.filter((name) => name !== ".gitignore")).toEqual([]);
  }
  await expect(openExisting(settings)).rejects.toThrow(MissingStoreError);
  const { objects, close } = joinStore(settings);
  // Without an object, the folder may not have been created.
  expect(await objects.list().catch(() => [])).toEqual([]);
  await close();
  if (settings.databaseUrl === undefined) await rm(settings.dataFolder, { recursive: true });
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

  it("is refused by a store that is not empty, and changes nothing there @nightly", async () => {
    const source = await filledRegistry();
    const file = join(await newFolder(), "backup.gz");
    await writeArchive(file, readStore(source.settings));
    const before = await storedRows(source.folder);
    await expect(writeStore(source.settings, readArchive(file))).rejects.toThrow("the target is not empty");
    expect(await storedRows(source.folder)).toEqual(before);
  });

  it("that is cut short or is not a backup restores nothing, and a complete one can follow @nightly", async () => {
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
    await expect(writeArchive(file, readStore(settings))).rejects.toThrow("exists already; choose another name");
    expect(await readFile(file, "utf8")).toBe("mine");
  });

  it("fails if the bucket is out of reach, instead of losing its objects @nightly", async () => {
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

  it("counts damaged objects as lost @nightly", async () => {
    const { settings, folder } = await filledRegistry();
    const [object = ""] = (await readdir(join(folder, "objects"), { recursive: true })).filter((name) =>
      /gz$/.test(name),
    );
    await writeFile(join(folder, "objects", object), "no gzip");
    await expectIncomplete(settings);
  });

  it("without an object is not a backup, unless it may be incomplete @nightly", async () => {
    const { settings, folder } = await filledRegistry();
    await rm(join(folder, "objects"), { recursive: true });
    await expectIncomplete(settings);
  });

  /** Expects that a store which lacks a document is copied only on demand. */
  async function expectIncomplete(settings: StoreSettings): Promise<void> {
    const folder = await newFolder();
    const file = join(folder, "backup.gz");
    await expect(writeArchive(file, readStore(settings))).rejects.toThrow(
      "1 document is missing or damaged: a version of the API plants of acme; restore or publish them again",
    );
    expect(await readdir(folder)).toEqual([]);
    const counts = await writeArchive(file, readStore(settings, { incomplete: true }));
    expect(counts).toMatchObject({ objects: 0, lost: 1 });
    const target = await storeOf(await newFolder());
    await expect(writeStore(target, readArchive(file))).rejects.toThrow("1 document is missing");
    await expectNothing(target);
    expect(await writeStore(target, readArchive(file), { incomplete: true })).toEqual(counts);
    const { check, close } = joinStore(target);
    onTestFinished(close);
    expect(await check()).toMatchObject([
      {
        ...{ part: "objects", cause: "lost" },
        documents: { count: 1, first: [{ kind: "API", name: "a version of the API plants of acme" }] },
      },
    ]);
  }

  it("that was changed in any byte is not restored @nightly", async () => {
    const source = await filledRegistry();
    const folder = await newFolder();
    await writeArchive(join(folder, "backup.gz"), readStore(source.settings));
    const lines = gunzipSync(await readFile(join(folder, "backup.gz")))
      .toString()
      .trimEnd()
      .split("\n");
    const damaged = {
      "an object less": lines.filter((line) => !line.startsWith('{"kind":"object"')),
      "a row less": lines.toSpliced(-2, 1),
      "a row more": lines.toSpliced(-1, 0, itemAt(lines, -2)),
      "another object": lines.map((line) => line.replace(/("bytes":")..../, "$1AAAA")),
      "no beginning": lines.slice(1),
      "a beginning of another format": lines.map((line) => line.replace('"format":1', '"format":2')),
      "no end": lines.slice(0, -1),
      "two ends": [...lines, itemAt(lines, -1)],
      nothing: [],
    };
    for (const [name, changed] of someOf(Object.entries(damaged), 3)) {
      const file = join(folder, "damaged.gz");
      await writeFile(file, gzipSync(changed.map((line) => `${line}\n`).join("")));
      await expect(verifyArchive(file), name).rejects.toThrow("the data is damaged");
      const target = await storeOf(await newFolder());
      await expect(writeStore(target, readArchive(file)), name).rejects.toThrow("the data is damaged");
      await expectNothing(target);
    }
  });

  it("on a full disk leaves nothing behind @nightly", async () => {
    const { settings } = await filledRegistry();
    const folder = await newFolder();
    const write = fs.write;
    onTestFinished(() => void Object.assign(fs, { write }));
    Object.assign(fs, {
      write: (...args: unknown[]) =>
        (args.at(-1) as (error: Error) => void)(
          Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", syscall: "write" }),
        ),
    });
    await expect(writeArchive(join(folder, "backup.gz"), readStore(settings))).rejects.toThrow(
      "the file can't be written (ENOSPC: no space left on device, write)",
    );
    expect(await readdir(folder)).toEqual([]);
  });

  it("that is interrupted leaves nothing behind, and so does a restore @nightly", async () => {
    const { settings } = await filledRegistry();
    const folder = await newFolder();
    const file = join(folder, "backup.gz");
    /** Aborts at the first row, when all objects have been written. */
    const interrupted = (entries: AsyncIterable<StoreEntry>) => {
      const ending = new AbortController();
      const passed = async function* (): AsyncGenerator<StoreEntry> {
        for await (const entry of entries) {
          if (entry.kind === "row") ending.abort();
          yield entry;
        }
      };
      return { entries: passed(), signal: ending.signal };
    };
    const backup = interrupted(readStore(settings));
    await expect(writeArchive(file, backup.entries, backup)).rejects.toThrow("aborted");
    expect(await readdir(folder)).toEqual([]);
    await writeArchive(file, readStore(settings));
    for (const s3 of [undefined, await startS3()]) {
      const target = { ...(await storeOf(await newFolder())), s3 };
      const restore = interrupted(readArchive(file));
      await expect(writeStore(target, restore.entries, restore)).rejects.toThrow("aborted");
      await expectNothing(target);
    }
  });

  it("is not restored into a bucket that is missing, and says so @nightly", async () => {
    const { settings } = await filledRegistry();
    const file = join(await newFolder(), "backup.gz");
    await writeArchive(file, readStore(settings));
    const s3 = { ...(await startS3()), bucket: "missing" };
    const target = { ...(await storeOf(await newFolder())), s3 };
    const failed = await writeStore(target, readArchive(file)).catch((error: unknown) => error);
    expect(storeFailureOf(failed)).toEqual({ part: "objects", cause: "missing" });
    await expectNothing(target);
    const lacking = await writeArchive(`${file}.2`, readStore({ ...settings, s3 })).catch((error: unknown) => error);
    expect(storeFailureOf(lacking)).toEqual({ part: "objects", cause: "missing" });
  });

  it("removes what a killed one left behind, an hour after it @nightly", async () => {
    const { settings } = await filledRegistry();
    const folder = await newFolder();
    const left = [0, 2].map((hours) => ({ hours, name: `.callboard-backup-${randomUUID()}.part` }));
    for (const { hours, name } of left) {
      await writeFile(join(folder, name), "");
      const at = Date.now() / 1000 - hours * 3600;
      await utimes(join(folder, name), at, at);
    }
    await writeArchive(join(folder, "backup.gz"), readStore(settings));
    expect((await readdir(folder)).sort()).toEqual([left[0]?.name, "backup.gz"].sort());
  });
});

it("data moves from SQLite to the store under test with a bucket, and back, unchanged @nightly", async () => {
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
