import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { blankOAuth, hasExpired, isNoLongerValid, jwtEnd, loggedInWith, loggedOut, readGrant } from "./index.ts";

const noon = Date.UTC(2026, 10, 21, 12);
const jwt = (claims: object): string =>
  ["e30", Buffer.from(JSON.stringify(claims)).toString("base64url"), "c2ln"].join(".");

describe("a token response", () => {
  it.each<[string, Json, string]>([
    [".access_token", { access_token: "tok" }, "a name"],
    ["access_token", { access_token: "tok" }, "a name without its dot"],
    ["$.access_token", { access_token: "tok" }, "a name from the root"],
    [".data.tokens[1].value", { data: { tokens: [{}, { value: "tok" }] } }, "a position"],
    ['.data["my token"]', { data: { "my token": "tok" } }, "a name in quotes"],
    ["$['a.b']", { "a.b": "tok" }, "a name with a dot"],
    [".", "tok", "the whole"],
    ["", "tok", "nothing, which is the whole"],
  ])("contains the token at %s", (locator, answer) =>
    expect(readGrant(answer, locator, noon)?.accessToken).toBe("tok"),
  );

  it.each<[string, Json]>([
    [".token", { access_token: "tok" }],
    [".access_token", { access_token: 7 }],
    [".access_token", { access_token: " " }],
    [".access_token", null],
    [".access_token", []],
    [".constructor.name", {}],
    [".[", { access_token: "tok" }],
    [".a[x", { a: ["tok"] }],
    [".data[2]", { data: ["a"] }],
  ])("contains no token at %s of %j", (locator, answer) => expect(readGrant(answer, locator, noon)).toBeUndefined());

  it("gives the lifetime of the token in seconds", () => {
    const grant = readGrant({ access_token: "tok", expires_in: 60 }, ".access_token", noon);
    expect(grant?.expiresAt).toBe(noon + 60_000);
  });

  it("takes the expiry from a JWT if the grant does not state it", () => {
    const token = jwt({ exp: noon / 1000 + 5 });
    expect(readGrant({ t: token }, ".t", noon)?.expiresAt).toBe(noon + 5000);
  });

  it.each(["tok", "a.b", "a.b.c", "a.b.c.d", jwt({}), jwt({ exp: "soon" }), "e30.%%%.c2ln"])(
    "has no expiry for the token %s",
    (token) => expect(jwtEnd(token)).toBeUndefined(),
  );

  it("contains the refresh token", () => {
    expect(readGrant({ access_token: "a", refresh_token: "r" }, ".access_token", noon)?.refreshToken).toBe("r");
  });
});

describe("a login", () => {
  const typed = { ...blankOAuth, clientId: "app", clientSecret: "s", selectedInputMethod: "token" as const };
  const tokenUrl = "https://id.example/token";
  const inside = loggedInWith(typed, { accessToken: "tok", expiresAt: noon, tokenUrl });

  it("sets the token, the starting token and the input method", () => {
    expect(inside).toEqual({
      ...typed,
      accessToken: "tok",
      tokenUrl,
      loggedInStartingToken: "tok",
      isLoggedIn: true,
      selectedInputMethod: "credentials",
      expiresAt: noon,
    });
  });

  it("drops the earlier expiry if the new token does not expire", () => {
    expect(loggedInWith(inside, { accessToken: "new" })).not.toHaveProperty("expiresAt");
  });

  it("does not keep a refresh token of another token URL", () => {
    const renewable = { ...inside, refreshToken: "r" };
    expect(loggedInWith(renewable, { accessToken: "new", tokenUrl }).refreshToken).toBe("r");
    expect(loggedInWith(renewable, { accessToken: "new", tokenUrl: "https://other.example/token" }).refreshToken).toBe(
      "",
    );
  });

  it("is undone by a logout, except for typed values", () => {
    expect(loggedOut(inside)).toEqual({ ...typed, selectedInputMethod: "credentials" });
  });

  it("has expired from its expiry time on, even if the machine slept", () => {
    expect([noon - 1, noon, noon + 86_400_000].map((now) => hasExpired(inside, now))).toEqual([false, true, true]);
    expect(hasExpired({ ...inside, isLoggedIn: false }, noon)).toBe(false);
  });

  it("is invalid once it has expired or its token is not the starting token", () => {
    expect(isNoLongerValid(inside, noon - 1)).toBe(false);
    expect(isNoLongerValid(inside, noon)).toBe(true);
    expect(isNoLongerValid({ ...inside, accessToken: "other" }, noon - 1)).toBe(true);
    expect(isNoLongerValid({ ...inside, selectedInputMethod: "token" }, noon)).toBe(false);
  });
});
