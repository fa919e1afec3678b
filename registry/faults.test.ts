import { once } from "node:events";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { isNightly, someOf } from "../tooling/tier.ts";
import { createRegistryServer } from "./listen.ts";
import { failings, type PlatformFaults, platformFaults } from "./platform-faults.testing.ts";
import { jsonHeaders, openRegistry, plants, type TestRegistry } from "./registry.testing.ts";
import { lockWrites } from "./store/store.testing.ts";

interface Served extends TestRegistry {
  readonly server: Server;
  readonly port: number;
  /** Calls the registry over HTTP, as the staff. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<{ status: number; text: string }>;
  /** Errors that would have ended the process. */
  readonly crashes: readonly unknown[];
}

/** A registry behind a real server. */
async function serve(): Promise<Served> {
  const crashes: unknown[] = [];
  const note = (error: unknown): void => void crashes.push(error);
  process.on("uncaughtException", note).on("unhandledRejection", note);
  onTestFinished(() => void process.off("uncaughtException", note).off("unhandledRejection", note));
  const opened = await openRegistry();
  const { server, serve: answerFor } = createRegistryServer({ onError: (error) => crashes.push(error) });
  answerFor(opened.registry);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const headers = jsonHeaders(opened.registry.firstToken.token);
  const call: Served["call"] = async (method, path, body) => {
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...init });
    return { status: response.status, text: await response.text() };
  };
  return { ...opened, server, port, call, crashes };
}

/** A call to the registry after the calls that prepare it; returns its status. */
type Scenario = (served: Served, n: number) => Promise<() => Promise<number>>;

const register = (served: Served, version: string) =>
  served.call("POST", "/registry/api/register", {
    orgId: "callboard",
    apiId: "plants",
    definition: { ...plants, apiName: version },
  });
const apiIdOf = (text: string): string => JSON.parse(text).apiDefinitionId;

const startDocs = (served: Served) =>
  served.call("POST", "/v2/registry/docs/v2/init", {
    orgId: "callboard",
    domain: "docs.plants.example",
    customDomains: [],
    filepaths: ["a.png", "b.png"],
  });
const docsDefinition = (title: string) => ({
  pages: { "a.md": { markdown: title } },
  config: {
    title,
    root: {
      type: "root",
      version: "v1",
      id: "r",
      title,
      slug: "",
      child: {
        type: "unversioned",
        id: "u",
        child: { type: "sidebarRoot", id: "s", children: [{ type: "sidebarGroup", id: "g", children: [] }] },
      },
    },
  },
});
const finishDocs = async (served: Served, title: string): Promise<() => Promise<number>> => {
  const { docsRegistrationId } = JSON.parse((await startDocs(served)).text);
  const path = `/v2/registry/docs/register/${docsRegistrationId}`;
  return async () => (await served.call("POST", path, { docsDefinition: docsDefinition(title) })).status;
};

/** Every call that reads or writes files and the database. */
const scenarios: { readonly [name: string]: Scenario } = {
  "generating a token": async (served) => async () =>
    (await served.call("POST", "/tokens/generate", { orgId: "acme", scope: "read" })).status,
  "registering an API": async (served, n) => async () => (await register(served, `version ${n}`)).status,
  "loading an API": async (served) => {
    const id = apiIdOf((await register(served, "loaded")).text);
    return async () => (await served.call("GET", `/registry/api/load/${id}`)).status;
  },
  "starting a publication": async (served) => async () => (await startDocs(served)).status,
  publishing: async (served, n) => finishDocs(served, `Title ${n}`),
  "loading a site": async (served) => {
    await (await finishDocs(served, "loaded"))();
    const path = "/v2/registry/docs/load-with-url";
    return async () => (await served.call("POST", path, { url: "docs.plants.example" })).status;
  },
  "uploading a file": async (served, n) => {
    const { uploadUrls } = JSON.parse((await startDocs(served)).text);
    const path = new URL(uploadUrls["a.png"].uploadUrl).pathname;
    return async () => (await served.call("PUT", path, `bytes ${n}`)).status;
  },
  "fetching a file": async (served) => {
    const { uploadUrls } = JSON.parse((await startDocs(served)).text);
    await served.call("PUT", new URL(uploadUrls["b.png"].uploadUrl).pathname, "bytes");
    return async () => (await served.call("GET", `/files/${uploadUrls["b.png"].fileId}`)).status;
  },
};

/** Fails each operation of a call in turn, in one way; returns the number of operations. */
async function failEach(
  served: Served,
  faults: PlatformFaults,
  scenario: Scenario,
  how: (typeof failings)[number],
): Promise<number> {
  // Every third operation fails in `npm test`, and each one at night.
  for (let n = 1; ; n += isNightly ? 1 : 3) {
    const act = await scenario(served, n);
    faults.arm(n, how);
    const status = await act();
    const isReached = faults.disarm();
    // Touching an object or removing a leftover file may fail without a loss.
    expect([200, 204, 503]).toContain(status);
    if (!isReached) {
      expect(status).toBeLessThan(300);
      return n - 1;
    }
    expect(await (await scenario(served, -n))()).toBeLessThan(300);
  }
}

