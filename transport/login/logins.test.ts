import { describe, expect, it } from "vitest";
import type { Endpoint } from "../call.ts";
import { createClient } from "../client/client.ts";
import { createFetchTransport } from "../client/fetch-transport.ts";
import { type LoginCredentials, logins } from "./logins.ts";
import type { AuthSchemes } from "./scheme.ts";

const schemes = {
  Token: { kind: "bearerAuth" },
  Basic: { kind: "basicAuth" },
  Key: { kind: "header", headerWireValue: "X-Key", prefix: "Key" },
  Query: { kind: "header", headerWireValue: "api key", in: "query" },
  Cookie: { kind: "header", headerWireValue: "sid", in: "cookie" },
  OAuth: {
    kind: "oAuth",
    endpointId: "login.getToken",
    accessTokenLocator: ".access.token",
    headerName: "X-Auth",
    tokenPrefix: "Garden",
    token: { clientId: "$request.id", clientSecret: "$request.secret", expiresIn: "$response.expiresIn" },
  },
} as const satisfies AuthSchemes;

const get = (more: Partial<Endpoint> = {}): Endpoint => ({
  id: "plants.get",
  method: "GET",
  path: [{ kind: "literal", value: "/plants" }],
  auth: true,
  request: { kind: "object", properties: [] },
  errors: [],
  ...more,
});
const getToken: Endpoint = {
  ...get({ id: "login.getToken", method: "POST", auth: false, path: [{ kind: "literal", value: "/login" }] }),
  request: { kind: "object", properties: [{ key: "body", optional: false, shape: { kind: "unknown" } }] },
};

/** Makes calls with credentials and returns the received requests; `login` answers the call for tokens. */
function caller(credentials: LoginCredentials<typeof schemes>, login: () => Response = () => new Response("{}")) {
  const asked: { readonly url: string; readonly headers: Headers; readonly body: unknown }[] = [];
  let time = 0;
  const transport = createFetchTransport({
    baseUrl: "http://api.test",
    fetch: async (url, { headers, body }) => {
      asked.push({ url, headers: new Headers(headers), body });
      return url.endsWith("/login") ? login() : new Response("{}");
    },
    clientInfo: { language: "JavaScript", runtime: "node", runtimeVersion: "v20" },
    sleep: async () => {},
    random: () => 0.5,
    login: logins(schemes, credentials, () => time),
  });
  const wait = (seconds: number): void => {
    time += seconds * 1000;
  };
  const call = (more: Partial<Endpoint> = {}) => createClient({ get: get(more) }, transport).get();
  return { call, asked, wait };
}

describe("a login", () => {
  it.each([
    ["a bearer token", { Token: { token: "t" } }, "authorization", "Bearer t"],
    ["a token from a supplier", { Token: { token: async () => "s" } }, "authorization", "Bearer s"],
    [
      "a name and a password of any letters",
      { Basic: { username: "ä", password: "p:w" } },
      "authorization",
      "Basic w6Q6cDp3",
    ],
    ["a header with a prefix", { Key: { value: "k" } }, "x-key", "Key k"],
    ["a cookie", { Cookie: { value: "a b" } }, "cookie", "sid=a%20b"],
    ["an OAuth token from elsewhere", { OAuth: { token: "o" } }, "x-auth", "Garden o"],
  ] as const)("is %s", async (_, credentials, header, value) => {
    const { call, asked } = caller(credentials);
    await call();
    expect(asked[0]?.headers.get(header)).toBe(value);
  });

  it("is added to the query, after the parameters of the call", async () => {
    const { call, asked } = caller({ Query: { value: "a&b" } });
    await call();
    expect(asked[0]?.url).toBe("http://api.test/plants?api%20key=a%26b");
  });

  it("uses the first set of schemes that the call accepts and that has credentials", async () => {
    const security = [{ OAuth: ["write"] }, { Key: [], Token: [] }, { Token: [] }];
    const both = caller({ Token: { token: "t" }, Key: { value: "k" } });
    await both.call({ security });
    expect([both.asked[0]?.headers.get("authorization"), both.asked[0]?.headers.get("x-key")]).toEqual([
      "Bearer t",
      "Key k",
    ]);
    const one = caller({ Token: { token: "t" }, Basic: { username: "u", password: "p" } });
    await one.call({ security });
    expect(one.asked[0]?.headers.get("authorization")).toBe("Bearer t");
  });

  it("is omitted for an open call, and without credentials", async () => {
    const open = caller({ Token: { token: "t" } });
    await open.call({ auth: false });
    const without = caller({});
    await without.call();
    for (const { asked } of [open, without]) expect(asked[0]?.headers.get("authorization")).toBeNull();
  });
});

