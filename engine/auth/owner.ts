import { type AuthScheme, type OAuthFlow, tokenUrlsOf } from "#engine/model";
import { isBlank } from "./blank.ts";
import { type AuthState, blankOAuth, type OAuthState } from "./state.ts";

/**
 * A scheme of one API, as what is called with it wants it. `owner` tells whose logins it may use; a scheme without one
 * uses none. `scopes` are those that a login has to ask for.
 */
export type OwnedScheme = AuthScheme & { readonly owner?: string; readonly scopes?: readonly string[] };

/**
 * Ties a scheme to its API, by the id of that. A login is got at the addresses that a scheme names, or at an endpoint
 * of the same API, so these and the API are what a login belongs to.
 */
export function ownedScheme(scheme: AuthScheme, api: string, scopes: readonly string[] = []): OwnedScheme {
  if (scheme.kind === "oAuth") return { ...scheme, owner: JSON.stringify([api, scheme.endpointId]) };
  if (scheme.kind !== "oauthFlows") return scheme;
  const owner = JSON.stringify([api, "", ...tokenUrlsOf(scheme)]);
  return { ...scheme, owner, ...(scopes.length > 0 && { scopes }) };
}

/**
 * Returns the OAuth part as one scheme may see it: without the values typed and tokens issued for others. A token from
 * elsewhere belongs to the whole site (docs/behavior.md#credentials), like the bearer token. A login that has not begun
 * uses the scheme's own fields.
 */
export function oauthOf({ owner, scopes = [] }: OwnedScheme, { oauth = blankOAuth }: AuthState): OAuthState {
  if (owner !== undefined && oauth.owner === owner) return oauth;
  const { selectedInputMethod, userSuppliedAccessToken } = oauth;
  return { ...blankOAuth, scopes, ...(owner !== undefined && { owner }), selectedInputMethod, userSuppliedAccessToken };
}

/** A way of getting a token that a page can take part in. */
export interface LoginMethod {
  readonly kind: "authorizationCode" | "clientCredentials";
  readonly flow: OAuthFlow;
}

/** Gives the way that a login was got by; nothing where the scheme does not name it. */
export function wayOf(
  ways: readonly LoginMethod[],
  { authorizationUrl, tokenUrl }: Pick<OAuthState, "authorizationUrl" | "tokenUrl">,
): LoginMethod | undefined {
  const wanted = authorizationUrl === "" ? "clientCredentials" : "authorizationCode";
  return ways.find(({ kind, flow }) => kind === wanted && flow.tokenUrl === tokenUrl);
}

/**
 * Lists the addresses that a token is renewed at without its reader, in the order in which they are asked: none where
 * the reader is needed, as after a login that gave no refresh token.
 */
export function renewalUrls(scheme: OwnedScheme, state: AuthState): readonly string[] {
  const oauth = oauthOf(scheme, state);
  if (!oauth.isLoggedIn || oauth.tokenUrl === "") return [];
  if (scheme.kind === "oAuth") return [oauth.tokenUrl];
  const { clientCredentials, authorizationCode } = scheme.kind === "oauthFlows" ? scheme.flows : {};
  const way = wayOf(
    [
      ...(clientCredentials ? [{ kind: "clientCredentials", flow: clientCredentials } as const] : []),
      ...(authorizationCode ? [{ kind: "authorizationCode", flow: authorizationCode } as const] : []),
    ],
    oauth,
  );
  if (way === undefined) return [];
  const { flow, kind } = way;
  const byToken = isBlank(oauth.refreshToken) ? [] : [flow.refreshUrl ?? oauth.tokenUrl];
  return [...new Set([...byToken, ...(kind === "clientCredentials" ? [oauth.tokenUrl] : [])])];
}
