import { asJson, isList, isObject, type Json, type JsonObject, own } from "#engine/json";
import { type AuthState, blankOAuth, type OAuthState } from "./state.ts";

/**
 * Parses stored credentials of a site (docs/behavior.md#credentials), of every kind; each invalid part is dropped. A
 * login that was in progress when the page was closed is no longer in progress.
 */
export function authStateFrom(kept: Json | undefined): AuthState {
  if (!isObject(kept)) return {};
  const [bearer, basic] = [part(kept, "bearerAuth"), part(kept, "basicAuth")];
  const [header, oauth] = [part(kept, "header"), part(kept, "oauth")];
  const headers = header && part(header, "headers");
  return {
    ...(bearer && { bearerAuth: { token: text(bearer, "token") } }),
    ...(basic && { basicAuth: { username: text(basic, "username"), password: text(basic, "password") } }),
    ...(headers && { header: { headers: textsOf(headers) } }),
    ...(oauth && { oauth: oauthFrom(oauth) }),
  };
}

/** Writes credentials as JSON for storage. */
export const authStateToJson = (state: AuthState): Json => asJson(state);

function oauthFrom(kept: JsonObject): OAuthState {
  const expiresAt = own(kept, "expiresAt");
  const scopes = own(kept, "scopes");
  const owner = own(kept, "owner");
  return {
    ...blankOAuth,
    clientId: text(kept, "clientId"),
    clientSecret: text(kept, "clientSecret"),
    accessToken: text(kept, "accessToken"),
    refreshToken: text(kept, "refreshToken"),
    authorizationUrl: text(kept, "authorizationUrl"),
    tokenUrl: text(kept, "tokenUrl"),
    tokenPrefix: text(kept, "tokenPrefix"),
    scopes: isList(scopes) ? scopes.filter((scope) => typeof scope === "string") : [],
    isLoggedIn: own(kept, "isLoggedIn") === true,
    selectedInputMethod: own(kept, "selectedInputMethod") === "token" ? "token" : "credentials",
    loggedInStartingToken: text(kept, "loggedInStartingToken"),
    userSuppliedAccessToken: text(kept, "userSuppliedAccessToken"),
    ...(typeof owner === "string" && { owner }),
    ...(typeof expiresAt === "number" && { expiresAt }),
  };
}

const part = (of: JsonObject, name: string): JsonObject | undefined => {
  const value = own(of, name);
  return isObject(value) ? value : undefined;
};

const text = (of: JsonObject, name: string): string => {
  const value = own(of, name);
  return typeof value === "string" ? value : "";
};

const textsOf = (headers: JsonObject): { readonly [name: string]: string } =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
