import { describe, expect, it } from "vitest";
import { injectionIn } from "./injection-answer.ts";

describe("the login status that the site returns", () => {
  it("is parsed as specified", () => {
    expect(
      injectionIn({
        ...{ enabled: true, authenticated: true, access_token: "tok" },
        ...{ authorizationUrl: "https://docs.example/login", returnToQueryParam: "back" },
      }),
    ).toEqual({
      ...{ enabled: true, authenticated: true, accessToken: "tok" },
      ...{ authorizationUrl: "https://docs.example/login", returnToQueryParam: "back" },
    });
    expect(injectionIn({ enabled: false })).toEqual({
      ...{ enabled: false, authenticated: false, returnToQueryParam: "state" },
    });
  });

  it.each([
    ["without a token", { enabled: true, authenticated: true }],
    ["with a blank token", { enabled: true, authenticated: true, access_token: " " }],
    ["with a token that is not a string", { enabled: true, authenticated: true, access_token: 5 }],
    ["with a token and no login", { enabled: true, authenticated: "yes", access_token: "tok" }],
  ])("counts as logged out %s", (_, answer) => {
    expect(injectionIn(answer)).toEqual({ enabled: true, authenticated: false, returnToQueryParam: "state" });
  });

  it.each(["http://localhost:4000/login", "http://[::1]/login", "http://docs.localhost./login"])(
    "may use http for a loopback login URL: %s",
    (url) => expect(injectionIn({ enabled: true, authorizationUrl: url }).authorizationUrl).toBe(url),
  );

  it.each([
    "http://docs.example/login",
    "http://10.0.0.1/login",
    "http://localhost.evil.example/login",
    "ftp://docs.example/login",
    "javascript:alert(1)",
    "data:text/html,x",
    "//docs.example/login",
    "/login",
    "",
  ])("omits an unsafe login URL such as %j", (url) => {
    expect(injectionIn({ enabled: true, authorizationUrl: url }).authorizationUrl).toBeUndefined();
  });

  it.each([[null], ["<html>"], [[]], [{}], [{ enabled: "true" }]])("is rejected if it is %j", (answer) => {
    expect(() => injectionIn(answer)).toThrow("is not valid");
  });
});
