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
  /** Where it travels when it is no header of its own: as a query parameter, or as one of the cookies in `Cookie`. */
  readonly in?: "query" | "cookie";
}

/** Tells whether the state holds all that the scheme asks for (product.md §4 "Auth status badge"). */
export const isAuthenticated = (scheme: OwnedScheme, state: AuthState): boolean =>
  authHeaders(scheme, state).length > 0;

/**
 * Gives the headers that carry the reader's credentials for a scheme, or what stands for them in the query or among the
 * cookies: none when a credential that it needs is blank.
 * A token of a login goes along for the scheme alone that it was got for. Tokens lose white space at their ends, which HTTP does not carry (RFC 9110 §5.5); a password keeps its own.
 */
export function authHeaders(scheme: OwnedScheme, state: AuthState): readonly PlannedHeader[] {
  switch (scheme.kind) {
    case "bearerAuth":
      return tokenHeader("Authorization", "Bearer", tokenToSend(state.bearerAuth?.token));
    case "basicAuth":
      return basicHeader(state.basicAuth);
    case "header":
      return placed(
        scheme,
        tokenHeader(scheme.headerWireValue, scheme.prefix, headerToken(scheme.headerWireValue, state)),
      );
    case "oauthFlows":
      return tokenHeader("Authorization", "Bearer", oauthToken(oauthOf(scheme, state)));
    case "oAuth": {
      const oauth = oauthOf(scheme, state);
      // The defaults are those of product.md §6; a prefix that the definition declares empty means none.
      const prefix = isBlank(oauth.tokenPrefix) ? (scheme.tokenPrefix ?? "Bearer") : oauth.tokenPrefix;
      return tokenHeader(scheme.headerName ?? "Authorization", prefix, oauthToken(oauth));
    }
  }
}

function tokenHeader(name: string, prefix: string | undefined, token: string | undefined): readonly PlannedHeader[] {
  if (token === undefined || isBlank(token)) return [];
  const before = prefix === undefined || isBlank(prefix) ? "" : `${prefix.trim()} `;
  const given = token.trim();
  // A token that was copied out of a header comes with its prefix.
  const isPrefixed = before !== "" && given.toLowerCase().startsWith(before.toLowerCase());
  return [{ name, value: join(plain(isPrefixed ? "" : before), secret(given)) }];
}

/** Moves a key to where its scheme wants it. */
function placed({ in: place }: SchemeOf<"header">, headers: readonly PlannedHeader[]): readonly PlannedHeader[] {
  if (place === "query") return headers.map((one) => ({ ...one, in: "query" }));
  if (place !== "cookie") return headers;
  return headers.map(({ name, value }) => ({ name: "Cookie", value: join(plain(`${name}=`), value), in: "cookie" }));
}

type SchemeOf<K extends AuthScheme["kind"]> = Extract<AuthScheme, { readonly kind: K }>;

function basicHeader(credential: AuthState["basicAuth"]): readonly PlannedHeader[] {
  if (credential === undefined || isBlank(credential.username) || isBlank(credential.password)) return [];
  const pair = join(plain(`${credential.username}:`), secret(credential.password));
  return [{ name: "Authorization", value: join(plain("Basic "), base64(pair)) }];
}

/** Header names are the same whatever their case (RFC 9110 §5.1), and a state may come from settings typed by hand. */
function headerToken(wireName: string, state: AuthState): string | undefined {
  const headers = Object.entries(state.header?.headers ?? {});
  const exact = headers.find(([name]) => name === wireName);
  const alike = headers.find(([name]) => name.toLowerCase() === wireName.toLowerCase());
  return (exact ?? alike)?.[1];
}

const oauthToken = ({ selectedInputMethod, userSuppliedAccessToken, accessToken }: OAuthState): string =>
  selectedInputMethod === "token" ? userSuppliedAccessToken : accessToken;
