import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { answerTo, call, openCall, readAnswer, startProxy } from "../caller.testing.ts";
import { startApi, startScript } from "../upstream.testing.ts";
import { proxyHeaders } from "../wire/wire.ts";

const MiB = 1024 * 1024;
const GiB = 1024 * MiB;
/** More than the kernel buffers of the two connections can hold, far less than the whole body. */
const stalled = 64 * MiB;

const digest = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** Waits until a count has been stable for a while, and returns it. */
async function settled(count: () => number): Promise<number> {
  for (let before = -1; before !== count(); ) {
    before = count();
    await sleep(250);
  }
  return count();
}

describe("a forwarded body", () => {
  it("arrives complete, 4 MiB in each direction", async () => {
    const seen: unknown[] = [];
    const api = await startApi((request, response) => {
      seen.push([request.headers["content-length"], request.headers["content-type"]]);
      request.pipe(response);
    });
    const limits = { requestBytes: 32 * MiB, responseBytes: 32 * MiB };
    const { port, entry } = await startProxy({ registered: [api.origin], limits });
    const body = randomBytes(4 * MiB);
    const answer = await call(port, {
      ...{ url: `${api.origin}/`, method: "PUT", body, headers: { "content-type": "image/png" } },
      own: { "content-length": String(body.length), "content-type": "application/octet-stream" },
    });
    expect(digest(answer.body)).toBe(digest(body));
    expect(seen).toEqual([[String(body.length), "image/png"]]);
    expect(await entry(() => true)).toMatchObject({ requestBytes: body.length, responseBytes: body.length });
  });

  it.each([
    ["with a content length", { "content-length": "256" }],
    ["with chunked encoding", {}],
  ])("keeps every byte of a short response %s", async (_, headers) => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const api = await startApi((_request, response) => {
      response.writeHead(200, headers);
      response.write(bytes);
      response.end();
    });
    const { port, entry } = await startProxy({ registered: [api.origin] });
    expect((await call(port, { url: `${api.origin}/` })).body.equals(bytes)).toBe(true);
    expect(await entry(() => true)).toMatchObject({ responseBytes: 256 });
  });

  it.each(["DELETE", "GET"])("is sent with a %s request too", async (method) => {
    const api = await startApi((request, response) => request.pipe(response));
    const { port } = await startProxy({ registered: [api.origin] });
    const answer = await call(port, { url: `${api.origin}/`, method, body: "hello", own: { "content-length": "5" } });
    expect(answer.body.toString()).toBe("hello");
  });

  it("applies backpressure to the API while the client doesn't read @nightly", async () => {
    let sent = 0;
    const piece = Buffer.alloc(64 * 1024);
    const api = await startApi((_request, response) => {
      const endless = new Readable({
        read() {
          sent += piece.length;
          this.push(sent < GiB ? piece : null);
        },
      });
      endless.pipe(response);
    });
    const { port } = await startProxy({ registered: [api.origin], limits: { responseBytes: GiB } });
    const outgoing = openCall(port, { url: `${api.origin}/` });
    outgoing.end();
    const incoming = await answerTo(outgoing);
    incoming.pause();
    const before = await settled(() => sent);
    expect(before).toBeLessThan(stalled);

    let read = 0;
    for await (const chunk of incoming) {
      read += chunk.length;
      if (read > 2 * stalled) break;
    }
    expect(sent).toBeGreaterThan(before);
  });

  it("applies backpressure to the client while the API doesn't read", async () => {
    const api = await startApi(() => {});
    const { port } = await startProxy({ registered: [api.origin], limits: { requestBytes: GiB } });
    const outgoing = openCall(port, { url: `${api.origin}/`, method: "POST" });
    const piece = Buffer.alloc(64 * 1024);
    let sent = 0;
    const pour = () => {
      while (sent < GiB) {
        sent += piece.length;
        if (!outgoing.write(piece)) return;
      }
    };
    outgoing.on("drain", pour);
    pour();
    expect(await settled(() => sent)).toBeLessThan(stalled);
    outgoing.destroy();
  });

  it("may be answered before it is complete", async () => {
    const api = await startApi((_request, response) => response.writeHead(413).end("too much"));
    const { port } = await startProxy({ registered: [api.origin] });
    const outgoing = openCall(port, { url: `${api.origin}/`, method: "POST" });
    outgoing.write(Buffer.alloc(1000));
    const answer = await readAnswer(await answerTo(outgoing));
    expect([answer.headers[proxyHeaders.status], answer.body.toString()]).toEqual(["413", "too much"]);
  });
});

