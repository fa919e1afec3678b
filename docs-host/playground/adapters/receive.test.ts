import { once } from "node:events";
import type { RequestListener, ServerResponse } from "node:http";
import { describe, expect, it } from "vitest";
import type { EndpointResponse, ResponseBody } from "#engine/model";
import { rowsOf } from "#engine/stream";
import type { SentResponse, StreamingAnswer } from "#machines";
import { pageOrigin, startProxy } from "../../proxy/caller.testing.ts";
import { startApi } from "../../proxy/upstream.testing.ts";
import { directSender } from "./direct.ts";
import { proxySender } from "./http.ts";
import { noBody } from "./receive.ts";
import { depsOf, failureOf, planFor } from "./sending.testing.ts";

/** A call to an API with a response that the test writes step by step. */
interface Call {
  readonly sent: Promise<SentResponse>;
  readonly stop: AbortController;
  /** Waits until the received part matches. */
  readonly until: (matches: (answer: StreamingAnswer) => boolean) => Promise<StreamingAnswer>;
}

type Way = "proxy" | "direct";

async function callApi(
  listener: RequestListener,
  { way = "proxy", body, method = "GET" }: { way?: Way; body?: ResponseBody; method?: "GET" | "HEAD" } = {},
): Promise<Call> {
  const api = await startApi(listener);
  const { port } = await startProxy({ registered: [api.origin] });
  const sender = way === "proxy" ? proxySender : directSender;
  const responses: readonly EndpointResponse[] = body === undefined ? [] : [{ statusCode: 200, body }];
  const stop = new AbortController();
  let reported: StreamingAnswer | undefined;
  let check = (): void => {};
  const emit = (answer: StreamingAnswer): void => {
    reported = answer;
    check();
  };
  const send = sender(`http://127.0.0.1:${port}/`, depsOf(pageOrigin));
  const sent = send(planFor(`${api.origin}/`, { method }), stop.signal, { responses, emit });
  sent.catch(() => {});
  const until: Call["until"] = (matches) =>
    new Promise((resolve, fail) => {
      sent.catch(fail);
      check = () => {
        if (reported !== undefined && matches(reported)) resolve(reported);
      };
      check();
    });
  return { sent, stop, until };
}

/** An API that starts a response and hands it to the test. */
function beginning(contentType: string, headers: { readonly [name: string]: string } = {}) {
  let begun: (response: ServerResponse) => void = () => {};
  const response = new Promise<ServerResponse>((done) => {
    begun = done;
  });
  const listener: RequestListener = (_request, answer) => {
    answer.writeHead(200, { "content-type": contentType, "access-control-allow-origin": pageOrigin, ...headers });
    answer.flushHeaders();
    begun(answer);
  };
  return { listener, response };
}

const shape = { kind: "unknown" } as const;
const rows = ({ stream }: { stream?: StreamingAnswer["stream"] }) =>
  stream === undefined ? [] : rowsOf(stream.rows).map(({ data }) => data);

describe.each<Way>(["proxy", "direct"])("a stream sent by %s", (way) => {
  it("is shown chunk by chunk while it arrives, and complete when it ends", async () => {
    const { listener, response } = beginning("text/event-stream");
    const { sent, until } = await callApi(listener, { way });
    const api = await response;
    expect(await until(() => true)).toMatchObject({ status: 200, statusText: "OK", stream: { bytes: 0 } });
    api.write("id: 7\ndata: o");
    const begun = await until(({ stream }) => stream.bytes > 0);
    expect(begun.stream).toMatchObject({ text: "id: 7\ndata: o", bytes: 13 });
    expect([begun.stream.firstByte, rows(begun)]).toEqual([expect.any(Number), []]);
    api.write("ne\n\n");
    expect(rows(await until(({ stream }) => stream.rows.count === 1))).toEqual(["one"]);
    api.write("data: two\r\r");
    const two = await until(({ stream }) => stream.rows.count === 2);
    expect(rowsOf(two.stream.rows)).toMatchObject([
      { number: 1, event: "message", id: "7", data: "one" },
      { number: 2, event: "message", id: "7", data: "two" },
    ]);
    expect(rows(begun)).toEqual([]);
    api.end();
    const complete = await sent;
    const text = "id: 7\ndata: one\n\ndata: two\r\r";
    expect(complete).toMatchObject({ status: 200, size: text.length, shown: { kind: "text", text } });
    expect(complete.stream).toMatchObject({ text, ending: "whole" });
  });

  it("is aborted at the API when the caller aborts", async () => {
    const { listener, response } = beginning("application/x-ndjson");
    const { sent, stop, until } = await callApi(listener, { way });
    const api = await response;
    api.write('{"n":1}\n');
    expect(rows(await until(({ stream }) => stream.rows.count === 1))).toEqual(['{"n":1}']);
    stop.abort();
    await once(api, "close");
    await expect(sent).rejects.toThrow(/abort/i);
  });

  it("that breaks off fails with a message, after all received chunks were reported", async () => {
    const { listener, response } = beginning("application/x-ndjson");
    const { sent, until } = await callApi(listener, { way });
    const api = await response;
    api.write('{"n":1}\n{"n"');
    await until(({ stream }) => stream.bytes === 12);
    api.destroy();
    const failure = await failureOf(sent);
    expect(failure.cause).toBe(way === "proxy" ? "upstream-vanished" : "answer-cut");
    const last = await until(() => true);
    expect([rows(last), last.stream.text]).toEqual([['{"n":1}'], '{"n":1}\n{"n"']);
  });
});

