import type { AuthScheme } from "#engine/model";
import { englishTexts, type Texts } from "#ui/text";

/** The description of a scheme: its kind, and where the credentials are sent, with placeholders for secrets. */
export interface AuthHeader {
  readonly title: string;
  readonly name: string;
  readonly value: string;
  /** The part of the request that holds the credentials; a header if absent. */
  readonly in?: "query" | "cookie";
}

/** A scheme with credentials that are part of the request. */
type RequestScheme = Exclude<AuthScheme, { readonly kind: "mutualTLS" }>;

type Readers = {
  readonly [K in RequestScheme["kind"]]: (
    scheme: Extract<RequestScheme, { readonly kind: K }>,
    texts: Pick<Texts, "text">,
  ) => AuthHeader;
};

const keyTitles = {
  header: "apiKeyInA",
  query: "apiKeyInThe",
  cookie: "apiKeyInACookie",
} as const;

const readers: Readers = {
  bearerAuth: ({ tokenName, format }, { text }) => ({
    title: format === undefined ? text("bearerToken") : text("bearerTokenFormat", { format }),
    name: "Authorization",
    value: `Bearer <${tokenName ?? "token"}>`,
  }),
  basicAuth: ({ usernameName, passwordName }, { text }) => ({
    title: text("usernameAndPassword"),
    name: "Authorization",
    value: `Basic <base64 of ${usernameName ?? "username"}:${passwordName ?? "password"}>`,
  }),
  header: ({ headerWireValue: name, nameOverride, prefix, in: place = "header" }, { text }) => ({
    title:
      nameOverride ??
      (prefix === undefined ? text(keyTitles[place]) : text("httpAuthenticationScheme", { scheme: prefix })),
    name,
    // An address has no angle brackets (RFC 3986 §2).
    value: place === "query" ? "YOUR_API_KEY" : `${prefix === undefined ? "" : `${prefix} `}<value>`,
    ...(place !== "header" && { in: place }),
  }),
  oAuth: ({ headerName, tokenPrefix }, { text }) => ({
    title: text("oauth20Client"),
    name: headerName ?? "Authorization",
    value: `${tokenPrefix ?? "Bearer"} <access token>`.trim(),
  }),
  oauthFlows: ({ openIdConnectUrl, flows }) => ({
    title: openIdConnectUrl === undefined || Object.keys(flows).length > 0 ? "OAuth 2.0" : "OpenID Connect",
    name: "Authorization",
    value: "Bearer <access token>",
  }),
};

/** Returns the header, the query parameter or the cookie of a scheme; `undefined` for a client certificate. */
export function authHeader(scheme: AuthScheme, texts: Pick<Texts, "text"> = englishTexts): AuthHeader | undefined {
  if (scheme.kind === "mutualTLS") return undefined;
  // The compiler can't see that the reader chosen by `kind` takes just this scheme; the mapped type promises it.
  const read = readers[scheme.kind] as (scheme: RequestScheme, texts: Pick<Texts, "text">) => AuthHeader;
  return read(scheme, texts);
}

/** Returns credentials as a request has them: a header line, a part of a query, or a cookie. */
export function authLine({ name, value, in: place }: AuthHeader): string {
  if (place === "query") return `?${name}=${value}`;
  return place === "cookie" ? `Cookie: ${name}=${value}` : `${name}: ${value}`;
}