describe("a file or database error in any operation of", () => {
  it.each(someOf(Object.entries(scenarios), 3))("%s fails only that call", async (_, scenario) => {
    const served = await serve();
    const faults = await platformFaults();
    for (const how of failings) {
      const operations = await failEach(served, faults, scenario, how);
      expect(operations).toBeGreaterThan(1);
    }
    expect(served.crashes).toEqual([]);
    expect(served.log.filter(({ event }) => event === "bug")).toEqual([]);
    expect(served.log.filter(({ event }) => event === "store").length).toBeGreaterThan(0);
    expect(JSON.stringify(served.log)).not.toContain("s3cret");
    expect(await readdir(join(served.folder, "objects/unfinished"))).toEqual([]);
  });
});

describe("a database locked by another process", () => {
  it("delays only writing calls, and they complete once it is unlocked", async () => {
    const served = await serve();
    const id = apiIdOf((await register(served, "loaded")).text);
    const unlock = await lockWrites(served.folder);
    let isAnswered = false;
    const writing = register(served, "held up").then(({ status }) => {
      isAnswered = true;
      return status;
    });
    for (let n = 0; n < 10; n += 1) {
      expect((await served.call("GET", `/registry/api/load/${id}`)).status).toBe(200);
    }
    expect(isAnswered).toBe(false);
    await unlock();
    expect(await writing).toBe(200);
    expect(served.crashes).toEqual([]);
  });
});

describe("a stored object that was changed on disk", () => {
  it.each([
    ["cut short", (path: string) => writeFile(path, "{")],
    ["gone", (path: string) => rm(path)],
    ["a folder", (path: string) => rm(path).then(() => mkdir(path))],
  ])("and is %s fails only the calls that read it", async (_, damage) => {
    const served = await serve();
    const [damaged, intact] = [await register(served, "damaged"), await register(served, "whole")].map(({ text }) =>
      apiIdOf(text),
    );
    for (const path of await objectsIn(served.folder)) {
      if (gunzipSync(await readFile(path)).includes("damaged")) await damage(path);
    }
    const rejected = await served.call("GET", `/registry/api/load/${damaged}`);
    expect([rejected.status, JSON.parse(rejected.text).error]).toEqual([503, "UnavailableError"]);
    expect((await served.call("GET", `/registry/api/load/${intact}`)).status).toBe(200);
    expect(served.crashes).toEqual([]);
  });
});

const objectsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(join(folder, "objects"), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe("a client that disconnects", () => {
  /** The text of a request with a body, with the headers that the registry requires. */
  const requestText = (served: Served, path: string, body: string): string =>
    [
      `POST ${path} HTTP/1.1`,
      "host: registry.test",
      `authorization: Bearer ${served.registry.firstToken.token}`,
      "content-type: application/json",
      `content-length: ${Buffer.byteLength(body)}`,
      "",
      body,
    ].join("\r\n");

  it("at any byte of its request or the response ends only its own call @nightly", async () => {
    const served = await serve();
    const body = JSON.stringify({ orgId: "callboard", apiId: "left", definition: plants });
    const text = requestText(served, "/registry/api/register", body);
    const cuts = Array.from({ length: 40 }, (_, n) => Math.round((text.length * n) / 39));
    for (const [n, cut] of cuts.entries()) {
      const socket = connect(served.port, "127.0.0.1");
      socket.on("error", () => {});
      await once(socket, "connect");
      socket.write(text.slice(0, cut));
      // Some clients end the connection, some reset it, and some do so after a delay.
      for (let turnsWaited = 0; turnsWaited < n % 7; turnsWaited += 1) await turn();
      if (n % 2 === 0) socket.destroy();
      else socket.resetAndDestroy();
    }
    expect((await register(served, "stayed")).status).toBe(200);
    expect(served.crashes).toEqual([]);
  });

  it("in the middle of a long response ends only its own call @nightly", async () => {
    const served = await serve();
    const types = Object.fromEntries(
      Array.from({ length: 3000 }, (_, n) => [
        `type_plants:T${n}`,
        { name: `T${n}`, shape: { type: "alias", value: { type: "primitive", value: { type: "string" } } } },
      ]),
    );
    const long = { ...plants, types: { ...plants.types, ...types } };
    const registered = await served.call("POST", "/registry/api/register", {
      orgId: "callboard",
      apiId: "long",
      definition: long,
    });
    const path = `/registry/api/load/${apiIdOf(registered.text)}`;
    for (let n = 0; n < 10; n += 1) {
      const socket = connect(served.port, "127.0.0.1");
      socket.on("error", () => {});
      socket.write(requestText(served, path, "").replace("POST", "GET"));
      await once(socket, "data");
      if (n % 2 === 0) socket.destroy();
      else socket.resetAndDestroy();
    }
    expect((await served.call("GET", path)).status).toBe(200);
    expect(served.crashes).toEqual([]);
  });
});
