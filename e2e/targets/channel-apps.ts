import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import express from "express";
import { fastify } from "fastify";
import { Hono } from "hono";
import { WebSocketServer } from "ws";
import type { Docs } from "#package/server";

const built = resolve(join(import.meta.dirname, "../../dist/server/docs.js"));

/** The built `callboard/server`, as an app imports it. */
const library: typeof import("#package/server") = await import(pathToFileURL(built).href);
const { createDocs, expressDocs, fastifyDocs, honoDocs, nodeDocs } = library;

/** Apps with docs, each by the lines of its framework in docs/embed/servers.md. */
const frameworks: { readonly [name: string]: (docs: Docs) => Promise<Server> | Server } = {
  "node:http": (docs) => {
    const server = createServer(nodeDocs(docs));
    docs.attach(server);
    return server;
  },
  Express: (docs) => {
    const app = express();
    app.use(expressDocs(docs));
    const server = createServer(app);
    docs.attach(server);
    return server;
  },
  Fastify: async (docs) => {
    const app = fastify();
    app.register(fastifyDocs(docs));
    await app.ready();
    return app.server;
  },
  /** As a route of Next.js, it gives docs requests of the web alone. */
  "without upgrades": (docs) => {
    const app = new Hono().all("/docs/*", honoDocs(docs)).all("/docs", honoDocs(docs));
    return createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  },
};

/** Describes the app's own channel at a port. */
const described = (port: number) => ({
  asyncapi: "3.0.0",
  info: { title: "Greenhouse", version: "1.0.0" },
  servers: { here: { host: `localhost:${port}`, protocol: "ws" } },
  channels: {
    talk: {
      address: "/talk",
      title: "Talk to a plant",
      messages: { say: { $ref: "#/components/messages/Say" }, hear: { $ref: "#/components/messages/Hear" } },
    },
  },
  operations: {
    say: {
      action: "receive",
      channel: { $ref: "#/channels/talk" },
      messages: [{ $ref: "#/channels/talk/messages/say" }],
    },
    hear: {
      action: "send",
      channel: { $ref: "#/channels/talk" },
      messages: [{ $ref: "#/channels/talk/messages/hear" }],
    },
  },
  components: {
    messages: {
      Say: {
        title: "Say",
        payload: { type: "object", required: ["words"], properties: { words: { type: "string" } } },
      },
      Hear: {
        title: "Hear",
        payload: {
          type: "object",
          required: ["heard"],
          properties: { heard: { type: "string" }, from: { type: "string" } },
        },
      },
    },
  },
});

/** An app with docs and its own channel. */
export interface ChannelApp {
  readonly docs: string;
  readonly stop: () => Promise<void>;
}

/** Starts the app of a framework. Its channel answers with what it hears, and with whom the app's session names. */
export async function startChannelApp(framework: string): Promise<ChannelApp> {
  let port = 0;
  const docs = createDocs({ description: () => described(port), session: () => ({ "x-reader": "a gardener" }) });
  const server = await frameworks[framework]?.(docs);
  if (server === undefined) throw new Error(`There is no app of ${framework}`);
  // The usual listener, which ends connections at all other paths.
  const own = new WebSocketServer({ server, path: "/talk" });
  own.on("connection", (socket, { headers }: IncomingMessage) => {
    socket.on("message", (data) =>
      socket.send(JSON.stringify({ heard: JSON.parse(String(data)).words, from: headers["x-reader"] })),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has an address of this sort.
  ({ port } = server.address() as AddressInfo);
  return {
    docs: `http://localhost:${port}/docs`,
    stop: async () => {
      await docs.close();
      for (const client of own.clients) client.terminate();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
