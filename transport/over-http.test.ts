import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { typesFrom } from "#engine/shape";
import type { CallOptions } from "./call.ts";
import { createClient } from "./client/client.ts";
import { createFetchTransport } from "./client/fetch-transport.ts";
import type { FetchTransportOptions } from "./client/fetch-transport-options.ts";
import { exactCodec } from "./exact-codec.ts";
import { allFormats } from "./formats/all-formats.ts";
import { StreamBrokenError } from "./formats/streams.ts";
import { type Plant, plants, plantTypes } from "./kinds.testing.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A request as the server received it. */
interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer<ArrayBuffer>;
}

type Answer = (response: ServerResponse, seen: Seen) => void;

/** A client of a separate server on a free port, and all requests that the server received. */
async function serve(answer: Answer, options: Partial<FetchTransportOptions> = {}) {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer<ArrayBuffer>[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer<ArrayBuffer>);
    const { method, url, headers } = request;
    const one = { method, url, headers, body: Buffer.concat(chunks) };
    seen.push(one);
    answer(response, one);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const transport = createFetchTransport({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fetch: (url, init) => fetch(url, init),
    clientInfo: { language: "JavaScript", runtime: "node", runtimeVersion: "v20" },
    sleep: async (milliseconds, signal) => {
      await sleep(milliseconds, undefined, signal === undefined ? {} : { signal });
    },
    random: () => 0.5,
    codec: exactCodec(typesFrom(plantTypes)),
    formats: allFormats,
    maxRetries: 0,
    ...options,
  });
  return { client: createClient(plants, transport), seen };
}

const fern: Plant = { id: "9007199254740993", name: "Fern" };
const fernText = '{"id":9007199254740993,"name":"Fern"}';
const end = (response: ServerResponse, type: string, text: string | Uint8Array, status = 200): void => {
  response.writeHead(status, { "content-type": type }).end(text);
};
const noWait = { sleep: async () => {} };

/** Reads a stream until it breaks; returns the chunks and the error. */
async function broken(chunks: AsyncIterable<unknown>): Promise<{ readonly got: unknown[]; readonly error: unknown }> {
  const got: unknown[] = [];
  try {
    for await (const chunk of chunks) got.push(chunk);
  } catch (error) {
    return { got, error };
  }
  return { got, error: undefined };
}

const linesOf = async (answer: Answer, call: CallOptions = {}, options: Partial<FetchTransportOptions> = {}) => {
  const { client } = await serve(answer, options);
  const outcome = await client.lines({}, call);
  if (!outcome.ok) throw new Error(`no stream: ${JSON.stringify(outcome)}`);
  return outcome.body;
};

