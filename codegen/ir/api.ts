import type { PropertyIr } from "./type.ts";

/** An authentication scheme. */
export type AuthIr = { readonly id: string; readonly docs?: string } & (
  | { readonly kind: "bearerAuth"; readonly tokenName?: string }
  | { readonly kind: "basicAuth"; readonly usernameName?: string; readonly passwordName?: string }
  | { readonly kind: "header"; readonly header: string; readonly label?: string; readonly prefix?: string }
  | {
      readonly kind: "oAuth";
      /** The call that returns tokens for client credentials. */
      readonly endpointId: string;
      /** The path of the token in its response, such as `.access_token`. */
      readonly accessTokenLocator: string;
      readonly headerName?: string;
      readonly tokenPrefix?: string;
      /** Other properties of that call: the client's id and secret, and the token's lifetime in seconds. */
      readonly token: { readonly clientId?: string; readonly clientSecret?: string; readonly expiresIn?: string };
    }
);

/** An environment: one address of the API, or several with names. */
export interface EnvironmentIr {
  readonly id: string;
  readonly urls: { readonly [name: string]: string };
  readonly url?: string;
  /** The audiences that it is for, only in models that keep them. */
  readonly audiences?: readonly string[];
}

/** The wire format that distinguishes errors: a property with their name, or the status alone. */
export type ErrorWireIr = { readonly kind: "property"; readonly name: string } | { readonly kind: "status" };

/** The contents of `api.yml`. */
export interface ApiIr {
  readonly name: string;
  readonly displayName?: string;
  readonly docs?: string;
  /** Every scheme, by its id. */
  readonly auths: readonly AuthIr[];
  /** Ids of the schemes that a call with authentication accepts, each on its own. */
  readonly auth: readonly string[];
  readonly environments: readonly EnvironmentIr[];
  readonly defaultUrl?: string;
  readonly errorWire: ErrorWireIr;
  /** Headers of every call. */
  readonly headers: readonly PropertyIr[];
  readonly defaultEnvironment?: string;
}
