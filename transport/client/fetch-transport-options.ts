import type { WireCodec } from "../codec.ts";
import type { Format } from "../formats/format.ts";
import type { Login } from "../login/scheme.ts";
import type { RetryDeps } from "./retry.ts";
import type { ClientInfo } from "./runtime.ts";

/** Options of a transport over HTTP. Everything outside is injected. */
export interface FetchTransportOptions extends RetryDeps {
  /**
   * The base URL of the service, such as `http://localhost:4001`, with an optional path; or several by name, as in one
   * environment of a generated client's `registryEnvironments`.
   */
  readonly baseUrl: string | { readonly [name: string]: string };
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clientInfo: ClientInfo;
  /** Sent as `Authorization: Bearer <token>`; without a token the header is left out. */
  readonly token?: string | (() => string | undefined | Promise<string | undefined>);
  /** Authenticates calls if one token is not enough; see `logins`. */
  readonly login?: Login;
  readonly headers?: { readonly [name: string]: string };
  /** The timeout of one attempt, in seconds; none if absent. */
  readonly timeoutInSeconds?: number;
  /** 2 by default (docs/behavior.md#retries). */
  readonly maxRetries?: number;
  /** Reads and writes JSON; the platform's own by default. */
  readonly codec?: WireCodec;
  /** Writers of bodies and readers of streams that are not JSON; a call that needs another one fails with a message. */
  readonly formats?: readonly Format[];
  /**
   * True if a response that does not match its shape ends a call as `wrong-shape`; needs a codec that knows the types.
   */
  readonly check?: boolean;
}
