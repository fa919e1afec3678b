import type { Server } from "node:http";
import type { fastifyDocs as fastifyDocsType } from "#package/server";
import { answerNode } from "./node.ts";

/** Returns a plugin of Fastify; it does not parse bodies of the docs: the proxy forwards bodies unchanged. */
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
