import type { Server } from "node:http";
import type { FastifyPlugin, nestDocs as nestDocsType } from "#package/server";
import { expressDocs } from "./express.ts";
import { fastifyDocs } from "./fastify.ts";

/** Mounts docs in a NestJS application. Before `app.listen`, so before its parsers of bodies. */
export const nestDocs: typeof nestDocsType = (app, docs) => {
  const adapter = app.getHttpAdapter();
  if (adapter.getType() === "fastify") {
    // It is an instance of Fastify then.
    (adapter.getInstance() as { register(plugin: FastifyPlugin): unknown }).register(fastifyDocs(docs));
    return;
  }
  app.use(expressDocs(docs));
  // The adapter of Express creates a server of Node.
  docs.attach(app.getHttpServer() as Server);
};
