import { asJson, isList, isObject, type Json, type JsonObject, own } from "#engine/json";
import { type AuthState, blankOAuth, type OAuthState } from "./state.ts";

/**
 * Parses stored credentials of a site (docs/behavior.md#credentials), of every kind; each invalid part is dropped. A
 * login that was in progress when the page was closed is no longer in progress.
 */
export function authStateFrom(stored: Json | undefined): AuthState {
  if (!isObject(stored)) return {};
  const [bearer, basic] = [part(stored, "bearerAuth"), part(stored, "basicAuth")];
  const [header, oauth] = [part(stored, "header"), part(stored, "oauth")];
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

function oauthFrom(stored: JsonObject): OAuthState {
  const expiresAt = own(stored, "expiresAt");
  const scopes = own(stored, "scopes");
  const owner = own(stored, "owner");
  return {
    ...blankOAuth,
    clientId: text(stored, "clientId"),
    clientSecret: text(stored, "clientSecret"),
    accessToken: text(stored, "accessToken"),
    refreshToken: text(stored, "refreshToken"),
    authorizationUrl: text(stored, "authorizationUrl"),
    tokenUrl: text(stored, "tokenUrl"),
    tokenPrefix: text(stored, "tokenPrefix"),
    scopes: isList(scopes) ? scopes.filter((scope) => typeof scope === "string") : [],
    isLoggedIn: own(stored, "isLoggedIn") === true,
    selectedInputMethod: own(stored, "selectedInputMethod") === "token" ? "token" : "credentials",
    loggedInStartingToken: text(stored, "loggedInStartingToken"),
    userSuppliedAccessToken: text(stored, "userSuppliedAccessToken"),
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