describe("a compressed body", () => {
  const text = "callboard ".repeat(20_000);

  it.each([
    ["gzip", gzipSync(text)],
    ["x-gzip", gzipSync(text)],
    ["GZIP", gzipSync(text)],
    ["deflate", deflateSync(text)],
    ["deflate", deflateRawSync(text)],
    ["br", brotliCompressSync(text)],
  ])("in %s is decoded, and a response header reports it", async (coding, bytes) => {
    const api = await startApi((_request, response) => response.setHeader("content-encoding", coding).end(bytes));
    const { port } = await startProxy({ registered: [api.origin] });
    const { headers, body } = await call(port, { url: `${api.origin}/`, headers: { "accept-encoding": coding } });
    expect(body.toString()).toBe(text);
    expect(headers["x-callboard-response-content-encoding"]).toBe(coding);
    expect(headers[proxyHeaders.decoded]).toBe(coding.toLowerCase().replace("x-", ""));
    expect(headers["content-encoding"]).toBeUndefined();
  });

  it.each(["zstd", "gzip, gzip", "identity"])("in %s is forwarded unchanged", async (coding) => {
    const api = await startApi((_request, response) => response.setHeader("content-encoding", coding).end("as it is"));
    const { port } = await startProxy({ registered: [api.origin] });
    const { headers, body } = await call(port, { url: `${api.origin}/` });
    expect(body.toString()).toBe("as it is");
    expect(headers[proxyHeaders.decoded]).toBeUndefined();
  });

  it("may be empty", async () => {
    const api = await startApi((_request, response) => response.setHeader("content-encoding", "gzip").end());
    const { port } = await startProxy({ registered: [api.origin] });
    expect((await call(port, { url: `${api.origin}/` })).body).toHaveLength(0);
  });

  it.each([
    ["gzip", gzipSync(Buffer.alloc(256 * MiB), { level: 1 })],
    ["br", brotliCompressSync(Buffer.alloc(64 * MiB))],
  ])("in %s that expands past the limit is cut there", async (coding, bomb) => {
    const api = await startApi((_request, response) => response.setHeader("content-encoding", coding).end(bomb));
    const { port, entry } = await startProxy({ registered: [api.origin], limits: { responseBytes: MiB } });
    const outgoing = openCall(port, { url: `${api.origin}/` });
    outgoing.end();
    const incoming = await answerTo(outgoing);
    let received = 0;
    incoming.on("data", (chunk: Buffer) => {
      received += chunk.length;
    });
    const [error] = await once(incoming, "error");
    expect(error).toMatchObject({ code: "ECONNRESET" });
    expect(received).toBeLessThanOrEqual(MiB);
    const { responseBytes } = await entry(({ cause }) => cause === "response-too-large");
    expect(responseBytes).toBeLessThan(2 * MiB);
  });

  it.each([
    ["is not encoded that way", Buffer.from("plain text that claims to be gzip")],
    ["ends too early", gzipSync(randomBytes(5_000)).subarray(0, 3_000)],
  ])("that %s is cut, and the cause is logged", async (_what, bytes) => {
    const api = await startApi((_request, response) => response.setHeader("content-encoding", "gzip").end(bytes));
    const { port, entry } = await startProxy({ registered: [api.origin] });
    await expect(call(port, { url: `${api.origin}/` })).rejects.toMatchObject({ code: "ECONNRESET" });
    expect(await entry(() => true)).toMatchObject({ cause: "upstream-protocol", status: 200 });
  });
});

