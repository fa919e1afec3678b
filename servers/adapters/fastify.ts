import type { Server } from "node:http";
import type { fastifyDocs as fastifyDocsType } from "#package/server";
import { answerNode } from "./node.ts";

/** Returns a plugin of Fastify, which parses no body of the docs: the proxy sends bodies on as they are. */
export const fastifyDocs: typeof fastifyDocsType = (docs) => async (instance) => {
  instance.removeAllContentTypeParsers();
  instance.addContentTypeParser("*", {}, async () => undefined);
  for (const path of [docs.mountPath || "/", `${docs.mountPath}/*`]) {
    instance.all(path, (request, reply) => {
      reply.hijack();
      const { originalUrl: url, ip: address } = request;
      answerNode(docs, request.raw, reply.raw, { url, address, original: request });
    });
  }
  // Fastify's own server is one of Node.
  docs.attach(instance.server as Server);
  instance.addHook("onClose", docs.close);
};
