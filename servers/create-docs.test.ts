import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { createServer, IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import type { DocsOptions } from "#package/server";
import { nodeDocs } from "./adapters.ts";
import { callProxy, listening, plantDocs, plants, proxyInit } from "./plants.testing.ts";
import { proxyAccess } from "./proxy-access.ts";

const titled = (title: string, rest: object = {}) => ({ ...plants, info: { title, version: "1" }, ...rest });

/** Starts an app with docs and an echo of the headers that its API gets. */
async function app(options: Partial<DocsOptions> = {}) {
  const { docs, problems } = plantDocs(options);
  const answer = nodeDocs(docs);
  const origin = await listening((request, response) => {
    answer(request, response, () => response.end(JSON.stringify(request.headers)));
  });
  const page = async (path = "/docs"): Promise<string> => (await fetch(origin + path)).text();
  return { docs, problems, origin, page };
}

const statusOf = (answer: Response) => answer.headers.get("x-callboard-proxy-status");
const causeOf = (answer: Response) => answer.headers.get("x-callboard-proxy-cause");

describe("a description", () => {
  it("is read from a file, and again when the file changes; the last version stays while it can't be read", async () => {
    const folder = await mkdtemp(join(tmpdir(), "callboard-docs-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, "plants.json");
    const { page, problems } = await app({ description: pathToFileURL(file) });
    const missing = await page();
    expect(missing).toContain("The description of this API can&#x27;t be read.");
    expect(missing).not.toContain(folder);
    expect(problems).toEqual([expect.stringContaining("there is no such file")]);
    await writeFile(file, JSON.stringify(titled("Ferns")));
    await expect.poll(page).toContain("Ferns");
    await writeFile(join(folder, "next.json"), JSON.stringify(titled("Mosses and ferns")));
    await rename(join(folder, "next.json"), file);
    expect(await page()).toContain("Mosses and ferns");
    await writeFile(file, "{");
    expect(await page()).toContain("Mosses and ferns");
    expect(problems).toHaveLength(2);
  });

  it("is what a function returns, read again only if that differs", async () => {
    let described: string | object = titled("Ferns");
    const { page, problems } = await app({ description: async () => described });
    expect(await page()).toContain("Ferns");
    described = "openapi: 3.1.0\ninfo: { title: Mosses, version: '1' }\npaths: {}\n";
    expect(await page()).toContain("Mosses");
    described = titled("Lichens");
    expect(await page()).toContain("Lichens");
    expect(problems).toEqual([]);
  });

  it("with a function that fails gives a page with a message, without the error", async () => {
    const description = () => Promise.reject(new Error("s3cret"));
    const { page, problems } = await app({ description });
    expect(await page()).not.toContain("s3cret");
    expect(problems).toEqual([expect.stringContaining("s3cret")]);
  });
});

describe("channels", () => {
  const talk = {
    asyncapi: "3.0.0",
    info: { title: "Talk", version: "1" },
    servers: { live: { host: "talk.example", protocol: "wss" } },
    channels: { echo: { address: "/echo", messages: { said: { payload: { type: "string" } } } } },
    operations: { say: { action: "receive", channel: { $ref: "#/channels/echo" } } },
  };

  it("connect from the browser until a server is attached, which is reported once", async () => {
    const { docs, origin, problems } = await app({ description: () => ({ ...talk }) });
    const look = async () => {
      const answer = await fetch(`${origin}/docs/echo`);
      const policy = answer.headers.get("content-security-policy");
      return [(await answer.text()).includes("data-direct-channels"), policy?.includes("wss://talk.example")];
    };
    expect([await look(), await look()]).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(problems).toEqual([expect.stringContaining("docs.attach(server)")]);
    docs.attach(createServer());
    expect(await look()).toEqual([false, false]);
    expect(problems).toHaveLength(1);
  });

  it.each(["kafka", "amqp"])("of %s are not opened from a page, so nothing is reported", async (protocol) => {
    const servers = { live: { host: "talk.example", protocol } };
    const { page, problems } = await app({ description: () => ({ ...talk, servers }) });
    expect(await page()).toContain("Talk");
    expect(problems).toEqual([]);
  });
});

describe("the proxy", () => {
  it("reaches the app and the servers of the description, and nothing else", async () => {
    const other = await listening((_request, response) => response.end("other"));
    const servers = [{ url: "/api" }, { url: "https://plants.example/v1" }, { url: other }];
    const { origin } = await app({ description: titled("Plants", { servers }) });
    await fetch(`${origin}/docs`);
    const call = (url: string) => callProxy(origin, { url });
    expect(statusOf(await call(`${origin}/api/plants`))).toBe("200");
    expect(causeOf(await call(`${origin}/docs`))).toBe("not-registered");
    expect(causeOf(await call("https://elsewhere.example/v1"))).toBe("not-registered");
    // A server on the machine of an app is not for its readers, though the description names it.
    expect(causeOf(await call(`${other}/plants`))).toBe("blocked-address");
  });

  it("reaches a private server that the operator allows", async () => {
    const other = await listening((_request, response) => response.end("other"));
    const description = titled("Plants", { servers: [{ url: other }] });
    const { origin } = await app({ description, privateOrigins: [other] });
    expect(await (await callProxy(origin, { url: `${other}/plants` })).text()).toBe("other");
  });

  it.each([
    ["another site", "https://evil.example", undefined],
    ["a name that resolves to this machine", "http://evil.example", "evil.example"],
    ["https, where this machine is at http", "https://localhost", "localhost"],
    ["no page", undefined, undefined],
  ])("refuses calls of %s", async (_, page, host) => {
    const { docs } = plantDocs({ origin: "https://app.example" });
    const url = `http://${host ?? "app.example"}/docs/api/callboard-docs/proxy`;
    const { headers, method } = proxyInit(page ?? "", { url: "https://app.example/api/plants" });
    const { origin: _origin, ...anonymous } = headers;
    const answer = await docs.fetch(new Request(url, { method, headers: page === undefined ? anonymous : headers }));
    expect(causeOf(answer)).toBe("bad-origin");
  });

  it("does not believe the host that a request names", async () => {
    const { docs } = plantDocs();
    const target = "https://victim.example/api/plants";
    const url = "https://victim.example/docs/api/callboard-docs/proxy";
    const answer = await docs.fetch(new Request(url, proxyInit("https://victim.example", { url: target })));
    expect(causeOf(answer)).toBe("not-registered");
  });

  it("counts clients by the address that the adapter knows, or by trusted proxies in front", async () => {
    const { docs } = plantDocs({ limits: { clientPerMinute: 1 }, trustedHops: 1, origin: "https://app.example" });
    const call = async (from: string) => {
      const own = { "x-forwarded-for": from };
      const init = proxyInit("https://app.example", { url: "https://none.example/", own });
      return causeOf(await docs.fetch(new Request("https://app.example/docs/api/callboard-docs/proxy", init)));
    };
    const causes = [await call("192.0.2.1"), await call("192.0.2.2"), await call("8.8.8.8, 192.0.2.2")];
    expect(causes).toEqual(["not-registered", "not-registered", "too-many-requests"]);
  });
});

describe("the session of an app", () => {
  const session: DocsOptions["session"] = (request, { server }) => ({
    authorization: `Bearer s3cret ${request.headers.get("cookie")} ${new URL(server).pathname}`,
  });

  it("is sent by the proxy alone: no page, form, snippet or log has it, and pages say so", async () => {
    const calls: unknown[] = [];
    const { origin, page, problems } = await app({ session, log: (call) => void calls.push(call) });
    const texts = [await page("/docs/list"), await page("/docs/api/callboard-docs/forms/api/list")];
    expect(texts[0]).toContain("are sent with your session");
    const answer = await callProxy(origin, { url: `${origin}/api/plants`, own: { cookie: "id=7" } });
    expect(await answer.json()).toMatchObject({ authorization: "Bearer s3cret id=7 /" });
    expect(calls).toEqual([expect.objectContaining({ status: 200 })]);
    expect(JSON.stringify([...texts, ...answer.headers, calls, problems])).not.toContain("s3cret");
  });

  it("gives way to what the reader enters", async () => {
    const { origin } = await app({ session });
    await fetch(`${origin}/docs`);
    const headers = { authorization: "Bearer own" };
    expect(await (await callProxy(origin, { url: `${origin}/api/plants`, headers })).json()).toMatchObject(headers);
  });

  it.each([
    ["a server that the description names", {}, true],
    ["one on this machine that is not the app", { baseUrl: "http://localhost:9" }, true],
    ["one that a document names by reference", { loopback: false }, false],
    ["a server with a host that readers choose", { loopback: false, hasHostVariables: true }, false],
    ["a token endpoint", { environmentId: "oauth" }, false],
  ])("is asked for %s: %j, %s", async (_, parts, isAsked) => {
    const named = { apiId: "api", environmentId: "e", baseUrl: "https://plants.example", loopback: true, ...parts };
    const list = [named];
    const access = proxyAccess(async () => list, { origin: undefined, port: 3000 });
    const environments = await access.environments(new IncomingMessage(new Socket()));
    expect(environments.map(access.isForSession)).toEqual([isAsked]);
    expect(environments.map(({ loopback }) => loopback)).toEqual([false]);
  });
});

describe("a path", () => {
  it("may have a prefix that a server in front cuts off", async () => {
    const { origin, page } = await app({ path: "/company/docs", mountPath: "/docs" });
    expect(await page("/docs")).toContain('href="/company/docs/list"');
    expect(await page("/docs/list")).toContain("List plants");
    const answer = await callProxy(origin, { url: `${origin}/api/plants` });
    expect(statusOf(answer)).toBe("200");
  });

  it("may be the whole host", async () => {
    const { docs } = plantDocs({ path: "/" });
    expect((await docs.fetch(new Request("http://localhost/list"))).status).toBe(200);
  });
});

it.each([
  [{ path: "docs" }, "path must be a path such as /docs"],
  [{ path: "/a b" }, "path must be a path such as /docs"],
  [{ origin: "app.example" }, "origin must be an origin"],
  [{ server: "ftp://x" }, "server: A base URL starts with"],
  [{ privateOrigins: ["http://a/b"] }, "privateOrigins must be an origin"],
  [{ limits: { hours: 1 } }, "there is no limit hours"],
])("%j is refused with words", (options, words) => {
  expect(() => plantDocs(options)).toThrow(words);
});

it("closes with open connections of an app that ends", async () => {
  const { docs } = plantDocs();
  const server = createServer();
  docs.attach(server);
  docs.attach(server);
  expect(server.listenerCount("upgrade")).toBe(1);
  await docs.close();
});
