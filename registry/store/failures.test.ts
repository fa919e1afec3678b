import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import type { LogEntry } from "../log.ts";
import { newFolder, plants } from "../registry.testing.ts";
import { createRegistry } from "../server.ts";
import { causeOf } from "./failures/cause-of.ts";
import { type StoreCause, StoreError, storeFailureOf } from "./failures/store-error.ts";
import { openGate } from "./gate.testing.ts";
import { guardedBucket } from "./objects/guarded-bucket.ts";
import { openS3, type S3Settings } from "./objects/s3.ts";
import { startS3 } from "./objects/s3-server.testing.ts";
import type { StoreSettings } from "./settings.ts";
import { openPostgres } from "./sql/postgres.ts";
import { lockWrites, migratedStoreOf, openTestStore, storeOf } from "./store.testing.ts";
import { openStore } from "./store.ts";

const coded = (code: string, message = "") => Object.assign(new Error(message), { code });

it.each<[StoreCause | undefined, unknown]>([
  ["unreachable", coded("ECONNREFUSED")],
  ["unreachable", coded("57P01", "terminating connection due to administrator command")],
  ["unreachable", new Error("Connection terminated unexpectedly")],
  ["unreachable", new TypeError("fetch failed", { cause: coded("ECONNRESET") })],
  ["unreachable", new TypeError("terminated", { cause: coded("UND_ERR_SOCKET") })],
  ["timeout", new Error("timeout exceeded when trying to connect")],
  ["timeout", new Error("Query read timeout")],
  ["timeout", new Error("Connection terminated due to connection timeout")],
  ["timeout", new Error("no object", { cause: new DOMException("timeout", "TimeoutError") })],
  ["timeout", coded("57014")],
  ["overloaded", coded("53300")],
  ["overloaded", coded("40001")],
  ["overloaded", Object.assign(coded("SlowDown"), { status: 503 })],
  ["overloaded", Object.assign(coded("Unknown"), { status: 429 })],
  ["overloaded", coded("EMFILE")],
  ["locked", coded("SQLITE_BUSY")],
  ["locked", coded("SQLITE_BUSY_SNAPSHOT")],
  ["full", coded("53100")],
  ["full", coded("SQLITE_FULL")],
  ["full", coded("ENOSPC")],
  ["read-only", coded("25006")],
  ["read-only", coded("SQLITE_READONLY_DBMOVED")],
  ["read-only", coded("EROFS")],
  ["denied", coded("28P01")],
  ["denied", coded("EACCES")],
  ["denied", Object.assign(coded("Unknown"), { status: 403 })],
  ["missing", coded("3D000")],
  ["missing", coded("ENOENT")],
  ["missing", Object.assign(coded("NoSuchBucket"), { status: 404 })],
  ["damaged", coded("SQLITE_CORRUPT")],
  ["failed", coded("SQLITE_IOERR_WRITE")],
  ["failed", Object.assign(coded("Unknown"), { status: 500 })],
  [undefined, coded("23505", "duplicate key")],
  [undefined, coded("42601", "syntax error")],
  [undefined, coded("SQLITE_CONSTRAINT_UNIQUE")],
  [undefined, new TypeError("a bug")],
  [undefined, undefined],
])("the cause %s is known of %s", (expected, error) => expect(causeOf(error)).toBe(expected));

it("the failure of a store is found in the causes of an error, and keeps the code", () => {
  const error = new StoreError({ part: "objects", cause: "full" }, "no space", coded("ENOSPC"));
  expect(error.code).toBe("ENOSPC");
  expect(storeFailureOf(new Error("outer", { cause: error }))).toEqual({ part: "objects", cause: "full" });
  expect(storeFailureOf(new Error("outer", { cause: new TypeError("a bug") }))).toBeUndefined();
});

/** The wait for a lock in milliseconds, so that no test waits for seconds. */
const lockMs = 100;

/** Limits of a server that hangs. A busy machine takes longer than that for no statement. */
const hanging = { statementMs: 1000, checkMs: 1500 };

