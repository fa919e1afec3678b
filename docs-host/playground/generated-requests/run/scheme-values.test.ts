import { expect, it } from "vitest";
import { type AuthState, blankOAuth, type SchemeSet, setHeaders } from "#engine/auth";
import { schemeValues } from "./scheme-values.ts";

const state: AuthState = {
  bearerAuth: { token: "t1" },
  basicAuth: { username: "ada", password: "s:3" },
  header: { headers: { "X-Key": "k1" } },
  oauth: { ...blankOAuth, selectedInputMethod: "token", userSuppliedAccessToken: "o1" },
};

const setOf = (...schemes: SchemeSet["schemes"]): SchemeSet => ({ key: "set", schemes });

it.each<[string, SchemeSet, { readonly [id: string]: string }]>([
  ["a token", setOf({ kind: "bearerAuth", id: "bearer" }), { bearer: "t1" }],
  ["a pair", setOf({ kind: "basicAuth", id: "basic" }), { basic: "ada:s:3" }],
  [
    "a key and a token together",
    setOf({ kind: "header", headerWireValue: "X-Key", id: "key" }, { kind: "bearerAuth", id: "bearer" }),
    { key: "k1", bearer: "t1" },
  ],
  ["none for a certificate", setOf({ kind: "mutualTLS", id: "tls" }), {}],
])("a run gets %s by the id of its scheme", (_, set, values) => {
  expect(schemeValues(set, state, setHeaders(set, state))).toEqual(values);
});

it("a run gets no credential that the page does not send, and none without a set", () => {
  const set = setOf({ kind: "bearerAuth", id: "bearer" });
  expect(schemeValues(set, state, [])).toEqual({});
  expect(schemeValues(undefined, state, setHeaders(set, state))).toEqual({});
});
