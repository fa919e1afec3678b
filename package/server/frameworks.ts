/** A request of `node:http`, or of a framework on it. */
export interface NodeRequest {
  readonly url?: string | undefined;
  /** The address before a router has shortened it. */
  readonly originalUrl?: string;
  /** The address of the client, by the framework's rule for proxies in front. */
  readonly ip?: string | undefined;
}

/** A handler of `node:http` and of frameworks with its signature. */
export type NodeHandler = (request: NodeRequest, response: object, next?: (error?: unknown) => void) => void;

/** A request of Fastify. */
export interface FastifyRequestLike {
  readonly raw: object;
  readonly originalUrl: string;
  readonly ip: string;
}

/** A reply of Fastify. */
export interface FastifyReplyLike {
  readonly raw: object;
  readonly hijack: () => unknown;
}

/** The part of Fastify that a plugin uses. */
export interface FastifyLike {
  readonly server: object;
  addHook(name: "onClose", hook: () => Promise<void>): unknown;
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(type: "*", options: { readonly bodyLimit?: number }, parser: () => Promise<undefined>): unknown;
  all(path: string, handler: (request: FastifyRequestLike, reply: FastifyReplyLike) => void): unknown;
}

/** A plugin of Fastify. */
export type FastifyPlugin = (instance: FastifyLike) => Promise<void>;

/** The context of Hono. */
export interface HonoContext {
  readonly req: { readonly raw: Request };
  readonly env: unknown;
}

/** A handler and a middleware of Hono. */
export type HonoHandler = (context: HonoContext, next?: () => Promise<void>) => Promise<Response>;

/** The context of Koa. */
export interface KoaContext {
  readonly req: object;
  readonly res: object;
  readonly path: string;
  readonly originalUrl: string;
  readonly ip: string;
  respond?: boolean;
}

/** A middleware of Koa. */
export type KoaMiddleware = (context: KoaContext, next: () => Promise<unknown>) => Promise<void>;

/** A handler of a route of Next.js. */
export type RouteHandler = (request: Request) => Promise<Response>;

/** The handlers of a route of Next.js, by method. */
export interface RouteHandlers {
  readonly GET: RouteHandler;
  readonly HEAD: RouteHandler;
  readonly POST: RouteHandler;
  readonly PUT: RouteHandler;
  readonly OPTIONS: RouteHandler;
}

/** The part of a NestJS application that mounting uses. */
export interface NestApplicationLike {
  use(handler: NodeHandler): unknown;
  getHttpServer(): unknown;
  getHttpAdapter(): { getType(): string; getInstance(): unknown };
}
