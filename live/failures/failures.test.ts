import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { replayFromText } from "#docs-host/playground/replay";
import { type ApiModel, bareEndpoint } from "#engine/model";
import { base64, join, plain, read, secret } from "#engine/secret";
import type { Exchange } from "../exchange.ts";
import type { Finding } from "../finding.ts";
import { failureFromText, failureText } from "./failure-from-text.ts";
import { failureOf, type RunFacts } from "./failure-of.ts";
import { namedSecrets } from "./redact/exchange-secrets.ts";

const model: ApiModel = {
  id: "garden",
  endpoints: [
    bareEndpoint({
      id: "plants.get",
      path: [
        { kind: "literal", value: "/plants/" },
        { kind: "parameter", key: "id" },
      ],
      pathParameters: [{ key: "id", shape: { kind: "integer" }, optional: false }],
      responses: [{ statusCode: 200, body: { kind: "json", shape: { kind: "ref", id: "Plant" } } }],
    }),
  ],
  types: {
    Plant: {
      name: "Plant",
      shape: { kind: "object", properties: [{ key: "size", shape: { kind: "integer" }, optional: false }] },
    },
  },
  groups: [],
  auths: {},
  globalHeaders: [],
};

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const call = (value: object) => ({
  endpoint: "plants.get",
  form: { value: JSON.parse(JSON.stringify(value)), selection: {} },
  credentials: "own" as const,
});
const url = (id: unknown): string => `http://127.0.0.1:3000/plants/${id}`;
const facts: RunFacts = {
  server: "http://127.0.0.1:3000",
  definition: "d",
  seed: 7,
  model,
  secrets: [],
  build: ({ form: { value } }) => ({
    method: "GET",
    url: url(JSON.parse(JSON.stringify(value)).pathParameters?.id ?? ""),
    headers: [],
  }),
};
const answer = (body: string, headers: Exchange["request"]["headers"] = []): Exchange["received"] => ({
  kind: "answer",
  status: 200,
  headers,
  body: bytes(body),
  time: 3.5,
});
const steps: Finding["steps"] = [
  { call: call({}), takes: [] },
  {
    call: call({ pathParameters: { id: 41 } }),
    takes: [{ step: 0, from: { kind: "body", path: ["id"] }, to: ["pathParameters", "id"] }],
  },
];
const exchangesOf = (headers: Exchange["request"]["headers"], body: string): readonly Exchange[] =>
  steps.map((step, index) => ({
    call: step.call,
    request: { method: "GET", url: url(index === 0 ? "" : 41), headers },
    received: answer(body),
  }));
const finding: Finding = {
  check: "wrong-body",
  endpoint: "GET /plants/{id}",
  cause: "200 /size",
  message: "size has to be an integer",
  at: ["size"],
  steps,
  exchanges: exchangesOf([], '{"id":41,"size":"tall"}'),
  count: 3,
};

describe("a failure file", () => {
  it("is read back as it was written, and by the page", () => {
    const failure = failureOf(finding, facts, "mark");
    const text = failureText(failure);
    expect(failureFromText(text)).toEqual({ ok: true, failure });
    expect(failureText(failureOf(finding, facts, "mark"))).toBe(text);
    expect(replayFromText(text)).toMatchObject({
      ok: true,
      replay: { endpoint: "GET /plants/{id}", law: "wrong-body", case: { value: { pathParameters: { id: 41 } } } },
    });
  });

  it("marks where the value of an earlier answer is used, and what was expected instead", () => {
    const failure = failureOf(finding, facts);
    expect(failure.steps[1]?.request.url).toEqual(["http://127.0.0.1:3000/plants/", { taken: 0 }]);
    expect(failure.expected).toEqual({ kind: "value", at: ["size"], type: { kind: "integer" } });
  });

  const valid = JSON.parse(failureText(failureOf(finding, facts)));
  it.each([
    ["{", /^is not JSON: line 1/],
    [JSON.stringify({ callboard: "export" }), /^is not a replay file$/],
    [JSON.stringify({ ...valid, live: undefined }), /callboard check --replay/],
    [JSON.stringify({ ...valid, version: 3 }), /version 3 \(live 1\)/],
    [JSON.stringify({ ...valid, live: { ...valid.live, steps: [] } }), /no valid \/live\/steps: /],
    [JSON.stringify({ ...valid, law: "color" }), /the check "color"/],
    [
      JSON.stringify({ ...valid, live: { ...valid.live, steps: [{ ...valid.live.steps[0], takes: [{ step: -1 }] }] } }),
      /no valid \/live\/steps\/0\/takes\/0\/step: /,
    ],
  ])("that was changed or is foreign is refused with a reason: %#", (text, error) => {
    expect(failureFromText(text)).toEqual({ ok: false, error: expect.stringMatching(error) });
  });
});

