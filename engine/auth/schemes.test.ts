import { describe, expect, it } from "vitest";
import type { AuthScheme } from "#engine/model";
import { read } from "#engine/secret";
import { isSetAuthenticated, pickSet, schemeSets, setHeaders } from "./index.ts";

const authSchemes: { readonly [id: string]: AuthScheme } = {
  bearer: { kind: "bearerAuth" },
  basic: { kind: "basicAuth" },
  app: { kind: "header", headerWireValue: "X-App" },
  key: { kind: "header", headerWireValue: "key", in: "query" },
};
const sets = (security: readonly (readonly string[])[] | undefined, auth: readonly string[] = []) =>
  schemeSets({ auth, ...(security && { security }) }, authSchemes, "garden");

const state = { header: { headers: { "X-App": "a", key: "k" } }, bearerAuth: { token: "t" } };

describe("the scheme sets of an endpoint", () => {
  it.each([
    ["each scheme alone by default", undefined, ["bearer", "basic"], ["bearer", "basic"]],
    ["required combinations", [["app", "key"], ["bearer"]], ["app", "key", "bearer"], ["app + key", "bearer"]],
    ["none if none is required", [[]], [], []],
    ["an empty one beside others", [[], ["bearer"]], ["bearer"], ["", "bearer"]],
    ["only combinations of known schemes", [["app", "lost"], ["basic"]], [], ["basic"]],
    ["no scheme that every object has", undefined, ["constructor", "basic"], ["basic"]],
  ])("are %s", (_, security, auth, keys) => expect(sets(security, auth).map(({ key }) => key)).toEqual(keys));

  it("return the headers of all schemes of a set, in header and query", () => {
    const [both] = sets([["app", "key"]]);
    const headers = setHeaders(both, state);
    expect(headers.map((one) => [one.name, read(one.value, "reveal"), one.in])).toEqual([
      ["X-App", "a", undefined],
      ["key", "k", "query"],
    ]);
    expect(setHeaders(undefined, state)).toEqual([]);
  });

  it("are authenticated once each of their schemes is", () => {
    const [both] = sets([["app", "basic"]]);
    expect(both && isSetAuthenticated(both, state)).toBe(false);
    expect(both && isSetAuthenticated(both, { ...state, basicAuth: { username: "a", password: "b" } })).toBe(true);
  });

  it.each([
    ["the one chosen before", [["bearer"], ["basic"]], "basic", "basic"],
    ["the first that can be met", [["basic"], ["app", "key"]], undefined, "app + key"],
    ["the first where none can be met", [["basic"], ["basic", "app"]], undefined, "basic"],
    ["the first where the chosen one is of another endpoint", [["basic"], ["bearer"]], "gone", "bearer"],
    ["one with schemes before one without", [[], ["basic"]], undefined, "basic"],
    ["the one without, when that was chosen", [[], ["basic"]], "", ""],
  ])("resolve to %s", (_, security, chosen, key) => expect(pickSet(sets(security), chosen, state)?.key).toBe(key));
});
