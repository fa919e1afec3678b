import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { cut } from "#engine/text";
import type {
  Docs,
  expressDocs as expressDocsType,
  FastifyPlugin,
  fastifyDocs as fastifyDocsType,
  honoDocs as honoDocsType,
  koaDocs as koaDocsType,
  nestDocs as nestDocsType,
  nextDocs as nextDocsType,
  nodeDocs as nodeDocsType,
  Visitor,
} from "#package/server";

/** Answers a request of Node by docs. `url` is the address before a router has shortened it. */
function answerNode(
  docs: Docs,
  request: object,
  response: object,
  { url, ...visitor }: Visitor & { readonly url?: string | undefined },
): void {
  // Whatever a framework declares, it is what Node's own server gave.
  const [incoming, outgoing] = [request as IncomingMessage, response as ServerResponse];
  const answer = (asked: Request): Promise<Response> => {
    const whole = url === undefined || url === incoming.url ? asked : new Request(new URL(url, asked.url), asked);
    const { remoteAddress, localPort } = incoming.socket;
    return docs.fetch(whole, { address: remoteAddress, port: localPort, original: request, ...visitor });
  };
  getRequestListener(answer, { overrideGlobalObjects: false })(incoming, outgoing).catch(() => outgoing.destroy());
}

/** Returns the path of an address. */
const pathOf = (url = "/"): string => cut(url, "?")[0];

/** Returns a handler of `node:http`. */
export const nodeDocs: typeof nodeDocsType = (docs) => (request, response, next) => {
  if (next === undefined || docs.handles(pathOf(request.url))) answerNode(docs, request, response, {});
  else next();
};

/** Returns a middleware of Express. */
export const expressDocs: typeof expressDocsType = (docs) => (request, response, next) => {
  const url = request.originalUrl ?? request.url;
  if (docs.handles(pathOf(url))) answerNode(docs, request, response, { url, address: request.ip, original: request });
  else next?.();
};

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

/** Returns a handler of Hono. On Node the address of the client is known, elsewhere only by `trustedHops`. */
export const honoDocs: typeof honoDocsType = (docs) => (context) => {
  const { incoming } = (context.env ?? {}) as NodeBindings; // the bindings of Hono on Node
  const { remoteAddress: address, localPort: port } = incoming?.socket ?? {};
  return docs.fetch(context.req.raw, { address, port, original: context } satisfies Visitor);
};

/** The bindings of `@hono/node-server`. */
interface NodeBindings {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string; readonly localPort?: number } };
}

/** Returns a middleware of Koa, which writes its responses itself: they stream. */
export const koaDocs: typeof koaDocsType = (docs) => async (context, next) => {
  const { req, res, originalUrl: url, ip: address } = context;
  if (!docs.handles(pathOf(url))) return void (await next());
  context.respond = false;
  answerNode(docs, req, res, { url, address, original: context });
};

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

/** The request without the codings of its reader: Next.js compresses answers itself, also those that are compressed. */
function withoutCodings(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("accept-encoding");
  return new Request(request.url, { method: request.method, headers, signal: request.signal });
}

/** Returns the handlers of a route of Next.js, such as `app/docs/[[...path]]/route.js`. */
export const nextDocs: typeof nextDocsType = (docs) => {
  const handle = (request: Request): Promise<Response> => docs.fetch(request, { original: request });
  const read = (request: Request): Promise<Response> => docs.fetch(withoutCodings(request), { original: request });
  return { GET: read, HEAD: read, POST: handle, PUT: handle, OPTIONS: handle };
};
