import { describe, expect, it } from "vitest";
import type { AuthScheme } from "#engine/model";
import {
  type AuthState,
  blankOAuth,
  forget,
  formHolding,
  formKey,
  heldCredentialsOf,
  holdingOf,
  hostsOf,
  sentAlso,
  stillSentCredentials,
} from "./index.ts";

const state: AuthState = {
  bearerAuth: { token: "secret-1" },
  basicAuth: { username: "ada", password: "secret-2" },
  header: { headers: { "X-Key": "secret-3", "X-Blank": " " } },
  oauth: { ...blankOAuth, clientSecret: "secret-4", accessToken: "secret-5", expiresAt: 9, isLoggedIn: true },
};

describe("held credentials", () => {
  it("are listed by name and expiry, never with their values", () => {
    expect(heldCredentialsOf(state)).toEqual([
      { id: "bearerAuth", kind: "bearer" },
      { id: "basicAuth", kind: "basic" },
      { id: "header.X-Key", kind: "header", name: "X-Key" },
      { id: "oauth", kind: "oauth", until: 9 },
    ]);
    expect(JSON.stringify(heldCredentialsOf(state))).not.toContain("secret");
    expect(heldCredentialsOf({})).toEqual([]);
    const [mine, theirs] = [formKey("garden/1", "token"), formKey("garden", "1/token")];
    expect(heldCredentialsOf({}, [mine])).toEqual([{ id: formHolding(mine), kind: "form", name: "token" }]);
    expect(mine).not.toBe(theirs);
  });

  it("are forgotten one by one, with everything that belongs to them", () => {
    const ids = heldCredentialsOf(state).map(({ id }) => id);
    for (const id of ids)
      expect(heldCredentialsOf(forget(state, id)).map((held) => held.id)).toEqual(ids.filter((one) => one !== id));
    expect(JSON.stringify(ids.reduce(forget, state))).not.toContain("secret");
  });

  it.each<[AuthScheme, string]>([
    [{ kind: "bearerAuth" }, "bearerAuth"],
    [{ kind: "basicAuth" }, "basicAuth"],
    [{ kind: "header", headerWireValue: "X-Key" }, "header.X-Key"],
    [{ kind: "oAuth", endpointId: "t", accessTokenLocator: ".t" }, "oauth"],
    [{ kind: "oauthFlows", flows: {} }, "oauth"],
  ])("include the one that the scheme %j sends", (scheme, id) => expect(holdingOf(scheme)).toBe(id));

  it("record each host once, and no host before the first request", () => {
    const sent = sentAlso(sentAlso({}, ["a", "b"], "x.example"), ["a"], "x.example");
    expect(sent).toEqual({ a: ["x.example"], b: ["x.example"] });
    expect(hostsOf(sent, "constructor")).toEqual([]);
  });

  it("forget their hosts when they are replaced, and keep them when a token is renewed", () => {
    const sent = Object.fromEntries(heldCredentialsOf(state).map(({ id }) => [id, ["x.example"]]));
    const renewed = { ...state, oauth: { ...blankOAuth, ...state.oauth, accessToken: "new" } };
    expect(stillSentCredentials(sent, state, renewed)).toEqual(sent);
    const elsewhere = { ...state, oauth: { ...blankOAuth, ...state.oauth, owner: "another" } };
    expect(Object.keys(stillSentCredentials(sent, state, elsewhere))).not.toContain("oauth");
    const replaced = { ...state, bearerAuth: { token: "other" }, header: { headers: { "X-Key": "other" } } };
    expect(Object.keys(stillSentCredentials(sent, state, replaced))).toEqual(["basicAuth", "oauth"]);
  });
});
