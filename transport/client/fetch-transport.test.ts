import { describe, expect, expectTypeOf, it } from "vitest";
import { typesFrom } from "#engine/shape";
import { exactCodec } from "../exact-codec.ts";
import { type Note, notes, noteTypes } from "../notes.testing.ts";
import { createClient } from "./client.ts";
import { createFetchTransport } from "./fetch-transport.ts";
import type { FetchTransportOptions } from "./fetch-transport-options.ts";

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
}

/** A client of the small service with a function as its network, and all requests that it sent. */
function clientOf(
  answer: (sent: Sent, signal: AbortSignal) => Response | Promise<Response>,
  options: Partial<FetchTransportOptions> = {},
) {
  const sent: Sent[] = [];
  const transport = createFetchTransport({
    baseUrl: "http://registry.test/base/",
    clientInfo: { language: "JavaScript", runtime: "node", runtimeVersion: "v20" },
    fetch: async (url, init) => {
      const one = {
        url,
        method: init.method ?? "",
        headers: new Headers(init.headers),
        body: init.body?.toString(),
      };
      sent.push(one);
      return answer(one, init.signal ?? new AbortController().signal);
    },
    sleep: async () => {},
    random: () => 0.5,
    codec: exactCodec(typesFrom(noteTypes)),
    ...options,
  });
  return { client: createClient(notes, transport), sent };
}

const json = (status: number, text: string): Response => new Response(text, { status });
const stored = '{"title":"a","size":9007199254740993}';
const request = {
  pathParameters: { folder: "a/b ä" },
  queryParameters: { count: "9007199254740993", label: ["x", "y&z"], draft: false },
  body: { title: "a", size: "9007199254740993" },
} as const;

describe("a sent request", () => {
  it("has the path, the query and the body with every digit", async () => {
    const { client, sent } = clientOf(() => json(200, stored));
    await client.save(request);
    expect(sent[0]).toMatchObject({
      method: "POST",
      url: "http://registry.test/base/folders/a%2Fb%20%C3%A4/notes?count=9007199254740993&label=x&label=y%26z&draft=false",
      body: stored,
    });
    expect(sent[0]?.headers.get("content-type")).toBe("application/json");
  });

  it("describes language and runtime, and has a token only if there is one", async () => {
    for (const [token, header] of [
      ["t1", "Bearer t1"],
      [async () => "t2", "Bearer t2"],
      [undefined, null],
      ["", null],
      [() => undefined, null],
    ] as const) {
      const { client, sent } = clientOf(
        () => new Response(null, { status: 204 }),
        token === undefined ? {} : { token },
      );
      await client.clear();
      const headers = sent[0]?.headers;
      expect(headers?.get("authorization")).toBe(header);
      expect(headers?.get("x-callboard-language")).toBe("JavaScript");
      expect(headers?.get("x-callboard-runtime")).toBe("node");
      expect(headers?.get("x-callboard-runtime-version")).toBe("v20");
      expect(headers?.get("content-type")).toBeNull();
    }
  });

  it("merges the headers of client, call and options case-insensitively, and later ones win", async () => {
    const { client, sent } = clientOf(() => json(200, stored), {
      token: "t",
      headers: { "x-reason": "a", "X-A": "1" },
    });
    await client.save({ ...request, headers: { "X-Reason": "b" } }, { headers: { AUTHORIZATION: "Bearer other" } });
    expect(sent[0]?.headers.get("x-reason")).toBe("b");
    expect(sent[0]?.headers.get("x-a")).toBe("1");
    expect(sent[0]?.headers.get("authorization")).toBe("Bearer other");
  });

  it.each(["", ".", ".."])(
    "is not sent if a path parameter is %j, which would address another call",
    async (folder) => {
      const { client, sent } = clientOf(() => json(200, stored));
      const outcome = await client.save({ ...request, pathParameters: { folder } });
      expect(outcome).toMatchObject({ ok: false, error: "unknown", failure: { reason: "unknown" } });
      expect(sent).toEqual([]);
    },
  );
});

