import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import ipaddr from "ipaddr.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { channelPath, createProxy, proxyHeaders } from "#docs-host/proxy";
import { startApi } from "../proxy/upstream.testing.ts";
import { createDocsApp } from "./app.ts";
import { locatesProxy } from "./environments.ts";
import { oneSite } from "./hosting/index.ts";
import { createSiteServer, proxyPath, proxyPathEnd, type SiteParts, type SiteServerOptions } from "./listen.ts";
import { readersScheme } from "./request-place.ts";
import { sampleSite } from "./sample.testing.ts";

/** A site on a free port, served at these hosts; its proxy may reach one API. */
async function startSite(
  options: SiteServerOptions & Pick<SiteParts, "resolveHost"> & { readonly ownOrigin?: string } = {},
) {
  const { resolveHost, ownOrigin = "https://docs.example", ...serverOptions } = options;
  const api = await startApi((_request, response) => response.end("from the API"));
  const { server, serve } = createSiteServer(serverOptions);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  const origin = `http://localhost:${port}`;
  const proxy = createProxy({
    environments: async () => [{ apiId: "a", environmentId: "e", baseUrl: api.origin }],
    privateOrigins: [api.origin],
    pageOrigins: [origin],
    schemeOf: readersScheme(ownOrigin),
    log: () => {},
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await proxy.close();
  });
  const bugs: unknown[] = [];
  const sites = oneSite({ load: async () => ({ ok: true, site: sampleSite }) });
  const app = createDocsApp({
    sites,
    assets: {
      page: {
        script: "/assets/e.js",
        styles: [],
        fonts: [],
        inline: { theme: "", earlyPlayground: "", loginReturn: "" },
      },
      playground: { scripts: [], styles: [] },
      home: { styles: [] },
      read: async () => ({ bytes: new TextEncoder().encode("asset"), contentType: "text/javascript" }),
    },
    proxyUrl: proxyPath,
    origin,
    onBug: (error) => bugs.push(error),
  });
  const begin = (): void => serve({ app, proxy, hasProxy: locatesProxy(sites, proxyPathEnd), resolveHost });
  /** Sends a request as a browser does that resolves this host to the server. */
  const send = async (host: string, path: string, init: { method?: string; headers?: Record<string, string> } = {}) => {
    const outgoing = request({ host: "127.0.0.1", port, path, ...init, headers: { ...init.headers, host } });
    outgoing.end();
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage]; // as Node documents the event
    return { status: incoming.statusCode, headers: incoming.headers, text: await text(incoming) };
  };
  const call = (host: string, from: string, more: Record<string, string> = {}) =>
    send(host, proxyPath, {
      method: "POST",
      headers: { ...more, origin: from, [proxyHeaders.url]: `${api.origin}/`, [proxyHeaders.method]: "GET" },
    });
  return { port, bugs, begin, send, call };
}

const paths = [
  "/welcome",
  "/nothing",
  "/assets/e.js",
  "/api/callboard-docs/health",
  "/api/callboard-docs/forms/plants-api/plants.create",
  "/api/callboard-docs/auth/api-key-injection",
  "/api/callboard-docs/auth/callback",
  proxyPath,
];

