import type { Endpoint, Transport } from "../call.ts";

/** What proves who a caller is: headers and pairs of the query. */
export interface Credentials {
  readonly headers?: { readonly [name: string]: string };
  readonly query?: { readonly [key: string]: string };
}

/**
 * Gives what a call needs to prove who makes it; asked before every try of a call that wants a login. `carry` makes
 * calls that need none, such as the one that gives a token. What it throws ends the call as `unknown`.
 */
export type Login = (endpoint: Endpoint, carry: Transport) => Promise<Credentials>;
