import { describe, expect, it } from "vitest";
import type { Json } from "#engine/json";
import { blankOAuth, hasExpired, isNoLongerValid, jwtEnd, loggedInWith, loggedOut, readGrant } from "./index.ts";

const noon = Date.UTC(2026, 10, 21, 12);
const jwt = (claims: object): string =>
  ["e30", Buffer.from(JSON.stringify(claims)).toString("base64url"), "c2ln"].join(".");

describe("the answer of a call that gives tokens", () => {
  it.each<[string, Json, string]>([
    [".access_token", { access_token: "tok" }, "a name"],
    ["access_token", { access_token: "tok" }, "a name without its dot"],
    ["$.access_token", { access_token: "tok" }, "a name from the root"],
    [".data.tokens[1].value", { data: { tokens: [{}, { value: "tok" }] } }, "a position"],
    ['.data["my token"]', { data: { "my token": "tok" } }, "a name in quotes"],
    ["$['a.b']", { "a.b": "tok" }, "a name with a dot"],
    [".", "tok", "the whole"],
    ["", "tok", "nothing, which is the whole"],
  ])("gives the token at %s", (locator, answer) => expect(readGrant(answer, locator, noon)?.accessToken).toBe("tok"));

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
  ])("gives none at %s of %j", (locator, answer) => expect(readGrant(answer, locator, noon)).toBeUndefined());

  it("counts how long the token lives in seconds", () => {
    const grant = readGrant({ access_token: "tok", expires_in: 60 }, ".access_token", noon);
    expect(grant?.expiresAt).toBe(noon + 60_000);
  });

  it("takes the end from a token that is a JWT, where the answer does not tell", () => {
    const token = jwt({ exp: noon / 1000 + 5 });
    expect(readGrant({ t: token }, ".t", noon)?.expiresAt).toBe(noon + 5000);
  });

  it.each(["tok", "a.b", "a.b.c", "a.b.c.d", jwt({}), jwt({ exp: "soon" }), "e30.%%%.c2ln"])(
    "takes no end from %s",
    (token) => expect(jwtEnd(token)).toBeUndefined(),
  );

  it("gives the token that renews, too", () => {
    expect(readGrant({ access_token: "a", refresh_token: "r" }, ".access_token", noon)?.refreshToken).toBe("r");
  });
});

describe("a login", () => {
  const typed = { ...blankOAuth, clientId: "app", clientSecret: "s", selectedInputMethod: "token" as const };
  const tokenUrl = "https://id.example/token";
  const inside = loggedInWith(typed, { accessToken: "tok", expiresAt: noon, tokenUrl });

  it("sets the token, the starting token and the way of entering", () => {
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

  it("forgets when an earlier token ended if the new one does not say", () => {
    expect(loggedInWith(inside, { accessToken: "new" })).not.toHaveProperty("expiresAt");
  });

  it("takes no refresh token along from another place", () => {
    const renewable = { ...inside, refreshToken: "r" };
    expect(loggedInWith(renewable, { accessToken: "new", tokenUrl }).refreshToken).toBe("r");
    expect(loggedInWith(renewable, { accessToken: "new", tokenUrl: "https://other.example/token" }).refreshToken).toBe(
      "",
    );
  });

  it("is undone by a logout, but for what was typed", () => {
    expect(loggedOut(inside)).toEqual({ ...typed, selectedInputMethod: "credentials" });
  });

  it("has expired from the very moment on, however long the machine slept", () => {
    expect([noon - 1, noon, noon + 86_400_000].map((now) => hasExpired(inside, now))).toEqual([false, true, true]);
    expect(hasExpired({ ...inside, isLoggedIn: false }, noon)).toBe(false);
  });

  it("is no longer valid once expired, or once the token is another than it started with", () => {
    expect(isNoLongerValid(inside, noon - 1)).toBe(false);
    expect(isNoLongerValid(inside, noon)).toBe(true);
    expect(isNoLongerValid({ ...inside, accessToken: "other" }, noon - 1)).toBe(true);
    expect(isNoLongerValid({ ...inside, selectedInputMethod: "token" }, noon)).toBe(false);
  });
});
