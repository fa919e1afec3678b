import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJson, printJson } from "#engine/json";
import { type AuthState, authStateFrom, authStateToJson, blankOAuth } from "./index.ts";

const text = fc.string({ unit: "grapheme" });
const states: fc.Arbitrary<AuthState> = fc.record(
  {
    bearerAuth: fc.record({ token: text }),
    basicAuth: fc.record({ username: text, password: text }),
    header: fc.record({ headers: fc.dictionary(fc.stringMatching(/^[A-Za-z-]{1,8}$/), text) }),
    oauth: fc
      .record({ owner: text, clientId: text, accessToken: text, expiresAt: fc.nat(), scopes: fc.array(text) })
      .map((part) => ({
        ...blankOAuth,
        ...part,
      })),
  },
  { requiredKeys: [] },
);

describe("saved credentials", () => {
  it("survive saving and loading, for every kind", () => {
    fc.assert(
      fc.property(states, (state) => {
        const read = parseJson(printJson(authStateToJson(state)));
        expect(read.ok && authStateFrom(read.value)).toEqual(state);
      }),
    );
  });

  it("are loaded without a login in progress", () => {
    const stored = authStateToJson({ oauth: { ...blankOAuth, isLoggingIn: true } });
    expect(authStateFrom(stored).oauth?.isLoggingIn).toBe(false);
  });

  it.each([
    ["nothing", undefined, {}],
    ["a text", "tok", {}],
    ["a list", [], {}],
    ["parts of another kind", { bearerAuth: "tok", header: { headers: ["a"] } }, {}],
    ["fields of another kind", { bearerAuth: { token: 7 } }, { bearerAuth: { token: "" } }],
    ["some headers of another kind", { header: { headers: { a: "x", b: 1 } } }, { header: { headers: { a: "x" } } }],
    ["what nobody knows", { cookieJar: { a: "b" } }, {}],
  ])("are loaded safely from %s", (_, stored, state) => expect(authStateFrom(stored)).toEqual(state));
});
