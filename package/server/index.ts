import type { Docs, DocsOptions } from "./docs.ts";
import type {
  FastifyPlugin,
  HonoHandler,
  KoaMiddleware,
  NestApplicationLike,
  NodeHandler,
  RouteHandlers,
} from "./frameworks.ts";

// The built server implements them (`servers/index.ts`); its types would be the types of all its parts.

export type {
  Credentials,
  DescribedApi,
  DescriptionSource,
  Docs,
  DocsOptions,
  ProxyCall,
  SessionContext,
  UpgradeServer,
  Visitor,
} from "./docs.ts";
export type {
  FastifyLike,
  FastifyPlugin,
  FastifyReplyLike,
  FastifyRequestLike,
  HonoContext,
  HonoHandler,
  KoaContext,
  KoaMiddleware,
  NestApplicationLike,
  NodeHandler,
  NodeRequest,
  RouteHandler,
  RouteHandlers,
} from "./frameworks.ts";

/** Creates the docs of an API: one function from a request to a response. Throws `TypeError` for invalid options. */
export declare function createDocs<Original = unknown>(options: DocsOptions<Original>): Docs;

/** Returns a middleware of Express 4 and 5. */
export declare function expressDocs(docs: Docs): NodeHandler;

/** Returns a handler of `node:http`, and of all servers with its signature. */
export declare function nodeDocs(docs: Docs): NodeHandler;

/** Returns a plugin of Fastify. */
export declare function fastifyDocs(docs: Docs): FastifyPlugin;

/** Returns a handler of Hono, which is a middleware too. */
export declare function honoDocs(docs: Docs): HonoHandler;

/** Returns a middleware of Koa. */
export declare function koaDocs(docs: Docs): KoaMiddleware;

/** Returns the handlers of a route of Next.js. */
export declare function nextDocs(docs: Docs): RouteHandlers;

/** Mounts docs in a NestJS application, on Express or on Fastify. Call it before `app.listen`. */
export declare function nestDocs(app: NestApplicationLike, docs: Docs): void;
