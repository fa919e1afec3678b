import type { AuthScheme } from "#engine/model";
import type { Endpoint, Transport } from "../call.ts";

/**
 * The locations of values in the call that returns a token: paths such as `$request.client_id` and
 * `$response.expires_in`. `expiresIn` is in seconds.
 */
export interface TokenCall {
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly expiresIn?: string;
}

/** The schemes of an API by id. The first ones are used by calls that name no scheme, in order. */
export interface AuthSchemes {
  readonly [id: string]: RequestScheme & { readonly token?: TokenCall };
}

/** A scheme with credentials in the request; a client certificate belongs to the connection. */
type RequestScheme = Exclude<AuthScheme, { readonly kind: "mutualTLS" }>;

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

/** A text, or a function that returns it on demand. */
export type SuppliedCredentials = string | (() => string | Promise<string>);

/** Returns the text. */
export const supplied = async (text: SuppliedCredentials): Promise<string> =>
  typeof text === "string" ? text : text();
