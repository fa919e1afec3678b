import { retryLimits } from "#engine/limits";
import { type Attempt, attempt } from "./attempt.ts";
import type { CallOptions, Transport } from "./call.ts";
import { plainCodec, type WireCodec } from "./codec.ts";
import { failedOutcome } from "./failed-outcome.ts";
import type { Format } from "./formats/format.ts";
import type { Login } from "./login/login.ts";
import { readAnswer } from "./read-answer.ts";
import { type RetryDeps, withRetry } from "./retry.ts";
import type { ClientInfo } from "./runtime.ts";
import { SetupError } from "./setup-error.ts";
import { writeRequest } from "./write-request.ts";

/** Options of a transport over HTTP. Everything outside is injected. */
export interface FetchTransportOptions extends RetryDeps {
  /**
   * Where the service stands, such as `http://localhost:4001`; a path in it is kept. Where it stands at several places,
   * each by its name, as in one environment of a generated client's `registryEnvironments`.
   */
  readonly baseUrl: string | { readonly [name: string]: string };
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly clientInfo: ClientInfo;
  /** Sent as `Authorization: Bearer <token>`; without one the header is left out. */
  readonly token?: string | (() => string | undefined | Promise<string | undefined>);
  /** Gives what proves who the caller is, where that is more than one token; see `logins`. */
  readonly login?: Login;
  readonly headers?: { readonly [name: string]: string };
  /** The time that one try may take; without it there is no end. */
  readonly timeoutInSeconds?: number;
  /** 2 by default (docs/behavior.md#retries). */
  readonly maxRetries?: number;
  /** Reads and writes JSON; the platform's own by default. */
  readonly codec?: WireCodec;
  /**
   * Writers of bodies and readers of streams that are not JSON; a call that needs another ends in words that say so.
   */
  readonly formats?: readonly Format[];
  /**
   * True if a response that does not match its shape ends a call as `wrong-shape`; needs a codec that knows the types.
   */
  readonly check?: boolean;
}

/** Makes the transport that carries calls over HTTP. It ends in an outcome whatever happens and never throws. */
export function createFetchTransport(options: FetchTransportOptions): Transport {
  const { codec = plainCodec, formats, random } = options;
  const { login: _login, token: _token, ...withoutLogin } = options;

  return async (endpoint, request, call) => {
    try {
      if (endpoint.exact && codec === plainCodec) {
        throw new SetupError(`${endpoint.id} carries 64-bit numbers: give the transport a codec that knows the types.`);
      }
      const written = writeRequest(endpoint, request, { encode: codec.encode(endpoint.request), formats, random });
      const plain: Transport = (...call) => createFetchTransport(withoutLogin)(...call);
      const carrying: Attempt = { endpoint, request, written, options, call, codec, plain };
      const answer = await withRetry(() => attempt(carrying), options, {
        maxRetries: written.once || endpoint.retries === false ? 0 : maxRetriesOf(call, options),
        signal: call.signal,
      });
      return readAnswer(endpoint, answer, codec, call.check ?? options.check);
    } catch (error) {
      return failedOutcome(error, call.signal);
    }
  };
}

const maxRetriesOf = (call: CallOptions, options: FetchTransportOptions): number =>
  call.maxRetries ?? options.maxRetries ?? retryLimits.retries;