describe("bodies over HTTP", () => {
  it("are forms that the platform can parse, each part with its name and type", async () => {
    const { client, seen } = await serve((response) => end(response, "text/plain", "got it"));
    const outcome = await client.upload({
      body: {
        picture: { name: 'fe"rn.png', content: new Uint8Array([1, 2, 3]) },
        more: [new File(["one"], "one.txt", { type: "text/plain" }), new Blob(["two"])],
        tags: ["green", "tall"],
        notes: ["a", "b"],
        about: fern,
        count: 3,
      },
    });
    expect(outcome).toMatchObject({ ok: true, body: "got it" });
    const raw = seen[0]?.body.toString("latin1") ?? "";
    expect(raw).toContain(
      'name="about"\r\ncontent-type: application/json\r\n\r\n{"id":9007199254740993,"name":"Fern"}\r\n',
    );
    const type = seen[0]?.headers["content-type"] ?? "";
    expect(seen[0]?.headers["content-length"]).toBe(String(seen[0]?.body.length));
    const form = await new Response(seen[0]?.body, { headers: { "content-type": type } }).formData();
    const parts = await Promise.all(
      [...form].map(async ([key, value]) =>
        typeof value === "string" ? [key, value] : [key, value.name, value.type, await value.text()],
      ),
    );
    expect(parts).toEqual([
      ["picture", 'fe"rn.png', "image/png", "\u0001\u0002\u0003"],
      ["more", "one.txt", "text/plain", "one"],
      ["more", "more", "application/octet-stream", "two"],
      ["tags", "green"],
      ["tags", "tall"],
      ["notes", '["a","b"]'],
      ["about", fernText],
      ["count", "3"],
    ]);
  });

  it("are pairs, bytes, and JSON under another media type", async () => {
    const { client, seen } = await serve((response, { url }) =>
      url === "/bytes"
        ? end(response, "audio/wav", new Uint8Array([0, 255]))
        : end(response, "application/json", fernText),
    );
    expect(await client.encoded({ body: { a: "x y&z", list: ["1", "2"] } })).toMatchObject({ ok: true, body: fern });
    expect(await client.bytes({ body: new Uint8Array([255, 0, 128]) })).toMatchObject({
      body: new Uint8Array([0, 255]),
    });
    expect((await client.merge({ body: fern })).ok).toBe(true);
    expect(seen.map(({ headers, body }) => [headers["content-type"], body.toString("latin1")])).toEqual([
      ["application/x-www-form-urlencoded", "a=x%20y%26z&list=1&list=2"],
      ["audio/wav", "\u00ff\u0000\u0080"],
      ["application/merge-patch+json", fernText],
    ]);
  });

  it("are sent again on a retry, except for streams, which can be sent once", async () => {
    const { client, seen } = await serve((response) => end(response, "text/plain", "busy", 503), {
      ...noWait,
      maxRetries: 2,
    });
    await client.bytes({ body: new Blob(["again"]) });
    expect(seen.map(({ body }) => body.toString())).toEqual(["again", "again", "again"]);
    await client.bytes({ body: new Blob(["once"]).stream() });
    expect(seen.slice(3).map(({ body }) => body.toString())).toEqual(["once"]);
    const about = { more: [], tags: [], notes: [], about: fern };
    await client.upload({ body: { ...about, picture: new Blob(["streamed"]).stream() } });
    expect(seen.length).toBe(5);
    expect(seen[4]?.body.toString()).toContain("content-type: image/png\r\n\r\nstreamed\r\n");
  });

  it("are sent while they are produced", async () => {
    const { client, seen } = await serve((response) => end(response, "audio/wav", ""));
    let made = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        made += 1;
        if (made > 20) controller.close();
        else controller.enqueue(new Uint8Array(10_000).fill(made));
      },
    });
    expect(await client.bytes({ body })).toMatchObject({ ok: true });
    expect(seen[0]?.body.length).toBe(200_000);
    expect(seen[0]?.headers["transfer-encoding"]).toBe("chunked");
  });

  it("that are not files fail the call with a message, and nothing is sent", async () => {
    const { client, seen } = await serve((response) => end(response, "audio/wav", ""));
    // A request that a caller without types could send.
    const outcome = await client.bytes({ body: "text" as never });
    expect(outcome).toMatchObject({
      failure: { errorMessage: "The body must be a file, blob, byte array or stream." },
    });
    expect(seen).toEqual([]);
  });

  it("require the injected formats, and name a missing one", async () => {
    const { client, seen } = await serve((response) => end(response, "application/x-ndjson", fernText), {
      formats: [],
    });
    expect(await client.encoded({ body: { a: "", list: [] } })).toMatchObject({
      failure: { errorMessage: "plants.encoded needs the body format form-urlencoded. Add it to the option formats." },
    });
    expect(seen).toEqual([]);
    expect(await client.lines()).toMatchObject({
      failure: { errorMessage: "plants.lines needs the stream format json. Add it to the option formats." },
    });
  });
});