describe("an oversized body", () => {
  it("is cut at the limit if its length was unknown", async () => {
    const api = await startApi((_request, response) => {
      response.write(Buffer.alloc(600));
      response.end(Buffer.alloc(600));
    });
    const { port, entry } = await startProxy({ registered: [api.origin], limits: { responseBytes: 1_000 } });
    await expect(call(port, { url: `${api.origin}/` })).rejects.toMatchObject({ code: "ECONNRESET" });
    expect((await entry(() => true)).cause).toBe("response-too-large");
  });
});

describe("a stream", () => {
  const stream =
    (respond: (response: ServerResponse) => Promise<void>) => (_request: IncomingMessage, response: ServerResponse) => {
      response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
      response.flushHeaders();
      void respond(response);
    };

  it("forwards its headers before the first event, and each event as it is sent", async () => {
    let send: (text: string) => void = () => {};
    const api = await startApi(
      stream(async (response) => {
        send = (text) => void response.write(text);
      }),
    );
    const { port } = await startProxy({ registered: [api.origin] });
    const outgoing = openCall(port, { url: `${api.origin}/` });
    outgoing.end();
    const incoming = await answerTo(outgoing);
    expect(incoming.headers["x-callboard-response-content-type"]).toBe("text/event-stream; charset=utf-8");
    for (const text of ["data: 1\n\n", "data: 2\n\n"]) {
      const event = once(incoming, "data");
      send(text);
      expect(String((await event)[0])).toBe(text);
    }
  });

  it("of any content type may exceed the limits of other responses while each time window stays within its limit", async () => {
    const heads = [
      { "content-type": "text/event-stream", "content-length": "2400" },
      { "content-type": "text/plain" },
      { "content-type": "audio/mpeg" },
      {},
    ];
    const api = await startApi(async ({ url = "" }, response) => {
      response.writeHead(200, heads[Number(url.slice(1))]);
      for (let count = 0; count < 4; count += 1) {
        response.write("x".repeat(600));
        await sleep(300);
      }
      response.end();
    });
    const limits = { responseBytes: 1_000, streamWindowMs: 60, totalMs: 1_000, streamTotalMs: 20_000 };
    const { port } = await startProxy({ registered: [api.origin], limits });
    const answers = await Promise.all(heads.map((_, at) => call(port, { url: `${api.origin}/${at}` })));
    expect(answers.map(({ body }) => body.length)).toEqual([2_400, 2_400, 2_400, 2_400]);
  });

  it.each([
    ["response-too-large", { responseBytes: 1_000 }],
    ["total-timeout", { streamTotalMs: 100 }],
    ["idle-timeout", { idleMs: 50 }],
  ])("is cut at the stream limits: %s", async (cause, limits) => {
    const api = await startApi(
      stream(async (response) => {
        response.write("x".repeat(1_200));
      }),
    );
    const { port, entry } = await startProxy({ registered: [api.origin], limits });
    await expect(call(port, { url: `${api.origin}/` })).rejects.toMatchObject({ code: "ECONNRESET" });
    expect((await entry(() => true)).cause).toBe(cause);
  });
});

describe("a response that is not a stream", () => {
  it("is cut at the total timeout, even if it never idles", async () => {
    const api = await startApi(async (_request, response) => {
      response.setHeader("content-length", 1_000_000);
      while (!response.destroyed) {
        response.write("x");
        await sleep(10);
      }
    });
    const { port, entry } = await startProxy({ registered: [api.origin], limits: { totalMs: 700, idleMs: 10_000 } });
    await expect(call(port, { url: `${api.origin}/` })).rejects.toMatchObject({ code: "ECONNRESET" });
    expect((await entry(() => true)).cause).toBe("total-timeout");
  });

  it("is complete when its connection closes", async () => {
    const api = await startScript(["HTTP/1.0 200 OK\r\n\r\nold but whole"], (socket) => socket.end());
    const { port } = await startProxy({ registered: [api.origin] });
    expect((await call(port, { url: `${api.origin}/` })).body.toString()).toBe("old but whole");
  });
});
