import type { Setting } from "../setting.ts";

const page = "login.md#settings";
const text = { kind: "text" } as const;

/** Settings of the login of readers. */
export const loginSettings: readonly Setting[] = [
  {
    name: "login.issuer",
    variable: "CALLBOARD_LOGIN_ISSUER",
    type: text,
    description: "the OpenID provider's issuer; all other addresses come from OpenID Connect Discovery",
    page,
    example: "https://login.example.com",
  },
  {
    name: "login.clientId",
    variable: "CALLBOARD_LOGIN_CLIENT_ID",
    type: text,
    description: "the client id of the site at the provider",
    page,
    example: "docs",
  },
  {
    name: "login.clientSecret",
    variable: "CALLBOARD_LOGIN_CLIENT_SECRET",
    type: text,
    secret: true,
    description: "its secret; none for a public client, which uses PKCE alone",
    page,
    example: "secret",
  },
  {
    name: "login.cookieKeys",
    variable: "CALLBOARD_LOGIN_COOKIE_KEYS",
    type: { kind: "list" },
    secret: true,
    description: "keys that encrypt cookies, at least 32 characters each; the first encrypts, all decrypt",
    page,
    example: ["a-key-of-thirty-two-characters-00"],
  },
  {
    name: "login.scope",
    variable: "CALLBOARD_LOGIN_SCOPE",
    type: text,
    default: "openid",
    description: "requested scopes; with `offline_access`, tokens are renewed while the page is open",
    page,
    example: "openid offline_access",
  },
  {
    name: "login.parameters",
    variable: "CALLBOARD_LOGIN_PARAMETERS",
    type: { kind: "parameters" },
    description: "further parameters of the login's address",
    page,
    example: { audience: "https://api.example.com" },
  },
  {
    name: "login.claim",
    variable: "CALLBOARD_LOGIN_CLAIM",
    type: text,
    default: "the access token",
    description: "the claim to fill in as API key, from the ID token or user info",
    page,
    example: "api_key",
  },
  {
    name: "login.apis",
    variable: "CALLBOARD_LOGIN_APIS",
    type: { kind: "list" },
    default: "all",
    description: "ids or names of the APIs to fill it in for; pages of other APIs make no calls for it",
    page,
    example: ["plants"],
  },
  {
    name: "login.returnParameter",
    variable: "CALLBOARD_LOGIN_RETURN_PARAMETER",
    type: text,
    default: "state",
    description: "the parameter with the page to return to after a login",
    page,
    example: "return_to",
  },
  {
    name: "login.logout",
    variable: "CALLBOARD_LOGIN_LOGOUT",
    type: { kind: "choice", choices: ["provider", "site"] },
    default: "provider",
    description:
      "`provider` also ends the session at the provider, if it supports that; `site` only ends the session at the site",
    page,
    example: "site",
  },
];
