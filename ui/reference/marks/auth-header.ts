import type { AuthScheme } from "#engine/model";

/** The description of a scheme: its name, and the header with the credentials, with placeholders for secrets. */
export interface AuthHeader {
  readonly title: string;
  readonly name: string;
  readonly value: string;
}

type Readers = {
  readonly [K in AuthScheme["kind"]]: (scheme: Extract<AuthScheme, { readonly kind: K }>) => AuthHeader;
};

const places = { header: "Header", query: "Query parameter", cookie: "Cookie" } as const;

const readers: Readers = {
  bearerAuth: ({ tokenName }) => ({
    title: "Bearer token",
    name: "Authorization",
    value: `Bearer <${tokenName ?? "token"}>`,
  }),
  basicAuth: ({ usernameName, passwordName }) => ({
    title: "Username and password",
    name: "Authorization",
    value: `Basic <base64 of ${usernameName ?? "username"}:${passwordName ?? "password"}>`,
  }),
  header: ({ headerWireValue, nameOverride, prefix, in: place = "header" }) => ({
    title: nameOverride ?? places[place],
    name: headerWireValue,
    value: `${prefix === undefined ? "" : `${prefix} `}<value>`,
  }),
  oAuth: ({ headerName, tokenPrefix }) => ({
    title: "OAuth 2.0 client credentials",
    name: headerName ?? "Authorization",
    value: `${tokenPrefix ?? "Bearer"} <access token>`,
  }),
  oauthFlows: ({ openIdConnectUrl }) => ({
    title: openIdConnectUrl === undefined ? "OAuth 2.0" : "OpenID Connect",
    name: "Authorization",
    value: "Bearer <access token>",
  }),
};

/** Returns the header of a scheme. */
export function authHeader(scheme: AuthScheme): AuthHeader {
  // The compiler can't see that the reader chosen by `kind` takes just this scheme; the mapped type promises it.
  const read = readers[scheme.kind] as (scheme: AuthScheme) => AuthHeader;
  return read(scheme);
}