describe("the outcome of a call", () => {
  it("is a success from 200 to 399, with the body decoded by its shape", async () => {
    for (const status of [200, 201, 299, 302, 399]) {
      const outcome = await clientOf(() => json(status, stored)).client.save(request);
      expect(outcome).toMatchObject({
        ok: true,
        body: { title: "a", size: "9007199254740993" },
        rawResponse: { status },
      });
      if (outcome.ok) expectTypeOf(outcome.body).toEqualTypeOf<Note>();
    }
  });

  it("has no body for an empty response", async () => {
    const outcome = await clientOf(() => new Response(null, { status: 204 })).client.clear();
    expect(outcome).toMatchObject({ ok: true, body: undefined });
  });

  it("keeps properties that are not in the shape", async () => {
    const outcome = await clientOf(() => json(200, '{"title":"a","size":1,"new":1.50}')).client.save(request);
    expect(Object.keys(outcome.ok ? outcome.body : {})).toEqual(["title", "size", "new"]);
  });

  it("names a declared error, with its content decoded by its shape", async () => {
    const full = await clientOf(() => json(409, '{"error":"FolderFullError","content":{"limit":12}}')).client.save(
      request,
    );
    expect(full).toMatchObject({
      ok: false,
      error: "FolderFullError",
      content: { limit: "12" },
      rawResponse: { status: 409 },
    });
    if (!full.ok && full.error === "FolderFullError") expectTypeOf(full.content.limit).toEqualTypeOf<string>();
    const gone = await clientOf(() => json(404, '{"error":"FolderGoneError"}')).client.save(request);
    expect(gone).toEqual({
      ok: false,
      error: "FolderGoneError",
      rawResponse: expect.objectContaining({ status: 404 }),
    });
  });

  it.each([
    [
      418,
      '{"error":"TeapotError","content":1}',
      { reason: "status-code", statusCode: 418, body: { error: "TeapotError", content: 1 } },
    ],
    [404, '"Not Found"', { reason: "status-code", statusCode: 404, body: "Not Found" }],
    [403, "", { reason: "status-code", statusCode: 403, body: undefined }],
    [404, "<h1>No</h1>", { reason: "non-json", statusCode: 404, rawBody: "<h1>No</h1>" }],
    [200, "<h1>Yes</h1>", { reason: "non-json", statusCode: 200, rawBody: "<h1>Yes</h1>" }],
  ])("is unknown for %i %s", async (status, text, failure) => {
    const outcome = await clientOf(() => json(status, text)).client.save(request);
    expect(outcome).toEqual({ ok: false, error: "unknown", failure, rawResponse: expect.objectContaining({ status }) });
  });

  it("contains the message of the network error", async () => {
    const { client } = clientOf(() => {
      throw new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED") });
    });
    expect(await client.clear()).toEqual({
      ok: false,
      error: "unknown",
      failure: { reason: "unknown", errorMessage: "fetch failed: connect ECONNREFUSED" },
      rawResponse: { status: 0, headers: {} },
    });
  });

  it("is a timeout with status 499, even if fetch ignores the signal", async () => {
    const waits: number[] = [];
    const { client } = clientOf(() => new Promise<Response>(() => {}), {
      timeoutInSeconds: 3,
      sleep: async (pause) => void waits.push(pause),
    });
    expect(await client.clear()).toMatchObject({ failure: { reason: "timeout" }, rawResponse: { status: 499 } });
    await client.clear({}, { timeoutInSeconds: 0.5 });
    expect(waits).toEqual([3000, 500]);
  });

  it("is an abort with status 499 before, during and between attempts", async () => {
    const aborted = {
      ok: false,
      error: "unknown",
      failure: { reason: "unknown", errorMessage: "The user aborted a request" },
      rawResponse: { status: 499, headers: {} },
    };
    const before = clientOf(() => json(200, stored));
    expect(await before.client.clear({}, { signal: AbortSignal.abort() })).toEqual(aborted);
    expect(before.sent).toEqual([]);

    const during = new AbortController();
    const hanging = clientOf(() => new Promise<Response>(() => during.abort()));
    expect(await hanging.client.clear({}, { signal: during.signal })).toEqual(aborted);

    const between = new AbortController();
    const failing = clientOf(() => json(503, ""), { sleep: async () => between.abort() });
    expect(await failing.client.clear({}, { signal: between.signal })).toEqual(aborted);
    expect(failing.sent.length).toBe(1);
  });

  it("is retried twice by default, and as often as the call requests", async () => {
    const failing = clientOf(() => json(503, '{"error":"UnavailableError"}'));
    await failing.client.clear();
    expect(failing.sent.length).toBe(3);
    await failing.client.clear({}, { maxRetries: 0 });
    expect(failing.sent.length).toBe(4);
    const client = clientOf(() => json(503, ""), { maxRetries: 1 });
    await client.client.clear();
    expect(client.sent.length).toBe(2);
  });
});