describe("OAuth client credentials", () => {
  const answers = (expiresIn: number | undefined) => {
    let count = 0;
    return () => new Response(JSON.stringify({ access: { token: `t${++count}` }, expiresIn }));
  };
  const credentials = {
    OAuth: {
      endpoint: getToken,
      clientId: "id",
      clientSecret: async () => "secret",
      request: { body: { grant_type: "client_credentials" } },
    },
  } as const;
  const tokensIn = (asked: readonly { readonly headers: Headers }[]) =>
    asked.flatMap(({ headers }) => headers.get("x-auth") ?? []);

  it("request a token with their id and secret before the first call", async () => {
    const { call, asked } = caller(credentials, answers(3600));
    await call();
    expect(asked.map(({ url }) => url)).toEqual(["http://api.test/login", "http://api.test/plants"]);
    expect(JSON.parse(String(asked[0]?.body))).toEqual({
      grant_type: "client_credentials",
      id: "id",
      secret: "secret",
    });
    expect(tokensIn(asked)).toEqual(["Garden t1"]);
  });

  it("share one token among concurrent and successive calls", async () => {
    const { call, asked } = caller(credentials, answers(3600));
    await Promise.all([call(), call(), call()]);
    await call();
    expect(tokensIn(asked)).toEqual(["Garden t1", "Garden t1", "Garden t1", "Garden t1"]);
    expect(asked.filter(({ url }) => url.endsWith("/login")).length).toBe(1);
  });

  it("renew the token once for all calls, shortly before it expires", async () => {
    const { call, asked, wait } = caller(credentials, answers(100));
    await call();
    wait(89);
    await call();
    wait(2);
    await Promise.all([call(), call()]);
    expect(tokensIn(asked)).toEqual(["Garden t1", "Garden t1", "Garden t2", "Garden t2"]);
  });

  it("keep a token without an expiry", async () => {
    const { call, asked, wait } = caller(credentials, answers(undefined));
    await call();
    wait(1e9);
    await call();
    expect(tokensIn(asked)).toEqual(["Garden t1", "Garden t1"]);
  });

  it("that are rejected end the call with a message, and are tried again by the next call", async () => {
    let isRight = false;
    const good = answers(100);
    const { call, asked } = caller(credentials, () =>
      isRight ? good() : new Response('{"error":"bad"}', { status: 401 }),
    );
    expect(await call()).toMatchObject({
      ok: false,
      failure: {
        reason: "unknown",
        errorMessage:
          "Failed to login with the provided credentials: The server answered with status 401, which this call does not declare (bad).",
      },
    });
    isRight = true;
    expect((await call()).ok).toBe(true);
    expect(tokensIn(asked)).toEqual(["Garden t1"]);
  });

  it.each(['{"access":{}}', '{"access":{"token":""}}', "[]"])("require a token in the response: %s", async (text) => {
    const { call } = caller(credentials, () => new Response(text));
    expect(await call()).toMatchObject({
      failure: { errorMessage: "Failed to login with the provided credentials: the response contains no token." },
    });
  });
});
