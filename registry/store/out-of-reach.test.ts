import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { bodyOf } from "#transport";
import { clientOf, newFolder, plants } from "../registry.testing.ts";
import { createRegistry } from "../server.ts";
import { startS3 } from "./objects/s3-server.testing.ts";
import { isOutOfReach } from "./out-of-reach.ts";
import { openPostgres } from "./sql/postgres.ts";
import { storeOf } from "./store.testing.ts";

it.each([
  [true, Object.assign(new Error("refused"), { code: "ECONNREFUSED" })],
  [true, Object.assign(new Error("terminating connection due to administrator command"), { code: "57P01" })],
  [true, new Error("Connection terminated unexpectedly")],
  [true, new Error("timeout exceeded when trying to connect")],
  [false, Object.assign(new Error("no space left"), { code: "ENOSPC" })],
  [false, Object.assign(new Error("duplicate key"), { code: "23505" })],
  [true, new TypeError("fetch failed", { cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED" }) })],
  [true, new Error("no object", { cause: new DOMException("timeout", "TimeoutError") })],
  [false, new TypeError("a bug")],
  [false, undefined],
])("%j is said of %s", (expected, error) => expect(isOutOfReach(error)).toBe(expected));

/** A way to a database that can be closed and opened again. */
async function gateTo(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isOpen = true;
  const gate = createServer((socket) => {
    sockets.add(socket);
    const ignore = (): void => {};
    if (!isOpen) return socket.on("error", ignore).resetAndDestroy();
    const server = connect(Number(target.port), target.hostname).on("error", ignore);
    return socket.on("error", ignore).pipe(server).pipe(socket);
  });
  gate.listen(0, "127.0.0.1");
  await once(gate, "listening");
  onTestFinished(() => void gate.close());
  const { port } = gate.address() as AddressInfo; // a TCP server that listens has one
  return {
    url: Object.assign(new URL(databaseUrl), { hostname: "127.0.0.1", port: String(port) }).href,
    set: (open: boolean): void => {
      isOpen = open;
      if (!open) for (const socket of sockets) socket.destroy();
    },
  };
}

it("calls get 503 while the server is out of reach, and are answered again afterwards", async () => {
  const { databaseUrl, ...store } = await storeOf(await newFolder());
  // The embedded store is a file, which is always in reach.
  if (databaseUrl === undefined) return;
  const gate = await gateTo(databaseUrl);
  const log: string[] = [];
  const registry = await createRegistry({
    ...store,
    ...{ databaseUrl: gate.url, publicUrl: "http://registry.test", log: ({ event }) => log.push(event) },
  });
  onTestFinished(() => registry.close());
  const headers = { authorization: `Bearer ${registry.firstToken.token}` };
  const ask = async () => {
    const response = await registry.fetch(new Request("http://registry.test/v2/registry/docs/urls/list", { headers }));
    return { status: response.status, wait: response.headers.get("retry-after"), body: await response.json() };
  };
  expect(await ask()).toMatchObject({ status: 200 });
  gate.set(false);
  const content = "The registry can't reach its store. Try again in a moment.";
  expect(await ask()).toEqual({ status: 503, wait: "1", body: { error: "UnavailableError", content } });
  expect(log).toContain("bug");
  gate.set(true);
  // A pooled connection may learn only from its next statement that it was lost; callers are asked to try again.
  await expect.poll(async () => (await ask()).status, { timeout: 5000 }).toBe(200);
});

it("a connection that is lost within a transaction fails it, and nothing else", async () => {
  const { databaseUrl } = await storeOf(await newFolder());
  if (databaseUrl === undefined) return;
  const gate = await gateTo(databaseUrl);
  const db = openPostgres(gate.url);
  onTestFinished(() => db.destroy());
  const lost = db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    gate.set(false);
    // The connection ends while no statement runs.
    await sleep(100);
    await sql`select 1`.execute(transaction);
  });
  await expect(lost).rejects.toThrow();
  gate.set(true);
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
});

it("calls that need an object get 503 while the bucket is out of reach", async () => {
  const s3 = await startS3();
  const options = { publicUrl: "http://registry.test", log: () => {}, s3 };
  const registry = await createRegistry({ ...(await storeOf(await newFolder())), ...options });
  onTestFinished(() => registry.close());
  const { apis } = clientOf(registry, registry.firstToken.token);
  const body = { orgId: "callboard", apiId: "plants", definition: plants };
  const { apiDefinitionId: apiId } = bodyOf(await apis.registerApiDefinition({ body }));
  await s3.stop();
  const headers = { authorization: `Bearer ${registry.firstToken.token}` };
  const url = `http://registry.test/registry/api/load/${apiId}`;
  const response = await registry.fetch(new Request(url, { headers }));
  expect([response.status, (await response.json()).error]).toEqual([503, "UnavailableError"]);
});
