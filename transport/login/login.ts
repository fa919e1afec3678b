import type { Endpoint, Transport } from "../call.ts";

/** A call that needs authentication. */
export interface LoginRequest {
  readonly endpoint: Endpoint;
  readonly url: string;
  /** The headers of the call, to be added to. */
  readonly headers: Headers;
  /** Makes calls that need no login, such as the one that gives a token. */
  readonly carry: Transport;
}

/**
 * Proves who makes a call: sets headers, and gives the URL with what has to be in that. Asked before every try of a
 * call that wants a login; what it throws ends the call as `unknown`.
 */
export type Login = (asked: LoginRequest) => Promise<string>;
