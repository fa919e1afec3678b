import "reflect-metadata";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { Module } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { FastifyAdapter } from "@nestjs/platform-fastify";
import express from "express";
import { type FastifyReply, type FastifyRequest, fastify } from "fastify";
import { Hono } from "hono";
import Koa from "koa";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import type { Docs } from "#package/server";
import { expressDocs, fastifyDocs, honoDocs, koaDocs, nestDocs, nextDocs, nodeDocs } from "./adapters.ts";
import { callProxy, listening, plantDocs } from "./plants.testing.ts";

/** The API of plants, with recorded connections. */
interface Api {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly left: Promise<unknown>;
}

function plantApi(): Api {
  let leave: () => void = () => {};
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url?.endsWith("/stream") === true) {
      response.writeHead(200, { "content-type": "text/event-stream" }).write("data: 1\n\n");
      response.once("close", leave);
      return;
    }
    const body = request.method === "POST" ? await text(request) : undefined;
    response.writeHead(request.method === "POST" ? 201 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify({ body, authorization: request.headers.authorization }));
  };
  return { left, handle: (request, response) => void handle(request, response) };
}

/** Starts an app of a framework with docs and the API at its `/api`, and returns its server. */
type Start = (docs: Docs, api: Api["handle"]) => Promise<Server> | Server;

const express4: typeof express = createRequire(import.meta.url)("express-4");

/** An app with parsers before the docs, as is common. */
const startExpress =
  (framework: typeof express): Start =>
  (docs, api) => {
    const app = framework();
    app.use("/api", (request, response) => api(request, response));
    app.use(framework.json(), expressDocs(docs));
    app.get("/", (_request, response) => void response.send("app"));
    const server = createServer(app);
    docs.attach(server);
    return server;
  };

class AppModule {}
Module({})(AppModule);

const frameworks: { readonly [name: string]: Start } = {
  "Express 4": startExpress(express4),
  "Express 5": startExpress(express),
  Fastify: async (docs, api) => {
    const app = fastify();
    app.register(async (inner) => {
      inner.removeAllContentTypeParsers();
      inner.addContentTypeParser("*", (_request, _payload, done) => done(null));
      inner.all("/api/*", (request, reply) => {
        reply.hijack();
        api(request.raw, reply.raw);
      });
    });
    app.register(fastifyDocs(docs));
    app.get("/", async () => "app");
    await app.ready();
    return app.server;
  },
  Hono: (docs, api) => {
    const app = new Hono();
    app.all("/docs/*", honoDocs(docs));
    app.get("/", (c) => c.text("app"));
    return onServer(app, api, docs);
  },
  Koa: (docs, api) => {
    const app = new Koa();
    app.use(async (context, next) => {
      if (!context.path.startsWith("/api/")) return next();
      context.respond = false;
      api(context.req, context.res);
    });
    app.use(koaDocs(docs));
    app.use((context) => {
      context.body = "app";
    });
    const server = createServer(app.callback());
    docs.attach(server);
    return server;
  },
  "node:http": (docs, api) => {
    const answer = nodeDocs(docs);
    const server = createServer((request, response) => {
      if (request.url?.startsWith("/api/") === true) return api(request, response);
      answer(request, response, () => response.end("app"));
    });
    docs.attach(server);
    return server;
  },
  NestJS: async (docs, api) => {
    const app = await NestFactory.create(AppModule, { logger: false });
    app.use("/api", api);
    nestDocs(app, docs);
    app.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
      if (request.url === "/") response.end("app");
      else next();
    });
    await app.init();
    onTestFinished(() => app.close());
    return app.getHttpServer();
  },
  "NestJS on Fastify": async (docs, api) => {
    const app = await NestFactory.create(AppModule, new FastifyAdapter(), { logger: false });
    const inner = app.getHttpAdapter().getInstance();
    inner.addHook("onRequest", async (request: FastifyRequest, reply: FastifyReply) => {
      if (!request.url.startsWith("/api/")) return;
      reply.hijack();
      api(request.raw, reply.raw);
    });
    nestDocs(app, docs);
    inner.get("/", async () => "app");
    await app.init();
    await inner.ready();
    onTestFinished(() => app.close());
    return app.getHttpServer();
  },
  // Its own server takes seconds to build: this one gives its route handlers requests of the web, as it does.
  "Next.js": (docs, api) => {
    const { GET, HEAD, POST } = nextDocs(docs);
    const app = new Hono().get("/", (c) => c.text("app"));
    app.get("*", (c) => (c.req.raw.method === "HEAD" ? HEAD : GET)(c.req.raw)).post("*", (c) => POST(c.req.raw));
    return onServer(app, api);
  },
};

/** Globals that the server of Hono replaces; other tests of the process need the usual ones. */
const usual = { Request: globalThis.Request, Response: globalThis.Response };

afterAll(() => {
  for (const [name, value] of Object.entries(usual)) Object.defineProperty(globalThis, name, { value });
});

/** Creates a server of Hono with the API beside its app. */
function onServer(app: Hono, api: Api["handle"], docs?: Docs): Server {
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    if (request.url?.startsWith("/api/") === true) api(request, response);
    else void answer(request, response);
  });
  docs?.attach(server);
  return server;
}