/** A registry on settings with its log, and what calls answer. */
async function open(settings: StoreSettings) {
  const log: LogEntry[] = [];
  const registry = await createRegistry({
    storeLimits: { lockMs },
    ...settings,
    ...{ publicUrl: "http://registry.test", log: (entry: LogEntry) => void log.push(entry) },
  });
  onTestFinished(() => registry.close());
  const headers = { authorization: `Bearer ${registry.firstToken.token}`, "content-type": "application/json" };
  const call = async (method: string, path: string, body?: object) => {
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await registry.fetch(new Request(`http://registry.test${path}`, init));
    return { status: response.status, wait: response.headers.get("retry-after"), body: await response.json() };
  };
  const register = (apiId = "plants") =>
    call("POST", "/registry/api/register", { orgId: "callboard", apiId, definition: { ...plants, apiName: apiId } });
  return { registry, log, call, register, list: () => call("GET", "/v2/registry/docs/urls/list") };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Expects that a call fails by the store, that this is logged as such, and that `/ready` says why. */
async function expectFailure(
  { log, call }: Opened,
  failing: () => Promise<{ readonly status: number; readonly wait: string | null; readonly body: object }>,
  { part, cause }: { readonly part: "database" | "objects"; readonly cause: StoreCause | readonly StoreCause[] },
): Promise<void> {
  const causes = [cause].flat();
  expect(await failing()).toMatchObject({ status: 503, wait: "1", body: { error: "UnavailableError" } });
  const ready = await call("GET", "/ready");
  expect(ready).toMatchObject({ status: 503, wait: "1", body: { status: "store-unavailable" } });
  expect(ready.body.failures).toEqual([expect.objectContaining({ part, message: expect.any(String) })]);
  expect(causes).toContain(ready.body.failures[0].cause);
  expect(log.filter(({ event }) => event === "bug")).toEqual([]);
  const entry = log.find((one) => one.event === "store" && one.endpointId !== "ready");
  expect(entry).toMatchObject({ part });
  expect(causes).toContain(entry?.event === "store" && entry.cause);
  expect(entry).not.toHaveProperty("frames");
}

it("a database server that is unreachable gives 503, and calls are answered again afterwards", async () => {
  const { databaseUrl, ...store } = await storeOf(await newFolder());
  // The embedded store is a file, which is always in reach.
  if (databaseUrl === undefined) return;
  const gate = await openGate(databaseUrl);
  const opened = await open({ ...store, databaseUrl: gate.url });
  expect(await opened.list()).toMatchObject({ status: 200 });
  gate.set("closed");
  await expectFailure(opened, opened.list, { part: "database", cause: "unreachable" });
  gate.set("open");
  // A pooled connection may learn only from its next statement that it was lost; callers are asked to try again.
  await expect.poll(async () => (await opened.list()).status, { timeout: 5000 }).toBe(200);
  expect(await opened.call("GET", "/ready")).toMatchObject({ status: 200 });
});

it("a database server that hangs gives 503 within the limit, also to many calls, and recovers @nightly", async () => {
  const { databaseUrl, ...store } = await storeOf(await newFolder());
  if (databaseUrl === undefined) return;
  const gate = await openGate(databaseUrl);
  const opened = await open({ ...store, databaseUrl: gate.url, storeLimits: hanging });
  await Promise.all(Array.from({ length: 10 }, opened.list));
  gate.set("hanging");
  const from = performance.now();
  const all = await Promise.all(Array.from({ length: 10 }, opened.list));
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 503));
  expect(performance.now() - from).toBeLessThan(5 * hanging.statementMs);
  await expectFailure(opened, opened.list, { part: "database", cause: "timeout" });
  gate.set("open");
  await expect.poll(async () => (await opened.list()).status, { timeout: 10_000 }).toBe(200);
}, 60_000);

it("a read-only database server refuses writes as such", async () => {
  const settings = await storeOf(await newFolder());
  const { databaseUrl } = settings;
  if (databaseUrl === undefined) return;
  await (await openStore(settings)).close();
  const readOnly = new URL(databaseUrl);
  readOnly.searchParams.set("options", `${readOnly.searchParams.get("options")} -c default_transaction_read_only=on`);
  const db = openPostgres(readOnly.href);
  onTestFinished(() => db.destroy());
  const failed = await sql`update organization set id = id`.execute(db).catch((error: unknown) => error);
  expect(storeFailureOf(failed)).toEqual({ part: "database", cause: "read-only" });
});

it("a database that is locked by another process gives 503 to calls that write, and only to them", async () => {
  const folder = await newFolder();
  const settings = await migratedStoreOf(folder);
  if (settings.databaseUrl !== undefined) return;
  const opened = await open(settings);
  expect(await opened.register()).toMatchObject({ status: 200 });
  const unlock = await lockWrites(folder);
  const many = Promise.all(Array.from({ length: 20 }, (_, n) => opened.register(`plants-${n}`)));
  const from = performance.now();
  expect(new Set((await many).map(({ status }) => status))).toEqual(new Set([503]));
  expect(performance.now() - from).toBeLessThan(20 * lockMs);
  await expectFailure(opened, () => opened.register("other"), { part: "database", cause: "locked" });
  expect(await opened.list()).toMatchObject({ status: 200 });
  await unlock();
  expect(await opened.register("other")).toMatchObject({ status: 200 });
  expect(await opened.call("GET", "/ready")).toMatchObject({ status: 200 });
});

