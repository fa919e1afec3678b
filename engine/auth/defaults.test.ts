import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { injectedState, withDefaults, withoutDefaults } from "./defaults.ts";
import { type AuthState, blankOAuth } from "./state.ts";

const supplied = (token: string): AuthState["oauth"] => ({
  ...blankOAuth,
  selectedInputMethod: "token",
  userSuppliedAccessToken: token,
});

describe("the token of the site's own login", () => {
  it("fills in bearer and OAuth, and basic if it is a pair", () => {
    expect(injectedState("tok")).toEqual({ bearerAuth: { token: "tok" }, oauth: supplied("tok") });
    expect(injectedState("ada:a:b").basicAuth).toEqual({ username: "ada", password: "a:b" });
    expect(injectedState(":pw").basicAuth).toBeUndefined();
  });

  it("follows renewals and is removed after a logout", () => {
    const one = withDefaults({}, {}, injectedState("one"));
    expect(one).toEqual(injectedState("one"));
    const two = withDefaults(one, injectedState("one"), injectedState("two"));
    expect(two).toEqual(injectedState("two"));
    expect(withDefaults(two, injectedState("two"), {})).toEqual({});
  });

  it("does not replace a value that the reader entered or cleared", () => {
    const typed: AuthState = { bearerAuth: { token: "mine" }, oauth: { ...blankOAuth, clientSecret: "s" } };
    const filled = withDefaults(typed, {}, injectedState("one"));
    expect(filled.bearerAuth).toEqual({ token: "mine" });
    expect(filled.oauth).toEqual({ ...supplied("one"), clientSecret: "s" });
    const cleared = { ...filled, bearerAuth: { token: "" } };
    expect(withDefaults(cleared, injectedState("one"), injectedState("two")).bearerAuth).toEqual({ token: "" });
    expect(withDefaults({ bearerAuth: { token: "" } }, {}, injectedState("one")).bearerAuth).toEqual({ token: "" });
  });

  it("replaces everything if it was just requested", () => {
    const typed: AuthState = { bearerAuth: { token: "mine" }, header: { headers: { "X-Key": "k" } } };
    expect(withDefaults(typed, {}, injectedState("one"), true)).toEqual({
      ...injectedState("one"),
      header: { headers: { "X-Key": "k" } },
    });
  });

  it("does not replace an OAuth login", () => {
    const oauth = { ...blankOAuth, isLoggedIn: true, accessToken: "theirs" };
    expect(withDefaults({ oauth }, {}, injectedState("one")).oauth).toBe(oauth);
  });
});

describe("withoutDefaults", () => {
  const text = fc.constantFrom("", "a", "b", "c:d");
  const state: fc.Arbitrary<AuthState> = fc.record(
    {
      bearerAuth: fc.record({ token: text }),
      basicAuth: fc.record({ username: text, password: text }),
      header: fc.record({
        headers: fc.dictionary(fc.constantFrom("X", "Y"), text, { minKeys: 1, noNullPrototype: true }),
      }),
    },
    { requiredKeys: [] },
  );

  it("is reversed by applying the same defaults again", () => {
    fc.assert(
      fc.property(state, state, (own, defaults) => {
        const filled = withDefaults(own, {}, defaults);
        expect(withDefaults(withoutDefaults(filled, defaults), {}, defaults)).toEqual(filled);
      }),
    );
  });

  it("removes every default", () => {
    fc.assert(
      fc.property(state, (defaults) => {
        expect(withoutDefaults(withDefaults({}, {}, defaults), defaults)).toEqual({});
      }),
    );
    expect(withoutDefaults(injectedState("tok:en"), injectedState("tok:en"))).toEqual({});
  });
});
