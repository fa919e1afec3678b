import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  bytesOf,
  type Cassette,
  cassetteText,
  emptyCassette,
  findAnswer,
  type RecordedAnswer,
  readCassette,
  recordAnswer,
  redactAnswer,
  redactSaved,
  type SavedRequest,
} from "./index.ts";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const answerTo = (request: SavedRequest, text = "{}", at = "2026-11-26T17:00:00Z"): RecordedAnswer => ({
  at,
  request,
  response: { status: 200, statusText: "OK", headers: [["content-type", "application/json"]], body: { text } },
});

const get = (url: string): SavedRequest => ({ method: "GET", url });
const post = (url: string, text: string): SavedRequest => ({ method: "POST", url, body: { text } });

describe("a recorded answer is found", () => {
  const cassette = [
    answerTo(get("https://a.example/v1/plants?a=1&b=2"), '"list"'),
    answerTo(post("https://a.example/v1/plants", '{"n":1.0,"m":2}'), '"made"'),
  ].reduce(recordAnswer, emptyCassette);
  const found = (request: SavedRequest) => {
    const body = findAnswer(cassette, request)?.response.body;
    return body && new TextDecoder().decode(bytesOf(body));
  };

  it.each<[string, SavedRequest, string | undefined]>([
    ["at another host", get("http://localhost:4010/v1/plants?a=1&b=2"), '"list"'],
    ["with the query in another order", get("https://a.example/v1/plants?b=2&a=1"), '"list"'],
    ["without the path of the server", get("/plants?a=1&b=2"), '"list"'],
    ["with the same JSON in other words", post("https://a.example/v1/plants", '{ "m": 2, "n": 1.0 }'), '"made"'],
    ["not with another query", get("https://a.example/v1/plants?a=1"), undefined],
    ["not with another number", post("https://a.example/v1/plants", '{"n":1.5,"m":2}'), undefined],
    ["not by another method", { ...get("https://a.example/v1/plants?a=1&b=2"), method: "HEAD" }, undefined],
    ["not at a path without a slash", get("plants?a=1&b=2"), undefined],
    ["not at the root", get("/?a=1&b=2"), undefined],
    ["not at no path", get("?a=1&b=2"), undefined],
    ["not at a longer name", get("https://a.example/v1/xplants?a=1&b=2"), undefined],
  ])("%s", (_, request, expected) => expect(found(request)).toBe(expected));

  it("as the latest one to the same request", () => {
    const request = get("https://a.example/x");
    const twice = recordAnswer(recordAnswer(cassette, answerTo(request, "1")), answerTo(request, "2"));
    expect(twice.answers).toHaveLength(3);
    expect(findAnswer(twice, request)?.response.body).toEqual({ text: "2" });
  });
});

it("a cassette keeps the latest 200 answers", () => {
  let cassette: Cassette = emptyCassette;
  for (let i = 0; i < 210; i += 1) cassette = recordAnswer(cassette, answerTo(get(`https://a.example/${i}`)));
  expect(cassette.answers).toHaveLength(200);
  expect(cassette.answers[0]?.request.url).toBe("https://a.example/209");
});

it("a short secret is hidden where it was sent, and found nowhere else", () => {
  const secrets = [{ name: "appid", text: "local" }];
  const request = { method: "GET", url: "http://localhost:1/local?q=local&appid=local", contentType: undefined };
  expect(redactSaved({ ...request, body: undefined }, secrets)?.url).toBe(
    "http://localhost:1/local?q=local&appid=%3Csecret%3E",
  );
  const body = new TextEncoder().encode('{"at":"localhost"}');
  expect(redactAnswer({ status: 200, statusText: "", headers: [], body }, secrets)?.body).toEqual({
    text: '{"at":"localhost"}',
  });
});

it("no secret is saved, in whatever part and form it was", () => {
  const secrets = [{ name: "token", text: "s3cr3t-t0ken" }];
  const request = redactSaved(
    {
      method: "POST",
      url: "https://a.example/login?api_key=abcd1234&page=2&q=s3cr3t-t0ken",
      contentType: "application/json",
      body: encode('{"user":"ada","password":"hunter2","deep":[{"accessToken":"zzz"}]}'),
    },
    secrets,
  );
  const response = redactAnswer(
    {
      status: 200,
      statusText: "OK",
      headers: [
        ["set-cookie", "id=cookie-id"],
        ["location", "https://a.example/?access_token=other-value"],
        ["x-echo", btoa("ada:s3cr3t-t0ken")],
      ],
      body: encode('{"refresh_token":"yyy-yyy","echo":"s3cr3t-t0ken","size":9007199254740993}'),
    },
    secrets,
  );
  const text = JSON.stringify([request, response]);
  for (const secret of [
    "s3cr3t",
    "abcd1234",
    "hunter2",
    "zzz",
    "cookie-id",
    "other-value",
    "yyy-yyy",
    btoa("ada:s3cr3t-t0ken"),
  ])
    expect(text).not.toContain(secret);
  for (const kept of ["page=2", "ada", "9007199254740993"]) expect(text).toContain(kept);
});

