import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AuthScheme } from "#engine/model";
import { read } from "#engine/secret";
import { type AuthState, authHeaders, blankOAuth, credentialIssues } from "./index.ts";

const bearer: AuthScheme = { kind: "bearerAuth" };
const basic: AuthScheme = { kind: "basicAuth" };
const key: AuthScheme = { kind: "header", headerWireValue: "X-Key" };
const token = (text: string): AuthState => ({ bearerAuth: { token: text } });
const pair = (username: string, password: string): AuthState => ({ basicAuth: { username, password } });
const headers = (text: string): AuthState => ({ header: { headers: { "X-Key": text } } });

describe("a credential that cannot be sent as entered", () => {
  it.each<[string, AuthScheme, AuthState, string, string]>([
    ["a colon in a user name", basic, pair("ada:x", "pw"), "username", "contains a colon"],
    ["a line break in a password", basic, pair("ada", "p\nw"), "password", "The password contains a line break"],
    ["a control character in a user name", basic, pair("a\u0007da", "pw"), "username", "U+0007"],
    ["a delete character in a password", basic, pair("ada", "p\u007fw"), "password", "U+007F"],
    ["CR LF in a bearer", bearer, token("tok\r\nX-Evil: 1"), "token", "contains a line break"],
    ["LF in a bearer", bearer, token("tok\nen"), "token", "contains a line break"],
    ["CR in a bearer", bearer, token("tok\ren"), "token", "contains a line break"],
    ["NUL in a bearer", bearer, token("tok\u0000en"), "token", "U+0000"],
    ["a letter that no header carries", bearer, token("tökén"), "token", '"ö"'],
    ["a sign of two code units, named whole", bearer, token("to🌱ken"), "token", '"🌱"'],
    ["a line break in a header", key, headers("k\ney"), "token", "contains a line break"],
    ["a line break in a cookie", { ...key, in: "cookie" }, headers("k\ney"), "token", "contains a line break"],
    [
      "a line break in a token got elsewhere",
      { kind: "oAuth", endpointId: "t", accessTokenLocator: ".t" },
      { oauth: { ...blankOAuth, selectedInputMethod: "token", userSuppliedAccessToken: "a\nb" } },
      "token",
      "contains a line break",
    ],
  ])("is reported with its field and the reason: %s", (_, scheme, state, field, reason) => {
    const [issue, ...others] = credentialIssues(scheme, state);
    expect(issue?.field).toBe(field);
    expect(issue?.message).toContain(reason);
    expect(others).toEqual([]);
  });

  it.each<[string, AuthScheme, AuthState]>([
    ["nothing entered", bearer, {}],
    ["a token", bearer, token("abc-._~+/=")],
    ["blanks and line breaks around a token", bearer, token(" tok\r\n")],
    ["a blank inside of a token", bearer, token("to ken")],
    ["a colon in a password", basic, pair("ada", "p:w")],
    ["other letters in a pair", basic, pair("ädä", "pä🌱")],
    ["blanks around a password", basic, pair("ada", " pw ")],
    ["a line break in a query parameter", { ...key, in: "query" }, headers("k\ney")],
  ])("is not reported for %s", (_, scheme, state) => expect(credentialIssues(scheme, state)).toEqual([]));

  it("is reported whenever a server would decode a different pair", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (username, password) => {
        const state = pair(username, password);
        const [header] = authHeaders(basic, state);
        if (header === undefined || credentialIssues(basic, state).length > 0) return;
        const value = read(header.value, "reveal").replace("Basic ", "");
        const [, name, rest] = /^([^:]*):(.*)$/s.exec(Buffer.from(value, "base64").toString()) ?? [];
        expect([name, rest]).toEqual([username, password]);
      }),
      { numRuns: 1000 },
    );
  });

  it("is reported whenever a header would be rejected, and never quoted in the message", () => {
    const texts = fc.string({
      unit: fc.constantFrom("a", "Z", " ", "\t", "\r", "\n", "\0", "\u007f", "ö", "€"),
      maxLength: 12,
    });
    fc.assert(
      fc.property(texts, (text) => {
        const issues = credentialIssues(bearer, token(`secret${text}end`));
        let isCarried = true;
        try {
          new Headers({ authorization: `Bearer secret${text}end` });
        } catch {
          isCarried = false;
        }
        // `Headers` takes Latin-1, which servers read in different ways (RFC 9110 section 5.5).
        if (!isCarried) expect(issues).toHaveLength(1);
        for (const { message } of issues) expect(message).not.toContain("secret");
      }),
      { numRuns: 1000 },
    );
  });
});
