/** The addresses and scopes of one way to get an OAuth token (OpenAPI "OAuth Flow Object"). */
export interface OAuthFlow {
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  readonly deviceAuthorizationUrl?: string;
  /** The available scopes with their descriptions. */
  readonly scopes: { readonly [scope: string]: string };
  /** True if a document that was fetched for a reference names it, and not the description itself. */
  readonly fetched?: true;
}

/** The ways to get an OAuth token (OpenAPI "OAuth Flows Object"), by their names there. */
export interface OAuthFlows {
  readonly authorizationCode?: OAuthFlow;
  readonly clientCredentials?: OAuthFlow;
  readonly implicit?: OAuthFlow;
  readonly password?: OAuthFlow;
  readonly deviceAuthorization?: OAuthFlow;
}

/** An authentication scheme (docs/behavior.md#authentication-schemes). */
export type AuthScheme =
  | {
      readonly kind: "bearerAuth";
      readonly description?: string;
      readonly tokenName?: string;
      /** The format of the token for readers, such as `JWT` (OpenAPI "Security Scheme Object", `bearerFormat`). */
      readonly format?: string;
    }
  | {
      readonly kind: "basicAuth";
      readonly description?: string;
      readonly usernameName?: string;
      readonly passwordName?: string;
    }
  | {
      readonly kind: "header";
      readonly description?: string;
      /** The name of the header, query parameter or cookie, according to `in`. */
      readonly headerWireValue: string;
      /** The part of the request that holds the credential; a header if absent. */
      readonly in?: "header" | "query" | "cookie";
      readonly nameOverride?: string;
      readonly prefix?: string;
    }
  | {
      readonly kind: "oAuth";
      readonly description?: string;
      /** The endpoint that returns tokens for client credentials. */
      readonly endpointId: string;
      /** The path of the token in that endpoint's response, such as `.access_token`. */
      readonly accessTokenLocator: string;
      readonly headerName?: string;
      readonly tokenPrefix?: string;
    }
  | {
      /** OAuth 2 at its own server; the token is sent as a bearer token (RFC 6750 §2.1). */
      readonly kind: "oauthFlows";
      readonly description?: string;
      readonly flows: OAuthFlows;
      /** The address of the server's metadata (OpenID Connect Discovery 1.0 §4). */
      readonly openIdConnectUrl?: string;
    }
  | {
      /** A client certificate, which the connection carries and not the request (RFC 8446 §4.4.2). */
      readonly kind: "mutualTLS";
      readonly description?: string;
    };

/** Lists the flows of a scheme that a page can take part in. */
export function pageFlowsOf(scheme: AuthScheme): readonly OAuthFlow[] {
  if (scheme.kind !== "oauthFlows") return [];
  const { authorizationCode, clientCredentials, deviceAuthorization } = scheme.flows;
  return [authorizationCode, clientCredentials, deviceAuthorization].filter((flow) => flow !== undefined);
}

/** Lists the addresses that a page calls in a flow; readers open its other addresses themselves. */
export const calledUrlsOf = ({ tokenUrl, refreshUrl, deviceAuthorizationUrl }: OAuthFlow): readonly string[] =>
  [tokenUrl, refreshUrl, deviceAuthorizationUrl].filter((url) => url !== undefined);

/**
 * Lists the addresses that a scheme's tokens are fetched from and renewed at, by the flows that a page can take part
 * in.
 */
export const tokenUrlsOf = (scheme: AuthScheme): readonly string[] => [
  ...new Set(pageFlowsOf(scheme).flatMap(calledUrlsOf)),
];
