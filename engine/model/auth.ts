/** How a caller proves who they are (product.md §3 "Auth scheme types"). */
export type AuthScheme =
  | { readonly kind: "bearerAuth"; readonly description?: string; readonly tokenName?: string }
  | {
      readonly kind: "basicAuth";
      readonly description?: string;
      readonly usernameName?: string;
      readonly passwordName?: string;
    }
  | {
      readonly kind: "header";
      readonly description?: string;
      readonly headerWireValue: string;
      readonly nameOverride?: string;
      readonly prefix?: string;
    }
  | {
      readonly kind: "oAuth";
      readonly description?: string;
      /** The endpoint that gives tokens for client credentials. */
      readonly endpointId: string;
      /** Where the token stands in that endpoint's answer, such as `.access_token`. */
      readonly accessTokenLocator: string;
      readonly headerName?: string;
      readonly tokenPrefix?: string;
    };
