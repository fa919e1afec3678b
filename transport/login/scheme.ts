import type { AuthScheme } from "#engine/model";

/**
 * Where things are in the call that gives a token: paths such as `$request.client_id` and `$response.expires_in`.
 * `expiresIn` is in seconds.
 */
export interface TokenCall {
  readonly clientId?: string;
  readonly clientSecret?: string;
  readonly expiresIn?: string;
}

/** The ways to log in to an API by their ids; first those that a call accepts which names none, in their order. */
export interface AuthSchemes {
  readonly [id: string]: AuthScheme & { readonly token?: TokenCall };
}