it("a connection that is lost within a transaction fails it, and nothing else", async () => {
  const { databaseUrl } = await storeOf(await newFolder());
  if (databaseUrl === undefined) return;
  const gate = await openGate(databaseUrl);
  const db = openPostgres(gate.url);
  onTestFinished(() => db.destroy());
  const lost = db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    gate.set("closed");
    // The connection ends while no statement runs.
    await sleep(100);
    await sql`select 1`.execute(transaction);
  });
  await expect(lost).rejects.toThrow();
  gate.set("open");
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

it("a folder of objects that is gone gives 503, and /ready says so until it is back", async () => {
  const settings = await migratedStoreOf(await newFolder());
  const opened = await open(settings);
  const { apiDefinitionId } = (await opened.register()).body;
  await rm(join(settings.dataFolder, "objects"), { recursive: true });
  await expectFailure(opened, () => opened.register("other"), { part: "objects", cause: "missing" });
  const loaded = await opened.call("GET", `/registry/api/load/${apiDefinitionId}`);
  expect(loaded).toMatchObject({ status: 503, wait: "1", body: { error: "UnavailableError" } });
  await mkdir(join(settings.dataFolder, "objects", "unfinished"), { recursive: true });
  const lost = { part: "objects", cause: "lost", count: 1, documents: [{ kind: "API", hash: expect.any(String) }] };
  expect((await opened.call("GET", "/ready")).body.failures).toMatchObject([lost]);
  expect(opened.log).toContainEqual(
    expect.objectContaining({ cause: "lost", lost: ["a version of the API plants of callboard"] }),
  );
  expect(await opened.register()).toMatchObject({ status: 200 });
  await expect.poll(async () => (await opened.call("GET", "/ready")).status).toBe(200);
});

it("a bucket that is unreachable gives 503 to calls that need an object", async () => {
  const s3 = await startS3();
  const opened = await open({ ...(await migratedStoreOf(await newFolder())), s3 });
  const { apiDefinitionId } = (await opened.register()).body;
  await s3.stop();
  const load = () => opened.call("GET", `/registry/api/load/${apiDefinitionId}`);
  await expectFailure(opened, load, { part: "objects", cause: "unreachable" });
});

/** A service that answers every request in one way. */
async function badS3(answer: number | "reset" | "hang", code = ""): Promise<S3Settings> {
  const server = createServer((request, response) => {
    if (answer === "hang") return;
    if (answer === "reset") return void request.socket.resetAndDestroy();
    const text = code === "" ? "" : `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`;
    response.writeHead(answer, { "content-type": "application/xml" }).end(request.method === "HEAD" ? "" : text);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const access = { accessKeyId: "id", secretAccessKey: "secret", region: "us-east-1", prefix: "" };
  return { endpoint: `http://127.0.0.1:${port}`, bucket: "objects", ...access };
}

it.each<[string, number | "reset", string, StoreCause]>([
  ["resets connections", "reset", "", "unreachable"],
  ["refuses access", 403, "AccessDenied", "denied"],
  ["knows no such key", 403, "InvalidAccessKeyId", "denied"],
  ["fails", 500, "InternalError", "failed"],
  ["is too busy", 503, "SlowDown", "overloaded"],
  ["lacks the bucket", 404, "NoSuchBucket", "missing"],
  ["answers what no service answers", 418, "", "failed"],
])("every use of a bucket, if its service %s, is a failure of the store", async (_, status, code, cause) => {
  const settings = await badS3(status, code);
  const bucket = guardedBucket(
    openS3(settings, async () => {}),
    "failed",
  );
  const uses = [
    () => bucket.write("a", new Uint8Array(1)),
    () => bucket.read("a"),
    () => bucket.list(),
    () => bucket.check(),
  ];
  for (const use of uses) {
    const failed = await use().then(
      () => "nothing",
      (error: unknown) => error,
    );
    expect(storeFailureOf(failed)).toEqual({ part: "objects", cause });
  }
});

it("a missing bucket is reported as such by /ready, and calls get 503", async () => {
  const s3 = await startS3();
  const opened = await open({ ...(await migratedStoreOf(await newFolder())), s3: { ...s3, bucket: "missing" } });
  await expectFailure(opened, () => opened.register(), { part: "objects", cause: "missing" });
});

it("a database file that can't grow fails as full, in statements and in the check, until it can", async () => {
  const folder = await newFolder();
  if ((await migratedStoreOf(folder)).databaseUrl !== undefined) return;
  const { db, check, close } = await openTestStore(folder);
  onTestFinished(close);
  // No file has fewer pages than it has already.
  await sql`pragma max_page_count = 1`.execute(db);
  const organization = { id: "o".repeat(20_000), created_at: "" };
  const failed = await db
    .insertInto("organization")
    .values(organization)
    .execute()
    .catch((error: unknown) => error);
  expect(storeFailureOf(failed)).toEqual({ part: "database", cause: "full" });
  expect(await check()).toEqual([expect.objectContaining({ part: "database", cause: "full" })]);
  await sql`pragma max_page_count = 10000`.execute(db);
  expect(await check()).toEqual([]);
});
