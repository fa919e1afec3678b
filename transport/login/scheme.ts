import type { AuthScheme } from "#engine/model";

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