it.each(["pageToken", "next_page_token", "continuationToken", "syncToken", "$skiptoken", "cursor"])(
  "requests that differ in their %s have two answers",
  (name) => {
    const saved = ["first", "second"].flatMap((value) => [
      { url: `https://a.example/x?${name}=${value}`, contentType: undefined, body: undefined },
      {
        ...{ url: "https://a.example/x", contentType: "application/json" },
        body: encode(JSON.stringify({ [name]: value })),
      },
    ]);
    const requests = saved.flatMap((one) => redactSaved({ method: "POST", ...one }, []) ?? []);
    expect(requests.map((one) => answerTo(one)).reduce(recordAnswer, emptyCassette).answers).toHaveLength(4);
  },
);

const form = (name: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nhunter2\r\n--b--\r\n`;

it.each<[string, string, string, string | undefined]>([
  ["a part of a form", "multipart/form-data; boundary=b", form("password"), undefined],
  ["no part of a form", "multipart/form-data; boundary=b", form("user"), form("user")],
  [
    "JSON lines",
    "application/x-ndjson",
    '{"n":1}\n{"password":"hunter2"}\r\n{"n":2}',
    '{"n":1}\n{"password":"<secret>"}\r\n{"n":2}',
  ],
  ["events", "text/event-stream", 'data: {"token":"hunter2"}\n\n', 'data: {"token":"<secret>"}\n\n'],
  [
    "numbers",
    "application/json",
    '{"pin":1234,"token":[12345678901234567890],"secret":null,"session":true}',
    '{"pin":"<secret>","token":["<secret>"],"secret":null,"session":true}',
  ],
])("the secrets in %s are not saved", (_, contentType, text, saved) => {
  const request = redactSaved({ method: "POST", url: "https://a.example/", contentType, body: encode(text) }, []);
  expect(request?.body).toEqual(saved && { text: saved });
});

it("the secret in the fragment of an address is not saved", () => {
  const headers = [["location", "https://a.example/#token=hunter2&page=2"]] as const;
  expect(redactAnswer({ status: 302, statusText: "", headers, body: undefined }, [])?.headers).toEqual([
    ["location", "https://a.example/#token=%3Csecret%3E&page=2"],
  ]);
});

it("an exchange with a secret in bytes is not saved", () => {
  const body = Uint8Array.from([0xff, ...encode("s3cr3t-tökén")]);
  const secrets = [{ name: "token", text: "s3cr3t-tökén" }];
  const request = { method: "POST", url: "https://a.example/", contentType: undefined, body };
  const answer = { status: 200, statusText: "", headers: [], body };
  expect([redactSaved(request, secrets), redactAnswer(answer, secrets)]).toEqual([undefined, undefined]);
  expect(redactSaved(request, [])?.body).toHaveProperty("base64");
});

it("an answer that is too long is not saved", () => {
  const answer = { status: 200, statusText: "", headers: [], body: new Uint8Array(1024 * 1024 + 1) };
  expect(redactAnswer(answer, [])).toBeUndefined();
});

describe("the text of a cassette", () => {
  it("is read as it was written", () => {
    const bodies = fc.option(
      fc.oneof(
        fc.string().map((text) => ({ text })),
        fc.uint8Array({ maxLength: 9 }).map((bytes) => ({ base64: btoa(String.fromCharCode(...bytes)) })),
      ),
      { nil: undefined },
    );
    const answers = fc
      .tuple(fc.constantFrom("/a?b=c", "https://a.example/"), bodies, bodies, fc.integer({ min: 100, max: 599 }))
      .map(
        ([url, sent, received, status]): RecordedAnswer => ({
          at: "2026-11-26T17:00:00Z",
          request: { method: "PUT", url, ...(sent && { body: sent }) },
          response: { status, statusText: "", headers: [["x", "y"]], ...(received && { body: received }) },
        }),
      );
    fc.assert(
      fc.property(fc.array(answers, { maxLength: 4 }), (all) => {
        const read = readCassette(cassetteText({ answers: all }));
        expect(read).toEqual({ ok: true, cassette: { answers: all } });
      }),
      { numRuns: 30 },
    );
  });

  it.each<[string, RegExp]>([
    ["{", /line 1/],
    ["{}", /not a cassette/],
    ['{"callboardCassette":2}', /newer/],
    ['{"callboardCassette":1,"answers":[{}]}', /answers\[0\]/],
  ])("is refused: %s", (text, error) =>
    expect(readCassette(text)).toMatchObject({ error: expect.stringMatching(error) }),
  );
});
