import type { Endpoint, Transport } from "../call.ts";

/** A call that needs authentication. */
export interface LoginRequest {
  readonly endpoint: Endpoint;
  readonly url: string;
  /** The headers of the call; more can be set. */
  readonly headers: Headers;
  /** Makes calls that need no login, such as the one that returns a token. */
  readonly carry: Transport;
}

/**
 * Authenticates a call: sets headers, and returns the URL with the credentials that belong there. Called before every
 * attempt at a call that requires a login. If it throws, the call ends as `unknown`.
 */
export type Login = (asked: LoginRequest) => Promise<string>;
