import type { AuthScheme } from "#engine/model";
import { base64, join, plain, type Sensitive, secret } from "#engine/secret";
import { isBlank } from "./blank.ts";
import { type OwnedScheme, oauthOf } from "./owner.ts";
import type { AuthState, OAuthState } from "./state.ts";
import { tokenToSend } from "./token-list.ts";

/** A header as a plan holds it: its text may be a credential. */
export interface PlannedHeader {
  readonly name: string;
  readonly value: Sensitive;
  /** The position of a credential that is not a header: a query parameter, or a cookie of `Cookie`. */
  readonly in?: "query" | "cookie";
  /** Ids of the credentials of the authorization card that it holds, see `credentialId`. */
  readonly of?: readonly string[];
}

/**
 * Returns true if the state has all that the scheme needs (docs/behavior.md#authentication-status). There is nothing to
 * enter for a client certificate.
 */
export const isAuthenticated = (scheme: OwnedScheme, state: AuthState): boolean =>
  scheme.kind === "mutualTLS" || authHeaders(scheme, state).length > 0;

/**
 * Returns the headers, query parameters or cookies with the reader's credentials for a scheme: none if a required
 * credential is blank. A token of a login is sent only for the scheme that it was issued for. Tokens lose whitespace at
 * their ends, which HTTP does not carry (RFC 9110 §5.5); a password keeps its own.
 */
export function authHeaders(scheme: OwnedScheme, state: AuthState): readonly PlannedHeader[] {
  if (scheme.kind === "basicAuth") return basicHeader(state.basicAuth);
  if (scheme.kind === "mutualTLS") return [];
  const token = tokenOf(scheme, state);
  switch (scheme.kind) {
    case "bearerAuth":
    case "oauthFlows":
      return tokenHeader("Authorization", "Bearer", token);
    case "header":
      return inLocation(scheme, tokenHeader(scheme.headerWireValue, scheme.prefix, token));
    case "oAuth": {
      const { tokenPrefix } = oauthOf(scheme, state);
      // The defaults are in docs/behavior.md#authentication-schemes; a prefix that is declared empty means none.
      const prefix = isBlank(tokenPrefix) ? (scheme.tokenPrefix ?? "Bearer") : tokenPrefix;
      return tokenHeader(scheme.headerName ?? "Authorization", prefix, token);
    }
  }
}

/** A scheme with one text as its credential. */
export type TokenScheme = Exclude<OwnedScheme, { readonly kind: "basicAuth" | "mutualTLS" }>;

/** Returns the token that a scheme sends, as it was entered. */
export function tokenOf(scheme: TokenScheme, state: AuthState): string | undefined {
  switch (scheme.kind) {
    case "bearerAuth":
      return tokenToSend(state.bearerAuth?.token);
    case "header": {
      const name = headerName(scheme.headerWireValue, state);
      return name === undefined ? undefined : state.header?.headers[name];
    }
    case "oAuth":
    case "oauthFlows":
      return oauthToken(oauthOf(scheme, state));
  }
}

function tokenHeader(name: string, prefix: string | undefined, token: string | undefined): readonly PlannedHeader[] {
  if (token === undefined || isBlank(token)) return [];
  const before = prefix === undefined || isBlank(prefix) ? "" : `${prefix.trim()} `;
  const given = token.trim();
  // A token that was copied from a header includes its prefix.
  const isPrefixed = before !== "" && given.toLowerCase().startsWith(before.toLowerCase());
  return [{ name, value: join(plain(isPrefixed ? "" : before), secret(given)) }];
}

/** Moves an API key to the query or the cookies if its scheme says so. */
function inLocation({ in: location }: SchemeOf<"header">, headers: readonly PlannedHeader[]): readonly PlannedHeader[] {
  if (location === "query") return headers.map((one) => ({ ...one, in: "query" }));
  if (location !== "cookie") return headers;
  return headers.map(({ name, value }) => ({ name: "Cookie", value: join(plain(`${name}=`), value), in: "cookie" }));
}

type SchemeOf<K extends AuthScheme["kind"]> = Extract<AuthScheme, { readonly kind: K }>;

function basicHeader(credential: AuthState["basicAuth"]): readonly PlannedHeader[] {
  if (credential === undefined || isBlank(credential.username) || isBlank(credential.password)) return [];
  const pair = join(plain(`${credential.username}:`), secret(credential.password));
  return [{ name: "Authorization", value: join(plain("Basic "), base64(pair)) }];
}

/**
 * Returns the name under which a state holds a header. Header names are the same whatever their case (RFC 9110 §5.1),
 * and a state may come from settings typed by hand.
 */
export function headerName(wireName: string, state: AuthState): string | undefined {
  const names = Object.keys(state.header?.headers ?? {});
  const alike = names.find((name) => name.toLowerCase() === wireName.toLowerCase());
  return names.includes(wireName) ? wireName : alike;
}

const oauthToken = ({ selectedInputMethod, userSuppliedAccessToken, accessToken }: OAuthState): string =>
  selectedInputMethod === "token" ? userSuppliedAccessToken : accessToken;