/** Starts an app on a free port until the test is over, and returns its origin. */
async function start(run: Start, docs: Docs, api: Api): Promise<string> {
  const server = await run(docs, api.handle);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  // A server that listens on a port has an address of this sort.
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const session = (request: Request) => ({ authorization: `Bearer ${request.headers.get("cookie")}` });

/** Starts an app. Next.js says no port, so its operator sets where the API is. */
async function startApp(name: string, run: Start) {
  const api = plantApi();
  const apart = name === "Next.js" ? await listening(api.handle) : undefined;
  const { docs } = plantDocs({ session, ...(apart !== undefined && { server: apart }) });
  const origin = await start(run, docs, api);
  await fetch(`${origin}/docs`);
  return { origin, api, base: apart ?? origin };
}

describe.each(Object.entries(frameworks))("docs in %s", (name, run) => {
  it("show pages, and leave other addresses to the app", async () => {
    const { origin } = await startApp(name, run);
    const page = await fetch(`${origin}/docs`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('href="/docs/list"')]);
    const [head, file, none, own] = await Promise.all([
      fetch(`${origin}/docs`, { method: "HEAD" }),
      fetch(`${origin}/docs/assets/entry.js`),
      fetch(`${origin}/docs/none`),
      fetch(`${origin}/`),
    ]);
    const texts = [await head.text(), await file.text(), await own.text()];
    expect([head.status, none.status, ...texts]).toEqual([200, 404, "", "entry", "app"]);
  });

  it("send a request through the proxy, with the session of the app", async () => {
    const { origin, base } = await startApp(name, run);
    const body = new TextEncoder().encode('{"leaves":9007199254740993}');
    const headers = { "content-type": "application/json" };
    const own = { cookie: "s3cret" };
    const answer = await callProxy(origin, { url: `${base}/api/plants`, method: "POST", headers, body, own });
    expect(answer.headers.get("x-callboard-proxy-status")).toBe("201");
    const text = await answer.text();
    expect(text).toContain('"authorization":"Bearer s3cret"');
    expect(text).toContain("9007199254740993");
    expect(JSON.stringify([...answer.headers])).not.toContain("s3cret");
  });

  it("stream a response, and end the call when the reader leaves", async () => {
    const { origin, base, api } = await startApp(name, run);
    const leaving = new AbortController();
    const answer = await callProxy(origin, { url: `${base}/api/plants/stream`, signal: leaving.signal });
    const first = await answer.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toBe("data: 1\n\n");
    leaving.abort();
    await api.left;
  });
});

it.each(Object.entries(frameworks).filter(([name]) => name !== "Next.js"))(
  "docs in %s take the connections of channels",
  async (name, run) => {
    const { origin } = await startApp(name, run);
    const socket = new WebSocket(`${origin.replace("http", "ws")}/docs/api/callboard-docs/proxy/channel`, { origin });
    await once(socket, "open");
    socket.send("no handshake");
    const [code] = await once(socket, "close");
    expect(code).toBe(1002);
  },
);

describe("the connections of channels", () => {
  /** Starts an app with its own echo at /own, and docs that are attached before or after it. */
  async function startWithOwn(order: "before" | "after"): Promise<string> {
    const [{ docs }, { docs: others }] = [plantDocs(), plantDocs({ path: "/others" })];
    const attach = (server: Server): void => {
      docs.attach(server);
      others.attach(server);
    };
    const run: Start = () => {
      const server = createServer(nodeDocs(docs));
      if (order === "before") attach(server);
      // It ends all connections at other paths.
      const own = new WebSocketServer({ server, path: "/own" });
      own.on("connection", (socket) => socket.on("message", (data) => socket.send(data)));
      onTestFinished(() => own.close());
      if (order === "after") attach(server);
      return server;
    };
    return (await start(run, docs, plantApi())).replace("http", "ws");
  }

  it.each(["before", "after"] as const)("are taken beside the app's own, attached %s them", async (order) => {
    const origin = await startWithOwn(order);
    const own = new WebSocket(`${origin}/own`);
    await once(own, "open");
    own.send("fern");
    expect(String((await once(own, "message"))[0])).toBe("fern");
    own.close();
    for (const path of ["/docs", "/others"]) {
      const socket = new WebSocket(`${origin}${path}/api/callboard-docs/proxy/channel`, {
        origin: origin.replace("ws", "http"),
      });
      await once(socket, "open");
      socket.send("no handshake");
      expect((await once(socket, "close"))[0]).toBe(1002);
    }
    const other = new WebSocket(`${origin}/none`);
    expect(String((await once(other, "error"))[0])).toContain("400");
  });

  it("are refused at other paths of an app that takes none", async () => {
    const [{ docs }, { docs: others }] = [plantDocs(), plantDocs({ path: "/others" })];
    const run: Start = () => {
      const server = createServer(nodeDocs(docs));
      docs.attach(server);
      others.attach(server);
      return server;
    };
    const socket = new WebSocket(`${(await start(run, docs, plantApi())).replace("http", "ws")}/none`);
    expect(String((await once(socket, "error"))[0])).toContain("404");
  });
});

it("leaves compressing to Next.js, which compresses again what is compressed", async () => {
  const { docs } = plantDocs({});
  const request = new Request("http://localhost/docs", { headers: { "accept-encoding": "gzip" } });
  expect((await docs.fetch(request.clone())).headers.get("content-encoding")).toBe("gzip");
  const page = await nextDocs(docs).GET(request);
  expect(page.headers.get("content-encoding")).toBeNull();
  expect(await page.text()).toContain("<!doctype html>");
});