describe("streams over HTTP", () => {
  it("are read in chunks while the server still writes", async () => {
    let more = (): void => {};
    const chunks = await linesOf((response) => {
      response.writeHead(200, { "content-type": "application/x-ndjson" });
      response.write(`${fernText}\n`);
      more = () => response.end(fernText);
    });
    const got: Plant[] = [];
    for await (const chunk of chunks) {
      got.push(chunk);
      more();
    }
    expect(got).toEqual([fern, fern]);
  });

  it("end at their terminator, whatever follows", async () => {
    const { client } = await serve((response) => {
      response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
      response.write(`: hello\r\nevent: grew\r\ndata: ${fernText}\r\n\r\ndata: [DONE]\n\ndata: nonsense\n\n`);
    });
    const outcome = await client.events();
    expect(outcome.ok && (await broken(outcome.body))).toEqual({ got: [fern], error: undefined });
  });

  it.each([
    ["the socket closes", (response: ServerResponse) => response.destroy(), { reason: "unknown" }],
    [
      "the last chunk is truncated",
      (response: ServerResponse) => response.end('{"id":1,"na'),
      { reason: "non-json", rawBody: '{"id":1,"na' },
    ],
    [
      "a chunk is not JSON",
      (response: ServerResponse) => response.end("<h1>\n"),
      { reason: "non-json", rawBody: "<h1>" },
    ],
    [
      "a chunk has the wrong shape",
      (response: ServerResponse) => response.end('{"id":"x"}\n'),
      { reason: "wrong-shape", issues: [{ pointer: "/id" }, { pointer: "/name" }] },
    ],
  ] as const)("fail with a message after the complete items: %s", async (_, breakOff, failure) => {
    const chunks = await linesOf(
      (response) => {
        response.writeHead(200, { "content-type": "application/x-ndjson" });
        response.write(`${fernText}\n`, () => setTimeout(() => breakOff(response), 20));
      },
      { check: true },
    );
    const { got, error } = await broken(chunks);
    expect(got).toEqual([fern]);
    expect(error).toBeInstanceOf(StreamBrokenError);
    expect(error).toMatchObject({ failure });
  });

  it.each([
    ["before its terminator", `data: ${fernText}\n\n`, "The stream ended without its terminator, [DONE]."],
    ["within an event", `data: ${fernText}\n\ndata: [DO`, "The stream ended in the middle of an event."],
  ])("of events that end %s fail", async (_, text, message) => {
    const { client } = await serve((response) => end(response, "text/event-stream", text));
    const outcome = await client.events();
    const { got, error } = await broken(outcome.ok ? outcome.body : (async function* () {})());
    expect(got).toEqual([fern]);
    expect(error).toMatchObject({ message });
  });

  it("of events are rejected if the response has another type", async () => {
    const { client } = await serve((response) => end(response, "text/html", "<h1>Sign in</h1>"));
    expect(await client.events()).toMatchObject({
      ok: false,
      failure: { errorMessage: "Expected a response with server-sent events, found text/html." },
    });
  });

  it("fail like other calls if they do not start", async () => {
    const { client } = await serve((response) => end(response, "application/json", '{"error":"No"}', 400));
    expect(await client.lines()).toMatchObject({
      failure: { reason: "status-code", statusCode: 400, body: { error: "No" } },
    });
  });

  it.each(["leaving the loop", "an abort"])("release their connection by %s", async (how) => {
    let isClosed = false;
    const user = new AbortController();
    const chunks = await linesOf(
      (response) => {
        response.on("close", () => {
          isClosed = true;
        });
        response.writeHead(200);
        response.write(`${fernText}\n`);
      },
      { signal: user.signal },
    );
    const reading = (async () => {
      for await (const _ of chunks) {
        if (how === "leaving the loop") break;
        user.abort();
      }
    })();
    if (how === "leaving the loop") await reading;
    else await expect(reading).rejects.toMatchObject({ message: "The user aborted a request" });
    await expect.poll(() => isClosed).toBe(true);
  });

  it("fail when a chunk takes too long, however long the stream takes", async () => {
    const { client } = await serve(
      (response) => {
        let count = 0;
        response.writeHead(200);
        const timer = setInterval(() => {
          count += 1;
          if (count > 4) clearInterval(timer);
          else response.write(`${fernText}\n`);
        }, 150);
      },
      { timeoutInSeconds: 0.5 },
    );
    const outcome = await client.lines();
    const { got, error } = await broken(outcome.ok ? outcome.body : (async function* () {})());
    expect(got).toEqual([fern, fern, fern, fern]);
    expect(error).toMatchObject({ failure: { reason: "timeout" } });
  });
});

describe("the address of a call", () => {
  it("is selected by its name from several", async () => {
    const asked: string[] = [];
    const transport = createFetchTransport({
      baseUrl: { api: "https://api.test/v1", files: "https://files.test" },
      fetch: async (url) => {
        asked.push(url);
        return new Response("{}");
      },
      clientInfo: { language: "JavaScript", runtime: "node", runtimeVersion: "v20" },
      sleep: async () => {},
      random: () => 0.5,
    });
    const water = (baseUrl: string) => createClient({ water: { ...plants.water, baseUrl } }, transport).water();
    await water("api");
    await water("files");
    expect(asked).toEqual(["https://api.test/v1/water", "https://files.test/water"]);
    expect(await water("other")).toMatchObject({
      failure: { errorMessage: 'plants.water needs the base URL "other". Add it to the option baseUrl.' },
    });
  });

  it("is requested once if its descriptor forbids retries", async () => {
    let asked = 0;
    const transport = createFetchTransport({
      baseUrl: "https://api.test",
      fetch: async () => {
        asked += 1;
        return new Response("", { status: 503 });
      },
      clientInfo: { language: "JavaScript", runtime: "node", runtimeVersion: "v20" },
      sleep: async () => {},
      random: () => 0.5,
    });
    await createClient({ water: { ...plants.water, retries: false } }, transport).water();
    expect(asked).toBe(1);
    await createClient(plants, transport).water();
    expect(asked).toBe(4);
  });
});
