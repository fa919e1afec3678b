import { type ChildProcess, spawn } from "node:child_process";
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { env } from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import { build } from "vite";
import { beforeAll, describe, expect, it } from "vitest";
import { bodyOf } from "#transport";
import { bundlerChecks } from "../../tooling/bundler-checks.ts";
import { isNightly } from "../../tooling/tier.ts";
import { begin } from "../migrations/0001-begin.ts";
import { canonicalHosts } from "../migrations/0002-canonical-hosts.ts";
import type { OldSchema } from "../migrations/old-schema.testing.ts";
import { randomFrom } from "../processes/random.testing.ts";
import { newFolder, openRegistry, type TestRegistry } from "../registry.testing.ts";
import { currentDefinition } from "../store/sql/definitions.ts";
import { openTestDatabase, openTestStore, storeOf } from "../store/store.testing.ts";
import { definitionOf, fileOf, nameOf, pageOf, readVersion, siteOf, type Version } from "./version.testing.ts";

/** Kills in all; `npm run test:crash` kills 1,000 times. */
const kills = Number(env.CALLBOARD_CRASH_KILLS ?? (isNightly ? 6 : 2));
/** Milliseconds: a kill takes about 2 s on two idle cores, and far longer on a busy machine. */
const patience = 120_000 + kills * 20_000;
const seed = Number(env.CALLBOARD_CRASH_SEED ?? Math.floor(Math.random() * 2 ** 31));

let program = "";
beforeAll(async () => {
  const outDir = await newFolder();
  const rolldownOptions = { output: { entryFileNames: "writer.mjs" }, checks: bundlerChecks };
  const entry = join(import.meta.dirname, "writer.testing.ts");
  // Starts in a third of the time that the sources need.
  await build({
    configFile: false,
    logLevel: "warn",
    build: { ssr: entry, outDir, emptyOutDir: false, rolldownOptions },
  });
  await symlink(join(import.meta.dirname, "../../node_modules"), join(outDir, "node_modules"));
  program = join(outDir, "writer.mjs");
});

/** A process that writes, and its output so far. */
interface Writer {
  readonly child: ChildProcess;
  readonly output: () => string;
  /** Waits for a line. */
  readonly printed: (line: string) => Promise<void>;
  readonly kill: () => Promise<void>;
}