describe("the codec", () => {
  const exactNotes = { save: { ...notes.save, exact: true }, clear: notes.clear } as const;
  const without = (answer: () => Response) => {
    const sent: string[] = [];
    const transport = createFetchTransport({
      baseUrl: "http://registry.test",
      clientInfo: { language: "JavaScript", runtime: "node", runtimeVersion: "v20" },
      fetch: async (_, init) => {
        sent.push(String(init.body));
        return answer();
      },
      sleep: async () => {},
      random: () => 0.5,
    });
    return { transport, sent };
  };

  it("is the platform's own JSON unless another is injected", async () => {
    const { transport, sent } = without(() => json(200, '{"title":"a","size":1.50,"new":[]}'));
    const outcome = await createClient(notes, transport).save({ ...request, body: { title: "a", size: "1" } });
    expect(sent).toEqual(['{"title":"a","size":"1"}']);
    expect(outcome).toMatchObject({ ok: true, body: { title: "a", size: 1.5, new: [] } });
  });

  it("must know the types if a call has 64-bit numbers, or else nothing is sent", async () => {
    const { transport, sent } = without(() => json(200, stored));
    expect(await createClient(exactNotes, transport).save(request)).toMatchObject({
      ok: false,
      error: "unknown",
      failure: {
        reason: "unknown",
        errorMessage:
          "notes.save contains 64-bit numbers. Pass the transport a codec that knows the types, such as exactCodec.",
      },
    });
    expect(sent).toEqual([]);
  });

  it("must know the types to validate", async () => {
    const { transport } = without(() => json(200, stored));
    expect(await createClient(notes, transport).save(request, { check: true })).toMatchObject({
      failure: {
        errorMessage: "To check responses, pass the transport a codec that knows the types, such as exactCodec.",
      },
    });
  });
});

describe("a response of the wrong shape", () => {
  const wrong = '{"title":"","size":"x","new":1}';

  it("is passed on unchanged unless validation is enabled", async () => {
    const { client } = clientOf(() => json(200, wrong));
    expect(await client.save(request)).toMatchObject({ ok: true, body: { title: "", size: "x", new: 1 } });
  });

  it("is a failure that lists every issue with its path, if the client or the call validates", async () => {
    const byClient = clientOf(() => json(200, wrong), { check: true }).client.save(request);
    const byCall = clientOf(() => json(200, wrong)).client.save(request, { check: true });
    for (const outcome of [await byClient, await byCall]) {
      expect(outcome).toMatchObject({
        ok: false,
        error: "unknown",
        failure: {
          reason: "wrong-shape",
          statusCode: 200,
          issues: [
            { path: "title", pointer: "/title", code: "min-length" },
            { path: "size", pointer: "/size", code: "type" },
          ],
        },
      });
    }
    expect((await clientOf(() => json(200, wrong), { check: true }).client.save(request, { check: false })).ok).toBe(
      true,
    );
  });

  it("can be a missing body, or a wrong content of a named error", async () => {
    const empty = await clientOf(() => new Response(null, { status: 204 }), { check: true }).client.save(request);
    expect(empty).toMatchObject({ failure: { reason: "wrong-shape", issues: [{ code: "missing" }] } });
    const full = await clientOf(() => json(409, '{"error":"FolderFullError","content":{}}'), {
      check: true,
    }).client.save(request);
    expect(full).toMatchObject({
      failure: { reason: "wrong-shape", statusCode: 409, issues: [{ pointer: "/limit" }] },
    });
  });

  it("is not reported for new properties or many digits", async () => {
    const { client } = clientOf(() => json(200, '{"title":"a","size":9007199254740993,"new":1.50}'), { check: true });
    expect(await client.save(request)).toMatchObject({ ok: true, body: { size: "9007199254740993" } });
  });
});
