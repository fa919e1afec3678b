import { type AuthScheme, type OAuthFlow, type OAuthFlows, tokenUrlsOf } from "#engine/model";
import { isBlank } from "./blank.ts";
import { type AuthState, blankOAuth, type OAuthState } from "./state.ts";

/**
 * An auth scheme of one API, with its name there and the owner of its logins. A scheme without an `owner` uses no
 * logins. `scopes` are those that a login has to request.
 */
export type OwnedScheme = AuthScheme & {
  readonly id?: string;
  readonly owner?: string;
  readonly scopes?: readonly string[];
};

/**
 * Binds a scheme to its API by id. A login is obtained at the addresses of a scheme or at an endpoint of the same API,
 * so the login belongs to them.
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

/** The flows that a page can take part in. */
const loginKinds = ["authorizationCode", "clientCredentials", "deviceAuthorization"] as const;

/** A way of getting a token that a page can take part in. */
export interface LoginMethod {
  readonly kind: (typeof loginKinds)[number];
  readonly flow: OAuthFlow;
}

/** Returns the method by which a login was obtained; undefined if the scheme does not offer it. */
export function wayOf(
  ways: readonly LoginMethod[],
  { authorizationUrl, tokenUrl }: Pick<OAuthState, "authorizationUrl" | "tokenUrl">,
): LoginMethod | undefined {
  const same = ways.filter(({ flow }) => flow.tokenUrl === tokenUrl);
  if (authorizationUrl === "") return same.find(({ kind }) => kind === "clientCredentials");
  return (
    same.find(({ kind, flow }) => kind === "deviceAuthorization" && flow.deviceAuthorizationUrl === authorizationUrl) ??
    same.find(({ kind }) => kind === "authorizationCode")
  );
}

/**
 * Lists the URLs that can renew a token without the reader, in the order of the attempts. The list is empty if the
 * reader has to log in again, such as without a refresh token.
 */
export function renewalUrls(scheme: OwnedScheme, state: AuthState): readonly string[] {
  const oauth = oauthOf(scheme, state);
  if (!oauth.isLoggedIn || oauth.tokenUrl === "") return [];
  if (scheme.kind === "oAuth") return [oauth.tokenUrl];
  const flows: OAuthFlows = scheme.kind === "oauthFlows" ? scheme.flows : {};
  const way = wayOf(
    loginKinds.flatMap((kind) => (flows[kind] ? [{ kind, flow: flows[kind] }] : [])),
    oauth,
  );
  if (way === undefined) return [];
  const { flow, kind } = way;
  const byToken = isBlank(oauth.refreshToken) ? [] : [flow.refreshUrl ?? oauth.tokenUrl];
  return [...new Set([...byToken, ...(kind === "clientCredentials" ? [oauth.tokenUrl] : [])])];
}