async function startWriter(folder: string, args: readonly string[]): Promise<Writer> {
  const child = spawn(process.execPath, [program, ...args], {
    // Not an argument, since the settings contain a password.
    env: { ...env, CRASH_TEST_STORE: JSON.stringify(await storeOf(folder)) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
  return {
    child,
    output: () => output,
    printed: (line) =>
      new Promise((resolve, reject) => {
        const check = (): void => {
          if (`\n${output}`.includes(`\n${line}\n`)) resolve();
        };
        child.stdout.on("data", check);
        child.once("close", () => reject(new Error(`the writer ended before it printed ${line}`)));
        check();
      }),
    kill: async () => {
      child.kill("SIGKILL");
      await closed;
    },
  };
}

/** Returns the number of the last version in lines such as `published a 12`; -1 if there is none. */
const lastOf = (output: string, event: string): number =>
  Number([...output.matchAll(new RegExp(`^${event} \\w+ (\\d+)\\b`, "gm"))].at(-1)?.[1] ?? -1);

/** Returns the site that is shown, and checks that all of it is of one version. */
async function shownSite({ client, registry }: TestRegistry): Promise<Version | undefined> {
  const site = await client().docs.getDocsForUrl({ body: { url: "big.example" } });
  if (!site.ok) {
    expect(site.error).toBe("DomainNotRegisteredError");
    return undefined;
  }
  const { config, pages, files } = site.body.definition;
  const version = readVersion(String(config.title));
  expect(pages["page.md"]?.markdown).toBe(pageOf(version));
  const [url = ""] = Object.values(files);
  const file = await registry.fetch(new Request(url));
  expect(Buffer.from(await file.arrayBuffer()).equals(fileOf(version))).toBe(true);
  return version;
}

/** Returns the number of the registered version of a writer, and checks that it is whole. */
async function registeredVersion({ client, folder }: TestRegistry, writer: string): Promise<number> {
  const store = await openTestStore(folder);
  const apiId = await currentDefinition(store.db, "callboard", writer);
  await store.close();
  if (apiId === undefined) return -1;
  const definition = bodyOf(await client().apis.getApiLatest({ pathParameters: { apiId } }));
  const version = readVersion(String(definition.apiName));
  const expected = definitionOf(version).types;
  expect(Object.values(definition.types).map(({ description }) => description)).toEqual(
    Object.values(expected).map(({ description }) => description),
  );
  return version.n;
}

/** Repeats the calls without a response from the killed writer; each succeeds. */
async function retryLost({ client, registry }: TestRegistry, output: string, writer: string): Promise<void> {
  const [, n, url = ""] = [...output.matchAll(/^uploading \w+ (\d+) (\S+)$/gm)].at(-1) ?? [];
  if (n !== undefined && Number(n) > lastOf(output, "uploaded")) {
    const body = new Uint8Array(fileOf({ writer, n: Number(n) }));
    const send = () => registry.fetch(new Request(url, { method: "PUT", body }));
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  }
  const [, last, id = ""] = [...output.matchAll(/^finishing \w+ (\d+) (\S+)$/gm)].at(-1) ?? [];
  if (last !== undefined && Number(last) > lastOf(output, "published")) {
    const finish = { pathParameters: { id }, body: siteOf({ writer, n: Number(last) }) };
    expect(await client().docs.finishDocsRegister(finish)).toMatchObject({ ok: true });
    expect(await client().docs.finishDocsRegister(finish)).toMatchObject({ ok: true });
  }
}

/** Versions that may be shown after the kill: the last acknowledged one of each writer, and those under way. */
function candidates(outputs: readonly string[], before: Version | undefined): readonly (string | undefined)[] {
  const events = outputs.flatMap((output) =>
    ["published", "finishing"].flatMap((event) =>
      [...output.matchAll(new RegExp(`^${event} (\\w+ \\d+)`, "gm"))].slice(-1),
    ),
  );
  const isReplaced = outputs.some((output) => lastOf(output, "published") >= 0);
  return [...events.map(([, name]) => name), ...(isReplaced ? [] : [before && nameOf(before)])];
}

/** Fills a database of the second version with sites; their migration takes a while. */
async function oldDatabase(folder: string, sites: number): Promise<void> {
  const { db: opened, migrateTo } = await openTestDatabase(folder);
  await migrateTo([begin, canonicalHosts]);
  // The tables have the columns of the first two steps only.
  const db = opened as unknown as Kysely<OldSchema>;
  const moment = "2026-01-01T00:00:00.000Z";
  const owner = { organization_id: "acme" };
  const all = Array.from({ length: sites }, (_, n) => n);
  await db.insertInto("organization").values({ id: "acme", created_at: moment }).execute();
  const moments = { created_at: moment, expires_at: moment, finished_at: moment };
  const addresses = (n: number) => [
    { host: `${n}.test`, path: "/b" },
    { host: `${n}.test`, path: "" },
  ];
  await db
    .insertInto("docs_registration")
    .values(all.map((n) => ({ id: `reg_${n}`, ...owner, addresses: JSON.stringify(addresses(n)), ...moments })))
    .execute();
  await db
    .insertInto("docs_site")
    .values(
      all.map((n) => ({ id: `${n}`, ...owner, registration_id: `reg_${n}`, object_hash: "0", updated_at: moment })),
    )
    .execute();
  await db
    .insertInto("host")
    .values(all.map((n) => ({ name: `${n}.test`, ...owner })))
    .execute();
  await db
    .insertInto("docs_address")
    .values(all.flatMap((n) => addresses(n).map((address) => ({ ...address, site_id: `${n}` }))))
    .execute();
  await opened.destroy();
}

describe("a process that is killed at any moment", () => {
  it(
    `loses nothing that it acknowledged and shows nothing half, alone or beside another one (seed ${seed})`,
    async () => {
      const random = randomFrom(seed);
      const folder = await newFolder();
      await (await openRegistry({ dataFolder: folder })).registry.close();
      const registered: Record<string, number> = { a: -1, b: -1 };
      let shown: Version | undefined;
      for (let killed = 0; killed < (kills * 4) / 5; ) {
        const names = random() < 0.4 ? ["a", "b"] : ["a"];
        const writers = await Promise.all(
          names.map((name) => startWriter(folder, [name, `${(registered[name] ?? -1) + 1}`])),
        );
        await Promise.all(writers.map(({ printed }) => printed("ready")));
        await sleep(random() * 200);
        await Promise.all(writers.map(({ kill }) => kill()));
        killed += writers.length;

        const opened = await openRegistry({ dataFolder: folder });
        const outputs = writers.map(({ output }) => output());
        for (const [index, name] of names.entries()) {
          const answered = Math.max(lastOf(outputs[index] ?? "", "registered"), registered[name] ?? -1);
          const found = await registeredVersion(opened, name);
          expect([answered, answered + 1]).toContain(found);
          registered[name] = found;
        }
        const allowed = candidates(outputs, shown);
        const found = await shownSite(opened);
        expect(allowed).toContain(found && nameOf(found));
        for (const [index, name] of names.entries()) await retryLost(opened, outputs[index] ?? "", name);
        shown = await shownSite(opened);
        expect(allowed).toContain(shown && nameOf(shown));
        await opened.registry.close();
      }
    },
    patience,
  );

  it(
    `while it migrates leaves a database that the next start migrates completely (seed ${seed}) @nightly`,
    async () => {
      const random = randomFrom(seed + 1);
      let migrationMs = 0;
      for (let killed = 0; killed <= Math.max(1, kills / 5); killed += 1) {
        const folder = await newFolder();
        await oldDatabase(folder, 300);
        const writer = await startWriter(folder, ["a", "0", "open"]);
        await writer.printed("opening");
        const began = performance.now();
        // The first one shows how long it takes.
        if (killed === 0) await writer.printed("ready");
        else await sleep(random() * migrationMs);
        if (killed === 0) migrationMs = performance.now() - began;
        await writer.kill();
        const { registry } = await openRegistry({ dataFolder: folder });
        const store = await openTestStore(folder);
        const sites = await store.db.selectFrom("docs_site").select(["revision", "is_private"]).execute();
        expect(sites).toEqual(Array.from({ length: 300 }, () => ({ revision: 1, is_private: 0 })));
        const rows = await store.db.selectFrom("docs_address").select(["path", "position", "is_custom"]).execute();
        const wrong = rows.filter(
          (row) => row.position !== (row.path === "" ? 1 : 0) || row.is_custom !== row.position,
        );
        expect([rows.length, wrong]).toEqual([600, []]);
        await store.close();
        await registry.close();
      }
    },
    patience,
  );
});
