import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readInTest } from "../serve/apart/read-here.testing.ts";
import { parseOptions } from "./arguments.ts";
import { listenAddressOf } from "./listener.ts";
import { runTest } from "./run-test.ts";

const event = (properties: object) => ({
  post: {
    requestBody: { content: { "application/json": { schema: { type: "object", required: ["id"], properties } } } },
    responses: { "204": { description: "Seen." } },
  },
});
const description = {
  openapi: "3.1.0",
  info: { title: "Orders", version: "1" },
  webhooks: { closed: event({ id: { type: "integer" } }), opened: event({ id: { type: "string" } }) },
  paths: {
    "/orders": {
      post: {
        operationId: "order",
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: {
                type: "object",
                required: ["item", "hook"],
                properties: { item: { type: "string" }, hook: { type: "string", format: "uri" } },
              },
            },
          },
        },
        responses: { "202": { description: "Later." }, "400": { description: "Wrong." } },
        callbacks: {
          paid: { "{$request.body#/hook}/done": event({ id: { type: "integer" }, sum: { type: "number" } }) },
        },
      },
    },
  },
};

let folder: string;
let server: Server;
/** The amount in callbacks. */
let sum: unknown;
/** The address of the webhook of the user, if it is set. */
let webhook: string | undefined;
/** True if the server sends the start of a callback, and closes the connection. */
let isBreaking = false;
const hooks = new Set<string>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "callboard-listener-"));
  writeFileSync(join(folder, "openapi.json"), JSON.stringify(description));
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { hook = "" } = sentIn(body);
    response.writeHead(hook === "" ? 400 : 202).end();
    if (hook === "") return;
    hooks.add(hook);
    const post = (url: string, value: unknown): Promise<unknown> =>
      fetch(url, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(value),
      }).catch(() => undefined);
    if (isBreaking) await sendStart(hook);
    if (hook.startsWith("http://127.0.0.1:")) await post(`${hook}/done`, { id: 7, sum });
    if (webhook !== undefined) await post(webhook, { id: 7 });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Sends the start of a request, and closes the connection. */
async function sendStart(address: string): Promise<void> {
  const { port, hostname, pathname } = new URL(address);
  if (hostname !== "127.0.0.1") return;
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  socket.write(`POST ${pathname} HTTP/1.1\r\nHost: a.example\r\nContent-Length: 100\r\n\r\n{"id`);
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => socket.end(() => resolve(undefined)));
}

function sentIn(body: string): { readonly hook?: string } {
  try {
    const { item, hook } = JSON.parse(body);
    return typeof item === "string" && typeof hook === "string" && hook.includes(":") ? { hook } : {};
  } catch {
    return {};
  }
}

async function test(...args: readonly string[]) {
  const { port } = server.address() as AddressInfo; // it listens on a port
  const run = ["openapi.json", "--server", `http://127.0.0.1:${port}`, "--allow-writes", "--phase", "examples"];
  const read = parseOptions([...run, ...args]);
  if (read.kind !== "options" || "replay" in read.options) {
    return { code: 2, text: read.kind === "error" ? read.error : "" };
  }
  const texts: string[] = [];
  const code = await runTest(read.options, {
    folder,
    env: {},
    readDescription: readInTest,
    ...{ out: (text: string) => texts.push(text), err: (text: string) => texts.push(text) },
    ...{ clock: () => performance.now(), date: () => new Date(), version: "1.2.3", draw: () => 1 },
    sleep: async (time) => void (await sleep(time)),
    interruption: () => new AbortController().signal,
  });
  return { code, text: texts.join("") };
}

it("sends its address where a callback is expected, and accepts a callback that is as described", async () => {
  sum = 12.5;
  const run = await test("--listen", "0", "--json");
  const { deliveries, passed } = JSON.parse(run.text);
  expect(deliveries).toContainEqual({ webhook: "order.paid", received: expect.any(Number), issues: [] });
  expect(deliveries.find((one: { webhook: string }) => one.webhook === "order.paid").received).toBeGreaterThan(0);
  expect(passed).toBe(true);
  expect(run.code).toBe(0);
});

it("ignores a request that ends early", async () => {
  sum = 12.5;
  isBreaking = true;
  const run = await test("--listen", "0", "--json");
  isBreaking = false;
  expect(JSON.parse(run.text).deliveries).toContainEqual(
    expect.objectContaining({ webhook: "order.paid", issues: [] }),
  );
  expect(run.code).toBe(0);
});

it("reports callbacks and webhooks that differ from the description", async () => {
  sum = "much";
  const port = await freePort();
  webhook = `http://127.0.0.1:${port}/opened`;
  const run = await test("--listen", String(port));
  webhook = undefined;
  expect(run.code).toBe(1);
  expect(run.text).toMatch(/^order\.paid: received \d+ times?\n {2}body\.sum: .* \(\d+ times?\)$/m);
  expect(run.text).toMatch(/^opened: received \d+ times?\n {2}body\.id: .* \(\d+ times?\)$/m);
  expect(run.text).toMatch(/^closed: received 0 times$/m);
});

it("says which address can't be used", async () => {
  const { port } = server.address() as AddressInfo; // it listens on a port
  expect(await test("--listen", String(port))).toMatchObject({
    code: 2,
    text: expect.stringMatching(/--listen 127\.0\.0\.1:\d+: .*EADDRINUSE/),
  });
  expect(await test("--listen", "nine")).toMatchObject({ text: expect.stringContaining("such as 127.0.0.1:9000") });
  expect(listenAddressOf("[::1]:90")).toEqual({ host: "::1", port: 90 });
  expect(() => listenAddressOf("99999")).toThrow('--listen is "99999"');
});

async function freePort(): Promise<number> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  const { port } = other.address() as AddressInfo; // it listens on a port
  await new Promise((resolve) => other.close(resolve));
  return port;
}
