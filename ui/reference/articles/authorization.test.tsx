import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { AuthScheme } from "#engine/model";
import { typesFrom } from "#engine/shape";
import { makeGuide } from "../shapes/index.ts";
import { AllSchemes, Authorization } from "./authorization.tsx";

const guide = makeGuide({ types: typesFrom({}), typeHref: () => undefined, prose: (text) => <p>{text}</p> });

const auths: { readonly [name: string]: AuthScheme } = {
  adminToken: { kind: "bearerAuth", description: "For administrators." },
  userToken: { kind: "bearerAuth" },
  appId: { kind: "header", headerWireValue: "X-App-Id" },
  apiKey: { kind: "header", headerWireValue: "api_key", in: "query" },
  session: { kind: "header", headerWireValue: "sid", in: "cookie" },
  digest: { kind: "header", headerWireValue: "Authorization", prefix: "Digest" },
  login: {
    kind: "oauthFlows",
    flows: {
      implicit: { authorizationUrl: "https://login.example/authorize", scopes: { read: "See plants.", write: "" } },
      clientCredentials: { tokenUrl: "https://login.example/token", scopes: { read: "See plants." } },
    },
  },
  own: { kind: "oauthFlows", flows: { password: { tokenUrl: "https://login.example/token", scopes: {} } } },
  jwt: { kind: "bearerAuth", format: "JWT" },
  partner: { kind: "mutualTLS", description: "Ask us for a certificate." },
  discovered: { kind: "oauthFlows", flows: {}, openIdConnectUrl: "https://login.example/.well-known/openid" },
};
const props = { auths, guide, id: "authorization", endpointHref: () => undefined };

const bare = { queryParameters: [], requestHeaders: [] };

/** The visible text of a section; a block ends with a line break. */
const textOf = (html: string): string =>
  html
    .replace(/<\/(?:p|li|dt|dd)>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">");

const shown = (auth: readonly string[], more: object = {}): string =>
  textOf(renderToStaticMarkup(<Authorization {...props} target={{ ...bare, auth, ...more }} none="No credentials." />));

describe("the authorization of a call", () => {
  it.each<[string, readonly string[], object, string]>([
    ["alternatives", ["adminToken", "userToken"], {}, "Send one of these: adminToken or userToken."],
    [
      "three alternatives",
      ["adminToken", "userToken", "appId"],
      {},
      "Send one of these: adminToken, userToken or appId.",
    ],
    [
      "three together",
      [],
      { security: [["appId", "apiKey", "userToken"]] },
      "Send all of these together: appId, apiKey and userToken.",
    ],
    [
      "sets that differ in their scopes",
      [],
      { security: [["login", "appId"], ["login", "appId"], ["appId", "login"], ["apiKey"]] },
      "Send one of these: (appId and login together) or apiKey.",
    ],
    ["a combination", [], { security: [["appId", "apiKey"]] }, "Send all of these together: appId and apiKey."],
    [
      "alternatives of which one is a combination",
      [],
      { security: [["login"], ["appId", "apiKey"]] },
      "Send one of these: login or (appId and apiKey together).",
    ],
    ["an optional scheme", [], { security: [[], ["userToken"]] }, "Credentials are optional. You can send userToken."],
    [
      "parameters that carry credentials by their names",
      [],
      { queryParameters: [{ key: "token" }, { key: "page" }], requestHeaders: [{ key: "xi-api-key" }] },
      "Credentials can be sent in xi-api-key or token.",
    ],
    ["a call without any", [], { queryParameters: [{ key: "page_token" }] }, "No credentials."],
  ])("describes %s", (_, auth, more, sentence) => {
    expect(shown(auth, more)).toContain(sentence);
  });

  it("needs no sentence for a single scheme, and names none if there is none", () => {
    expect(shown(["userToken"])).not.toMatch(/Send|optional/);
    expect(shown([], { security: [[]] })).toBe("No credentials.\n");
    expect(shown(["unknown"])).toBe("No credentials.\n");
  });

  it("shows each scheme once, with its name, its description and where it is sent", () => {
    const text = shown([], { security: [["appId", "apiKey"], ["session"], ["digest"], ["adminToken", "appId"]] });
    expect(text.match(/X-App-Id: <value>/g)).toHaveLength(1);
    expect(text).toContain("API key in a header appId\nX-App-Id: <value>");
    expect(text).toContain("API key in the query apiKey\n?api_key=YOUR_API_KEY");
    expect(text).toContain("API key in a cookie session\nCookie: sid=<value>");
    expect(text).toContain("HTTP authentication, Digest digest\nAuthorization: Digest <value>");
    expect(text).toContain("Bearer token adminToken\nAuthorization: Bearer <token>\nFor administrators.");
  });

  it("says what to do with a client certificate, and names the format of a token", () => {
    const text = shown([], { security: [["partner", "jwt"]] });
    expect(text).toContain("Send all of these together: partner and jwt.");
    expect(text).toContain("Client certificate (mutual TLS) partner\nThe connection carries the certificate");
    expect(text).toContain("curl --cert client.pem --key client.key");
    expect(text).toContain("Ask us for a certificate.");
    expect(text).toContain("Bearer token (JWT) jwt\nAuthorization: Bearer <token>");
  });

  it("says why the password flow is not offered", () => {
    expect(shown(["own"])).toMatch(/Password flow\n.*This site does not ask for them: get a token yourself/);
  });

  it("shows the flows of a login with their addresses, and the scopes that the call requires", () => {
    const text = shown(["login"], { scopes: { login: ["read"] } });
    expect(text).toContain("Implicit flow\nAuthorization URL\nhttps://login.example/authorize");
    expect(text).toContain("Client credentials flow\nToken URL\nhttps://login.example/token");
    expect(text).toContain("Required scopes\nread\nSee plants.");
    expect(text).not.toContain("write");
    expect(shown(["discovered"])).toContain("OpenID Connect discovered\n");
    expect(shown(["discovered"])).toContain("Discovery URL\nhttps://login.example/.well-known/openid");
  });
});

it("the authentication of an API lists every scheme with all scopes", () => {
  const text = textOf(renderToStaticMarkup(<AllSchemes {...props} />));
  for (const name of Object.keys(auths)) expect(text).toContain(` ${name}\n`);
  expect(text).toContain("Scopes\nread\nSee plants.\n\nwrite\n\n");
});

it("says a scope once that is described by its name", () => {
  const scopes = { "pots:write": "pots:write", "pots:read": "See pots." };
  const login: AuthScheme = { kind: "oauthFlows", flows: { password: { tokenUrl: "https://a.example", scopes } } };
  const text = textOf(renderToStaticMarkup(<AllSchemes {...props} auths={{ login }} />));
  expect(text.match(/pots:write/g)).toHaveLength(1);
  expect(text).toContain("pots:read\nSee pots.");
});

it("formats the descriptions of scopes", () => {
  const html = renderToStaticMarkup(<AllSchemes {...props} />);
  expect(html).toContain("<dd><p>See plants.</p></dd>");
  expect(html).toContain("<dd></dd>");
});

it("lists the first of very many scopes, with their number", () => {
  const scopes = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`scope-${i}`, "About it."]));
  const many: AuthScheme = { kind: "oauthFlows", flows: { implicit: { scopes } } };
  const html = renderToStaticMarkup(<AllSchemes {...props} auths={{ many }} />);
  expect(html.match(/scope-\d+/g)).toHaveLength(100);
  expect(textOf(html)).toContain("1 to 100 of 5,000 scopes");
});