describe("a stream", () => {
  it("ends at the documented terminator, without waiting for the API", async () => {
    const { listener, response } = beginning("text/event-stream");
    const body: ResponseBody = { kind: "stream", shape, format: "sse", terminator: "[DONE]" };
    const { sent } = await callApi(listener, { body });
    const api = await response;
    api.write("data: 1\n\ndata: [DONE]\n\n");
    expect((await sent).stream).toMatchObject({ ending: "whole", rows: { count: 2 } });
    await once(api, "close");
  });

  it.each([
    ["in the middle of an event", "data: 1\n\ndata: 2", "cut"],
    ["without the documented end marker", "data: 1\n\n", "unmarked"],
  ] as const)("reports that it ended %s", async (_, text, ending) => {
    const { listener, response } = beginning("text/event-stream");
    const body: ResponseBody = { kind: "stream", shape, terminator: "[DONE]" };
    const { sent } = await callApi(listener, { body });
    (await response).end(text);
    expect((await sent).stream).toMatchObject({ ending, text });
  });

  it("is decoded with its charset, chunk by chunk, if the documented format is text", async () => {
    const { listener, response } = beginning("text/plain; charset=iso-8859-1");
    const { sent, until } = await callApi(listener, { body: { kind: "stream", shape, format: "text" } });
    const api = await response;
    api.write(Buffer.from([0xe9]));
    expect((await until(({ stream }) => stream.bytes === 1)).stream.text).toBe("é");
    api.end("!");
    expect(rows(await sent)).toEqual(["é", "!"]);
  });

  it("fails with the documented message if the response has no body", async () => {
    const documented: ResponseBody = { kind: "stream", shape, format: "sse" };
    const { sent } = await callApi((_request, answer) => answer.writeHead(204).end(), { body: documented });
    expect(await failureOf(sent)).toBe(noBody);
    expect(noBody.message).toBe("Response body is null");
    const head = await callApi((_request, answer) => answer.end(), { body: documented, method: "HEAD" });
    expect((await head.sent).shown).toEqual({ kind: "empty" });
  });
});

describe("a slow response", () => {
  it("with audio becomes a playable file with the same bytes", async () => {
    const { listener, response } = beginning("audio/webm", { "content-disposition": 'attachment; filename="a.webm"' });
    const { sent, until } = await callApi(listener);
    const api = await response;
    api.write(Buffer.from([0, 255]));
    await until(({ stream }) => stream.bytes === 2);
    api.end(Buffer.from([13, 10]));
    const { shown, stream, size } = await sent;
    expect(shown).toEqual({
      kind: "file",
      contentType: "audio/webm",
      name: "a.webm",
      bytes: Uint8Array.from([0, 255, 13, 10]),
    });
    expect([stream, size]).toEqual([undefined, 4]);
  });

  it("with plain text is reported as it arrives and becomes ordinary text when complete", async () => {
    const { listener, response } = beginning("text/plain");
    const { sent, until } = await callApi(listener);
    const api = await response;
    api.write("slow");
    expect((await until(({ stream }) => stream.bytes === 4)).stream.text).toBe("slow");
    api.end("ly");
    expect(await sent).toMatchObject({ shown: { kind: "text", text: "slowly" }, size: 6 });
    expect((await sent).stream).toBeUndefined();
  });

  it("with JSON is read completely, even where a stream is documented", async () => {
    const { listener, response } = beginning("application/json");
    const { sent } = await callApi(listener, { body: { kind: "stream", shape, format: "sse" } });
    (await response).end('{"error":"no"}');
    expect(await sent).toMatchObject({ shown: { kind: "json", value: { error: "no" } } });
  });
});

it("reads a stream completely if no listener is passed", async () => {
  const api = await startApi((_request, answer) => {
    answer.writeHead(200, { "content-type": "text/event-stream" }).end("data: 1\n\n");
  });
  const { port } = await startProxy({ registered: [api.origin] });
  const send = proxySender(`http://127.0.0.1:${port}/`, depsOf(pageOrigin));
  const { shown, stream } = await send(planFor(`${api.origin}/`), new AbortController().signal);
  expect([shown, stream]).toMatchObject([{ kind: "text", text: "data: 1\n\n" }, undefined]);
});