describe("a site", () => {
  it.each(paths)("serves nothing of %s to a page that uses DNS rebinding", async (path) => {
    const { port, begin, send } = await startSite();
    begin();
    for (const answer of [await send(`evil.test:${port}`, path), await send("evil.test", path, { method: "POST" })]) {
      expect(answer.status).toBe(421);
      expect(answer.text).toBe(
        "The host evil.test is not served here. To serve it, its operator can add it to CALLBOARD_HOSTS.\n",
      );
      expect(answer.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
      expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
    expect((await send(`localhost:${port}`, path)).status).not.toBe(421);
  });

  it("answers a host that may have a site with 503 while it starts, and never with 421", async () => {
    const { port, begin, send } = await startSite({ resolveHost: async () => "served" });
    const starting = await send(`docs.acme.test:${port}`, "/welcome");
    expect([starting.status, starting.headers["retry-after"]]).toEqual([503, "1"]);
    expect(starting.text).toBe(
      "The server could not check whether it serves the host docs.acme.test. Try again in a moment.\n",
    );
    begin();
    expect((await send(`docs.acme.test:${port}`, "/welcome")).status).toBe(200);
  });

  it("says that it starts, as a page to browsers and as text to others", async () => {
    const { port, begin, send } = await startSite();
    const toBrowser = await send(`localhost:${port}`, "/welcome", { headers: { accept: "text/html,*/*;q=0.8" } });
    expect([toBrowser.status, toBrowser.headers["retry-after"]]).toEqual([503, "1"]);
    expect(toBrowser.text).toContain("<h1>These docs are starting</h1>");
    expect(toBrowser.headers["content-security-policy"]).toContain("style-src 'self' 'sha256-");
    expect((await send(`localhost:${port}`, "/welcome")).text).toBe("The site is starting. Try again in a moment.\n");
    begin();
    expect((await send(`localhost:${port}`, "/welcome")).status).toBe(200);
  });

  it("opens no channel for a page that uses DNS rebinding", async () => {
    const { port, begin } = await startSite();
    begin();
    const socket = new WebSocket(`ws://127.0.0.1:${port}${proxyPath}${channelPath}?url=ws://a.test`, {
      headers: { host: `evil.test:${port}` },
      origin: `http://evil.test:${port}`,
    });
    const [, answer] = (await once(socket, "unexpected-response")) as [unknown, IncomingMessage]; // as `ws` documents it
    expect(answer.statusCode).toBe(421);
    answer.destroy();
  });

  it.each(["/docs", "/x/y", "/x"])("upgrades at the exact path of its proxy only, not below %s", async (before) => {
    const { port, begin } = await startSite();
    begin();
    const statusAt = async (path: string) => {
      const origin = `http://localhost:${port}`;
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}?url=ws://a.test`, { origin });
      onTestFinished(() => socket.terminate());
      return Promise.race([
        once(socket, "open").then(() => 101),
        // As `ws` documents the event.
        once(socket, "unexpected-response").then((values) => (values as [unknown, IncomingMessage])[1].statusCode),
      ]);
    };
    expect(await statusAt(before + proxyPath + channelPath)).toBe(404);
    expect(await statusAt(proxyPath + channelPath)).toBe(101);
  });

  it("believes the scheme that a trusted proxy reports", async () => {
    const trustedProxies = [ipaddr.parseCIDR("127.0.0.0/8")];
    const { begin, call } = await startSite({ hosts: ["docs.lan"], ownOrigin: "http://docs.lan", trustedProxies });
    begin();
    const by = { "x-forwarded-proto": "https" };
    expect((await call("docs.lan", "https://docs.lan", by)).text).toBe("from the API");
    expect((await call("docs.lan", "http://docs.lan", by)).status).toBe(403);
  });

  it("is served at its configured hosts and at the domains it is published under", async () => {
    const { bugs, begin, send } = await startSite({
      hosts: ["docs.plants.example"],
      resolveHost: async (host) => (host === "custom.example" ? "served" : "not-served"),
    });
    begin();
    for (const host of ["docs.plants.example", "Docs.Plants.example.:8443", "custom.example", "[::1]", "a.localhost"]) {
      const { status } = await send(host, "/welcome");
      expect(bugs).toEqual([]);
      expect(status).toBe(200);
    }
    expect((await send("other.example", "/welcome")).status).toBe(421);
  });
});

describe("the proxy of a site", () => {
  it.each([
    ["a custom domain over https", "custom.example", "https://custom.example"],
    ["another port of the custom domain", "custom.example:8443", "https://custom.example:8443"],
    ["a dot at the end", "custom.example.", "https://custom.example."],
    ["a loopback name", "docs.localhost:4000", "http://docs.localhost:4000"],
    ["a loopback address", "[::1]:4000", "http://[::1]:4000"],
  ])("accepts calls of same-origin pages: %s", async (_what, host, from) => {
    const { begin, call } = await startSite({ hosts: ["custom.example"] });
    begin();
    expect((await call(host, from)).text).toBe("from the API");
  });

  it.each([
    ["another host", "custom.example", "https://evil.test"],
    ["another host that is served", "custom.example", "https://other.example"],
    ["another port", "custom.example", "https://custom.example:8443"],
    ["another loopback port", "localhost:4000", "http://localhost:3000"],
    ["plain http, where the site is at https", "custom.example", "http://custom.example"],
    ["https, where this machine is at http", "localhost:4000", "https://localhost:4000"],
    ["no host", "custom.example", "null"],
    ["a host with user info", "custom.example", "https://custom.example@evil.test"],
    ["a host with a path", "custom.example", "https://custom.example/a"],
    ["another scheme", "custom.example", "ftp://custom.example"],
  ])("rejects calls of pages from %s", async (_what, host, from) => {
    const { begin, call } = await startSite({ hosts: ["custom.example", "other.example"] });
    begin();
    const { status, headers } = await call(host, from);
    expect([status, headers[proxyHeaders.cause]]).toEqual([403, "bad-origin"]);
  });

  it("accepts calls over http if the site itself is served over http", async () => {
    const { begin, call } = await startSite({ hosts: ["docs.lan"], ownOrigin: "http://docs.lan:4000" });
    begin();
    expect((await call("docs.lan:4000", "http://docs.lan:4000")).text).toBe("from the API");
    expect((await call("docs.lan:4000", "https://docs.lan:4000")).status).toBe(403);
  });
});
