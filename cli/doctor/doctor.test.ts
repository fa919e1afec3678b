import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createRegistry, storeCauses } from "#registry";
import type { DoctorDeps } from "./deps.ts";
import { doctorReport, type Finding, ok, problem } from "./finding.ts";
import { emptyStore, runDoctor } from "./run-doctor.ts";

const gib = 1024 ** 3;
const now = Date.UTC(2026, 0, 1);

interface Around extends Partial<DoctorDeps> {
  /** Responses of the public address and of other servers. */
  readonly answers?: { readonly [url: string]: () => Response };
}

/** Runs the doctor in a new folder, in a world without faults unless they are given. */
async function findings({ answers = {}, ...around }: Around = {}): Promise<readonly Finding[]> {
  const folder = around.folder ?? (await newFolder());
  return runDoctor({
    resolve: async () => ["192.0.2.1"],
    space: async () => ({ free: 50 * gib, size: 100 * gib, freeFiles: undefined }),
    now: () => now,
    fetch: async (url) => {
      const answer = answers[String(url)];
      if (answer === undefined) throw new TypeError("fetch failed");
      return answer();
    },
    ...around,
    folder,
    env: { PORT: "0", REGISTRY_PORT: "0", ...around.env },
  });
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "doctor-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const of = (found: readonly Finding[], check: Finding["check"]): readonly Finding[] =>
  found.filter((finding) => finding.check === check);

const everyFix = (found: readonly Finding[]): readonly string[] =>
  found.flatMap(({ status, message, fix }) => (status !== "ok" && fix === undefined ? [message] : []));

it("finds nothing wrong with a folder that has no data yet, and creates nothing in it", async () => {
  const found = await findings();
  expect(found.map(({ status, check }) => `${status} ${check}`)).toEqual([
    "ok settings",
    "ok ports",
    "ok ports",
    "ok stores",
    "ok disk",
    "ok clock",
    "not set DNS",
    "not set proxy",
  ]);
  expect(doctorReport(found)).toContain("\n6 ok, 0 with a warning, 0 failed, 2 not set\n");
});

it("writes the report as docs/operate/README.md shows it", async () => {
  const report = doctorReport([
    ok("ports", "site: port 4000 is free"),
    problem("stores", "failed", "the bucket of S3_BUCKET refuses access", storeCauses.denied.advice),
    ...of(await findings(), "proxy"),
  ]);
  const page = await readFile(join(import.meta.dirname, "../../docs/operate/README.md"), "utf8");
  expect(page).toContain(`\`\`\`text\n${report.slice(0, report.indexOf("\n\n") + 1)}\`\`\`\n`);
});

it("reports every wrong setting with what it has to be, and checks nothing else", async () => {
  const found = await findings({ env: { PORT: "x", CALLBOARD_ORIGIN: "docs", CALLBOARD_REGISTRY_ORIGIN: "foo" } });
  expect(found.map(({ check, status }) => [check, status])).toEqual([
    ["settings", "failed"],
    ["settings", "failed"],
    ["settings", "failed"],
  ]);
  expect(everyFix(found)).toEqual([]);
  expect(doctorReport(found)).toContain('PORT is "x"\n');
});

it("tells another program on a port from Callboard", async () => {
  const other = createServer((request, response) => {
    response.end(request.url === "/health" ? '{"status":"ok"}' : "hello");
  });
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  onTestFinished(() => void other.close());
  const port = String((other.address() as AddressInfo).port);
  const asSite = of(await findings({ fetch, env: { PORT: port } }), "ports")[0];
  expect(asSite).toMatchObject({ status: "failed", message: expect.stringContaining(`port ${port} is in use`) });
  expect(asSite?.fix).toContain("PORT=");
  expect(of(await findings({ fetch, env: { REGISTRY_PORT: port } }), "ports")[1]).toEqual({
    check: "ports",
    status: "ok",
    message: `registry: Callboard is running on port ${port}`,
  });
});

it("checks the data of a registry that runs, and reports data that can't be read", async () => {
  const folder = await newFolder();
  const dataFolder = join(folder, ".callboard");
  const registry = await createRegistry({ dataFolder, publicUrl: "http://registry.test", log: () => {} });
  onTestFinished(() => registry.close());
  const [used] = of(await findings({ folder }), "stores");
  expect(used).toMatchObject({ status: "ok", message: expect.stringContaining("can be read and written") });

  const broken = await newFolder();
  await writeFile(join(broken, "registry.db"), "no database".repeat(1000));
  const found = of(await findings({ env: { CALLBOARD_DATA: broken } }), "stores");
  expect(found).toMatchObject([{ status: "failed" }]);
  expect(everyFix(found)).toEqual([]);
});

it.each([
  [undefined, "/no/folder", "/no/folder"],
  [undefined, tmpdir(), join(tmpdir(), "registry.db")],
  ["postgres://127.0.0.1/registry", "/no/folder", "the database of DATABASE_URL"],
])("names the place without data for the database %j and the folder %s", (databaseUrl, dataFolder, place) => {
  const { message } = emptyStore({ dataFolder, ...(databaseUrl !== undefined && { databaseUrl }) });
  expect(message).toBe(`${place} is empty; the first start creates what it needs`);
});

it("reports a database that can't be reached, without its password", async () => {
  const env = { DATABASE_URL: "postgres://callboard:secret@127.0.0.1:9/registry" };
  const found = of(await findings({ env }), "stores");
  expect(found).toMatchObject([{ status: "failed", fix: expect.stringContaining("check the address") }]);
  expect(JSON.stringify(found)).not.toContain("secret");
});

it.each([
  [5 * gib, undefined, "ok"],
  [0.5 * gib, undefined, "warning"],
  [0.05 * gib, undefined, "failed"],
  [5 * gib, 12, "warning"],
] as const)("a disk with %d free bytes and room for %s files is %s", async (free, freeFiles, status) => {
  const found = of(await findings({ space: async () => ({ free, size: 10 * gib, freeFiles }) }), "disk");
  expect(found.map((finding) => finding.status)).toEqual([status]);
  expect(everyFix(found)).toEqual([]);
});

it.each([
  [2, "ok"],
  [60, "warning"],
  [-900, "failed"],
] as const)("a clock that is %d s ahead of the bucket is %s", async (seconds, status) => {
  const env = {
    ...{ S3_ENDPOINT: "http://127.0.0.1:9", S3_BUCKET: "b", S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "s" },
  };
  const date = new Date(now - seconds * 1000).toUTCString();
  const answers = { "http://127.0.0.1:9": () => new Response(null, { headers: { date } }) };
  const found = of(await findings({ env, answers }), "clock");
  expect(found.map((finding) => finding.status)).toEqual([status]);
  expect(everyFix(found)).toEqual([]);
});

it("reports public names without an address, also of sites below the suffix", async () => {
  const env = { CALLBOARD_ORIGIN: "https://docs.example.com", CALLBOARD_DOMAIN_SUFFIX: "sites.example.com" };
  const resolve = async (host: string): Promise<readonly string[]> => {
    if (host === "docs.example.com") return ["192.0.2.1"];
    throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: "ENOTFOUND" });
  };
  const found = of(await findings({ env, resolve }), "DNS");
  expect(found.map(({ status }) => status)).toEqual(["ok", "failed"]);
  expect(found[1]?.fix).toContain("*.sites.example.com");
});