describe("a secret", () => {
  // A prefix that no name of a member and no text of the finding contains.
  const secretText = fc.string({ unit: "grapheme", minLength: 6, maxLength: 14 }).map((text) => `Zq${text}`);
  const encodings: readonly ((text: string) => string)[] = [
    (text) => text,
    (text) => encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd")),
    (text) => Buffer.from(`ada:${text}`).toString("base64"),
    (text) => Buffer.from(text).toString("base64url"),
    (text) => JSON.stringify({ echo: [text, { [text]: `Bearer ${text}` }] }),
    (text) => `<p>${text.replace(/&/g, "&amp;").replace(/</g, "&lt;")}</p>`,
  ];

  it("is nowhere in a file, however it was sent or echoed", () => {
    fc.assert(
      fc.property(secretText, fc.constantFrom(...encodings), fc.boolean(), (text, encode, isBinary) => {
        const sent = encode(text);
        const echo = isBinary ? Uint8Array.from([0xff, ...bytes(sent)]) : bytes(sent);
        const headers = [
          ["X-Key", sent],
          ["Cookie", `a=1; key=${sent}`],
        ] as const;
        const file = failureText(
          failureOf(
            {
              ...finding,
              message: `the answer is ${sent}`,
              cause: sent,
              steps: [{ call: call({ headers: { echo: sent }, body: { [sent]: sent } }), takes: [] }],
              exchanges: [
                {
                  call: call({}),
                  request: { method: "PUT", url: `http://a.example/?key=${sent}`, headers, body: sent },
                  received: { kind: "answer", status: 500, headers, body: echo, time: 1 },
                },
              ],
            },
            { ...facts, server: `http://a.example/${sent}`, secrets: namedSecrets({ own: { keyAuth: text } }) },
          ),
        );
        const parts = [
          text,
          sent,
          JSON.stringify(text).slice(1, -1),
          encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd")),
        ];
        for (const part of parts) expect(file).not.toContain(part);
        expect(file).toContain("keyAuth");
      }),
      { numRuns: 60 },
    );
  });

  describe("of few characters", () => {
    const given = namedSecrets({ own: { keyAuth: "local", bearerAuth: "er", basicAuth: "ada:p", query: "1" } });
    const base = "http://localhost:30480/local/1";
    const saved = (request: Partial<Exchange["request"]>, received = answer('{"at":"local 1"}')) => {
      const sent = { method: "GET", url: base, headers: [], ...request };
      const steps = [{ call: call({ queryParameters: { place: "local", page: "1" } }), takes: [] }];
      const exchanges = [{ call: steps[0]?.call ?? call({}), request: sent, received }];
      const found = { ...finding, message: `no local plant at ${base}`, steps, exchanges };
      return failureOf(found, { ...facts, server: base, secrets: given });
    };

    it("is replaced where it was sent, and nowhere else", () => {
      const failure = saved({
        url: `${base}?page=1&appid=1`,
        body: "appid=7&page=1",
        headers: [
          ["Authorization", "Bearer er"],
          ["X-Key", "local"],
          ["X-Place", "local"],
          ["Cookie", "place=local; id=local"],
        ],
        credentials: {
          query: ["appid"],
          headers: [
            ["Authorization", join(plain("Bearer "), secret("er"))],
            ["X-Key", secret("local")],
            ["Cookie", join(plain("place=local; id="), secret("local"))],
          ],
        },
      });
      expect(failure).toMatchObject({ server: base, message: `no local plant at ${base}` });
      const [step] = failure.steps;
      expect(step?.form.value).toEqual({ queryParameters: { place: "local", page: "1" } });
      expect(step?.request).toMatchObject({
        url: [`${base}?page=1&appid=`, { secret: "query" }],
        body: { text: "appid=7&page=1" },
        headers: [
          ["Authorization", ["Bearer ", { secret: "bearerAuth" }]],
          ["X-Key", [{ secret: "keyAuth" }]],
          ["X-Place", "local"],
          ["Cookie", ["place=local; id=", { secret: "keyAuth" }]],
        ],
      });
      expect(step?.answer).toMatchObject({ body: { text: '{"at":"local 1"}' } });
    });

    it("is replaced in the base64 of a pair, and a made-up one is shown", () => {
      const header = (user: string, password: string) => {
        const pair = base64(join(plain(`${user}:`), secret(password)));
        const text = join(plain("Basic "), pair);
        return {
          headers: [["Authorization", read(text, "reveal")]],
          credentials: { query: [], headers: [["Authorization", text]] },
        } as const;
      };
      expect(saved(header("ada", "p")).steps[0]?.request.headers).toEqual([
        ["Authorization", ["Basic ", { base64: [{ secret: "basicAuth" }] }]],
      ]);
      const call = { endpoint: "plants.get", form: { value: {}, selection: {} }, credentials: "wrong" } as const;
      const request = { method: "GET", url: base, ...header("x", "y") };
      const exchanges = [{ call, request, received: answer("") }];
      const failure = failureOf({ ...finding, steps: [{ call, takes: [] }], exchanges }, { ...facts, secrets: given });
      expect(failure.steps[0]?.request.headers).toEqual([["Authorization", `Basic ${btoa("x:y")}`]]);
    });
  });

  it("stays in the host of an address, and is replaced in its path and query", () => {
    const secrets = [{ name: "keyAuth", text: "garden-eu-1" }];
    const url = "https://garden-eu-1.example/hooks/garden-eu-1?next=garden-eu-1";
    const exchanges = exchangesOf([], "").map((one) => ({ ...one, request: { method: "GET", url, headers: [] } }));
    expect(failureOf({ ...finding, exchanges }, { ...facts, secrets }).steps[0]?.request.url).toEqual([
      "https://garden-eu-1.example/hooks/",
      { secret: "keyAuth" },
      "?next=",
      { secret: "keyAuth" },
    ]);
  });

  it("is a cookie of a session, and no other cookie", () => {
    const headers = [
      ["Cookie", "theme=dark; lang=en-US; sessionid=5e551on; cookie_consent=accepted; PHPSESSID=abcdefgh"],
      ["Set-Cookie", "csrftoken=c5rfc5rf; Path=/"],
      ["Set-Cookie", "theme=light12; Path=/; Max-Age=31536000"],
      ["Set-Cookie", "opaque=0paque00; HttpOnly"],
    ] as const;
    const exchanges = exchangesOf(headers, "").map((one) => ({ ...one, received: answer("{}", headers) }));
    const file = failureText(failureOf({ ...finding, exchanges }, facts));
    for (const shown of [
      "theme=dark",
      "lang=en-US",
      "cookie_consent=accepted",
      "theme=light12; Path=/; Max-Age=31536000",
    ]) {
      expect(file).toContain(shown);
    }
    for (const hidden of ["5e551on", "abcdefgh", "c5rfc5rf", "0paque00"]) expect(file).not.toContain(hidden);
  });

  it("that only its name shows is replaced too", () => {
    const headers = [
      ["Authorization", "Bearer abc.def.ghi"],
      ["Set-Cookie", "sid=s3cr3t-session; HttpOnly"],
    ] as const;
    const exchanges = exchangesOf(headers, '{"access_token":"t0ken-in-body","size":"tall"}').map((one) => ({
      ...one,
      received: answer('{"access_token":"t0ken-in-body","size":"tall"}', headers),
    }));
    const file = failureText(failureOf({ ...finding, exchanges }, facts));
    for (const text of ["abc.def.ghi", "s3cr3t-session", "t0ken-in-body"]) expect(file).not.toContain(text);
    expect(file).toContain('"secret": "access_token"');
  });

  it.each([
    ...["token", "jwt", "session_id", "sessionId", "csrf_token", "csrfToken", "id_token", "idToken", "authToken"],
  ])("is replaced in the member %s of an answer", (name) => {
    expect(savedWith(name)).not.toContain("t0ken-in-body");
  });

  it.each([...["pageToken", "next_page_token", "nextToken", "continuationToken", "cursor", "session", "tokens"]])(
    "is not taken from the member %s of an answer",
    (name) => {
      expect(savedWith(name)).toContain("t0ken-in-body");
    },
  );

  /** Returns the file of a failure with answers that have a string member. */
  function savedWith(name: string): string {
    const exchanges = exchangesOf([], JSON.stringify({ [name]: "t0ken-in-body", size: "tall" }));
    return failureText(failureOf({ ...finding, exchanges }, facts));
  }
});
