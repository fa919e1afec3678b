import { describe, expect, it } from "vitest";
import type { AuthScheme } from "#engine/model";
import { read } from "#engine/secret";
import { type AuthState, authHeaders, blankOAuth, isAuthenticated, isBlank, ownedScheme } from "./index.ts";

const bearer: AuthScheme = { kind: "bearerAuth", tokenName: "token" };
const basic: AuthScheme = { kind: "basicAuth" };
const key: AuthScheme = { kind: "header", headerWireValue: "X-Api-Key" };
const prefixed: AuthScheme = { kind: "header", headerWireValue: "Authorization", prefix: "Token" };
const oauth = ownedScheme({ kind: "oAuth", endpointId: "token", accessTokenLocator: ".access_token" }, "garden");
const oauthOwn = { ...oauth, headerName: "X-Auth", tokenPrefix: "" };
const { owner = "" } = oauth;

const token = "tok_0123456789abcdef";
const header = (name: string, value: string): AuthState => ({ header: { headers: { [name]: value } } });

describe("authHeaders", () => {
  const utf8 = `Basic ${Buffer.from("zoë:пароль: 1", "utf8").toString("base64")}`;
  it.each<[string, AuthScheme, AuthState, string, string]>([
    ["a bearer token", bearer, { bearerAuth: { token } }, "Authorization", `Bearer ${token}`],
    [
      "a bearer token pasted with white space",
      bearer,
      { bearerAuth: { token: ` ${token}\n` } },
      "Authorization",
      `Bearer ${token}`,
    ],
    [
      "a token pasted with the word before it",
      bearer,
      { bearerAuth: { token: `bearer ${token}` } },
      "Authorization",
      `bearer ${token}`,
    ],
    [
      "a token with its own prefix",
      prefixed,
      header("Authorization", `Token ${token}`),
      "Authorization",
      `Token ${token}`,
    ],
    [
      "a token that only starts like the prefix",
      bearer,
      { bearerAuth: { token: "bearer1" } },
      "Authorization",
      "Bearer bearer1",
    ],
    [
      "a basic pair",
      basic,
      { basicAuth: { username: "ada", password: "open sesame" } },
      "Authorization",
      "Basic YWRhOm9wZW4gc2VzYW1l",
    ],
    [
      "a basic pair beyond Latin-1",
      basic,
      { basicAuth: { username: "zoë", password: "пароль: 1" } },
      "Authorization",
      utf8,
    ],
    [
      "a password that ends in a blank",
      basic,
      { basicAuth: { username: "a", password: "b " } },
      "Authorization",
      "Basic YTpiIA==",
    ],
    ["a custom header", key, header("X-Api-Key", token), "X-Api-Key", token],
    ["a header kept under another case", key, header("x-api-key", token), "X-Api-Key", token],
    ["a header with a prefix", prefixed, header("Authorization", token), "Authorization", `Token ${token}`],
    [
      "OAuth with its defaults",
      oauth,
      { oauth: { ...blankOAuth, owner, accessToken: token } },
      "Authorization",
      `Bearer ${token}`,
    ],
    [
      "OAuth with its own header and no prefix",
      oauthOwn,
      { oauth: { ...blankOAuth, owner, accessToken: token } },
      "X-Auth",
      token,
    ],
    [
      "OAuth with a prefix that came with the login",
      oauth,
      { oauth: { ...blankOAuth, owner, accessToken: token, tokenPrefix: "DPoP" } },
      "Authorization",
      `DPoP ${token}`,
    ],
    [
      "an OAuth token typed by hand",
      oauth,
      { oauth: { ...blankOAuth, selectedInputMethod: "token", accessToken: "other", userSuppliedAccessToken: token } },
      "Authorization",
      `Bearer ${token}`,
    ],
  ])("sends %s", (_, scheme, state, name, value) => {
    const headers = authHeaders(scheme, state);
    expect(headers.map((one) => [one.name, read(one.value, "reveal")])).toEqual([[name, value]]);
    expect(isAuthenticated(scheme, state)).toBe(true);
  });

  it.each<[string, AuthScheme, AuthState]>([
    ["nothing entered", bearer, {}],
    ["an empty token", bearer, { bearerAuth: { token: "" } }],
    ["a token of white space", bearer, { bearerAuth: { token: " \t\n" } }],
    ["credentials of another scheme", bearer, { basicAuth: { username: "ada", password: "open sesame" } }],
    ["no password", basic, { basicAuth: { username: "ada", password: "" } }],
    ["no username", basic, { basicAuth: { username: " ", password: "open sesame" } }],
    ["another header", key, header("X-Other", token)],
    ["a name found on every object", { kind: "header", headerWireValue: "constructor" }, header("X-Other", token)],
    ["an OAuth login that has not happened", oauth, { oauth: blankOAuth }],
    [
      "OAuth by hand without a token",
      oauth,
      { oauth: { ...blankOAuth, selectedInputMethod: "token", accessToken: token } },
    ],
  ])("sends nothing with %s", (_, scheme, state) => {
    expect(authHeaders(scheme, state)).toEqual([]);
    expect(isAuthenticated(scheme, state)).toBe(false);
  });

  it("redacts secrets and shows the parts that are not secret", () => {
    const shown = (scheme: AuthScheme, state: AuthState) =>
      authHeaders(scheme, state).map(({ value }) => read(value, "redact"));
    expect(shown(bearer, { bearerAuth: { token } })).toEqual(["Bearer tok****ef"]);
    expect(shown(prefixed, header("Authorization", token))).toEqual(["Token tok****ef"]);
    const pair = `Basic ${btoa("ada:****")}`;
    expect(shown(basic, { basicAuth: { username: "ada", password: "hunter2" } })).toEqual([pair]);
  });
});

describe("a blank token", () => {
  it.each([undefined, "", " ", "\t\r\n", "\u00a0"])("is %j", (token) => expect(isBlank(token)).toBe(true));
  it.each(["0", " a ", "****"])("is not %j", (token) => expect(isBlank(token)).toBe(false));
});