it.each([
  ['{"status":"ok"}', 200, "Sitemap: https://docs.example.com/sitemap.xml", "ok", ""],
  ['{"status":"ok"}', 200, "Sitemap: https://other.example/sitemap.xml", "ok", ""],
  ['{"status":"ok"}', 200, "no site is at this host", "ok", ""],
  ['{"status":"ok"}', 200, "Sitemap: http://docs.example.com/sitemap.xml", "failed", "X-Forwarded-Proto"],
  ['{"status":"ok"}', 200, "Sitemap: http://localhost:4000/sitemap.xml", "failed", "Host"],
  ["misdirected", 421, "", "failed", "Host"],
  ["another program", 200, "", "failed", "port of the site"],
  [undefined, 0, "", "failed", "certificate"],
] as const)("a proxy that answers %j with %d, and %j, is %s", async (health, status, robots, result, fix) => {
  const origin = "https://docs.example.com";
  const env = { CALLBOARD_ORIGIN: origin };
  const answers =
    health === undefined
      ? {}
      : {
          [`${origin}/api/callboard-docs/health`]: () => new Response(health, { status }),
          [`${origin}/robots.txt`]: () => new Response(robots),
        };
  const [seen, trust] = of(await findings({ env, answers }), "proxy");
  expect([seen?.status, (seen?.fix ?? "").includes(fix)]).toEqual([result, true]);
  expect(trust).toMatchObject({ status: "warning", fix: expect.stringContaining("CALLBOARD_TRUSTED_PROXIES") });
});
