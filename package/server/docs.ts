/**
 * Where the description of an API is: a path or an address (`https://…`), an object, or a function that returns the
 * object or its text in JSON or YAML. A file that changes is read again, and so is what a function returns.
 */
export type DescriptionSource = string | URL | object | (() => DescribedApi | Promise<DescribedApi>);

/** A description as an object, or its text. */
export type DescribedApi = string | object;

/** Headers that the proxy adds to a request, such as `authorization` or `cookie`, by their names. */
export interface Credentials {
  readonly [header: string]: string;
}

/** The call that a session is for. */
export interface SessionContext<Original> {
  /** The base URL of the server that the request goes to, as the description names it. */
  readonly server: string;
  /** The framework's own request: of Express, Fastify and Node; the context of Koa and Hono. */
  readonly original: Original;
}

/** One finished call through the proxy. It holds no address, no header and no body. */
export interface ProxyCall {
  readonly requestId: string;
  readonly method?: string;
  /** The status of the API. */
  readonly status?: number;
  /** Why the call was not completed; absent if it was. */
  readonly cause?: string;
  readonly totalMs: number;
}

/** The settings of docs in an app. */
export interface DocsOptions<Original = unknown> {
  readonly description: DescriptionSource;
  /** The path of the docs as readers see it; `/docs` if absent. */
  readonly path?: string;
  /**
   * The path at which the app gets requests for it, if a server in front cuts off a prefix; the path of readers if
   * absent.
   */
  readonly mountPath?: string;
  /** The public origin of the app, such as `https://app.example.com`; its own port on this machine if absent. */
  readonly origin?: string;
  /** The base URL of an API without a server in its description, or a path of the app, such as `/api`. */
  readonly server?: string;
  /** Origins at private addresses that the playground may call, such as `http://10.0.0.5:8080`. */
  readonly privateOrigins?: readonly string[];
  /**
   * Returns the credentials of a reader, by the app's own session: the proxy adds them to requests to the servers that
   * the description itself names. Readers never see them.
   */
  readonly session?: (
    request: Request,
    context: SessionContext<Original>,
  ) => Credentials | undefined | Promise<Credentials | undefined>;
  /** Limits of the proxy, by their names. */
  readonly limits?: { readonly [name: string]: number };
  /** The number of reverse proxies in front, for servers that give no address of a client; 0 if absent. */
  readonly trustedHops?: number;
  /** True if open pages load again when the description changes; absent, unless `NODE_ENV` is `production`. */
  readonly live?: boolean;
  /** Receives finished calls of the proxy. */
  readonly log?: (call: ProxyCall) => void;
  /** Receives what an operator should know, and an error if there is one; by default it is written to the console. */
  readonly onProblem?: (message: string, error?: unknown) => void;
}

/** Who sends a request, as far as a server knows. */
export interface Visitor {
  /** The address that limits count by. */
  readonly address?: string | undefined;
  /** The port that the app listens on. */
  readonly port?: number | undefined;
  /** The framework's own request, for `session`. */
  readonly original?: unknown;
}

/** A server that takes WebSocket connections: one of `node:http`. */
export interface UpgradeServer {
  on(event: string, listener: (...args: never[]) => void): unknown;
}

/** Docs, playground and proxy of an API, below a path of an app. */
export interface Docs {
  /** The path at which the app gets requests for them. */
  readonly mountPath: string;
  /** Returns true if a path of the app is one of the docs. */
  readonly handles: (pathname: string) => boolean;
  /** Answers a request. Never rejects. */
  readonly fetch: (request: Request, visitor?: Visitor) => Promise<Response>;
  /** Lets a server take the WebSocket connections of playgrounds; its other listeners handle other paths. */
  readonly attach: (server: UpgradeServer) => void;
  /** Ends running calls and connections of the proxy. */
  readonly close: () => Promise<void>;
}
