import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchText } from "../fetching/fetch-text.ts";
import { loadDescription } from "./load-description.ts";
import type { ModelStore, StoredAddress, StoredModel } from "./model-store.ts";

const description = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "Plants", version: "1" },
  paths: { "/plants": { get: { operationId: "list", responses: { "200": { description: "All" } } } } },
});

let server: Server;
let origin: string;
let text = description;
let asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/missing") response.writeHead(404).end();
    else response.setHeader("etag", `"${text.length}"`).end(text);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // A server that listens on a port has an address of this sort.
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal("location", { origin });
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

const models = new Map<string, StoredModel>();
const addresses = new Map<string, StoredAddress>();
const store: ModelStore = {
  address: async (url) => addresses.get(url),
  model: async (hash) => models.get(hash),
  put: async (model) => void models.set(model.hash, model),
  putAddress: async (address) => void addresses.set(address.url, address),
};
const load = (url: string, build = "a", server?: string) =>
  loadDescription(
    { kind: "address", url },
    { store, build, server, fetchText, later: (act) => act(), now: () => 7, onText: async () => {} },
  );

beforeEach(() => {
  models.clear();
  addresses.clear();
  text = description;
  asked = [];
});

describe("a description", () => {
  it("is read once for each text and build", async () => {
    const isCached = async (build?: string) => {
      const loaded = await load(`${origin}/openapi.json`, build);
      return loaded.ok && [loaded.description.isCached, loaded.description.model.name];
    };
    expect(await isCached()).toEqual([false, "Plants"]);
    expect(await isCached()).toEqual([true, "Plants"]);
    expect(await isCached("b")).toEqual([false, "Plants"]);
    text = description.replace("Plants", "Trees of Acme");
    expect(await isCached("b")).toEqual([false, "Trees of Acme"]);
    expect(await isCached("b")).toEqual([true, "Trees of Acme"]);
  });

  it("without a server is of the host that it is from", async () => {
    const loaded = await load(`${origin}/openapi.json`);
    expect(loaded.ok && loaded.description.model.endpoints[0]?.environments[0]?.baseUrl).toBe(`${origin}/`);
  });

  it("without a server is of the one that the page names, read or stored", async () => {
    const baseUrl = async (named?: string) => {
      const loaded = await load(`${origin}/openapi.json`, "a", named);
      return loaded.ok ? loaded.description.model.endpoints[0]?.environments[0]?.baseUrl : loaded.problem.cause;
    };
    expect(await baseUrl("api.example.com/v1")).toBe("https://api.example.com/v1");
    expect(await baseUrl()).toBe(`${origin}/`);
    expect(await baseUrl("https://b.example.com")).toBe("https://b.example.com");
    expect(await baseUrl("ftp://example.com")).toBe("server");
  });

  it("is not stored if other files belong to it", async () => {
    text = JSON.stringify({
      openapi: "3.1.0",
      info: { title: "A", version: "1" },
      paths: { "/a": { $ref: "a.json" } },
    });
    expect((await load(`${origin}/openapi.json`)).ok).toBe(true);
    expect(asked).toEqual(["/openapi.json", "/a.json"]);
    expect(models.size).toBe(0);
  });
});

describe("a problem", () => {
  it.each([
    ["an answer of 404", "/missing", "status", /status 404/],
    ["a text that describes no API", "/text", "not-a-description", /can’t be read as the description of an API/],
  ])("names %s", async (_, path, cause, message) => {
    text = "hello: world";
    const loaded = await load(origin + path);
    expect(loaded.ok ? undefined : loaded.problem).toMatchObject({ cause, message: expect.stringMatching(message) });
  });

  it.each([
    ["at the origin of the page", () => `${origin.replace(/\d+$/, "1")}`, /Access-Control-Allow-Origin/],
    ["that is not an address", () => "http://", /address may be wrong|Access-Control/],
  ])("names a server that does not answer %s", async (_, url, advice) => {
    const loaded = await load(url());
    expect(loaded.ok ? undefined : loaded.problem).toMatchObject({
      cause: "unreachable",
      advice: expect.stringMatching(advice),
    });
  });
});
