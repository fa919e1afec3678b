import { describe, expect, it } from "vitest";
import { type Answer, answerTo, call, openCall, type RunOptions, readAnswer, startProxy } from "../caller.testing.ts";
import { startApi, startScript } from "../upstream.testing.ts";
import { type CauseCode, causes } from "../wire/causes.ts";
import { proxyHeaders } from "../wire/wire.ts";
import { createEndings } from "./endings.ts";

const begins = "HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf";

const cuts: readonly (readonly [CauseCode, () => Promise<string>, RunOptions["limits"]])[] = [
  ["upstream-vanished", async () => (await startScript([begins], (socket) => socket.end())).origin, {}],
  ["upstream-vanished", async () => (await startScript([begins], (socket) => socket.resetAndDestroy())).origin, {}],
  ["idle-timeout", async () => (await startScript([begins])).origin, { idleMs: 50 }],
  ["total-timeout", async () => (await startScript([begins])).origin, { totalMs: 200 }],
  [
    "response-too-large",
    async () =>
      (
        await startApi((_request, response) => {
          response.write("1234");
          setTimeout(() => response.end("5678"), 20);
        })
      ).origin,
    { responseBytes: 6 },
  ],
  [
    "upstream-protocol",
    async () =>
      (await startApi((_request, response) => response.setHeader("content-encoding", "gzip").end("no"))).origin,
    {},
  ],
];

/** Fetches from the proxy why a call was cut. */
const fetchEnding = (port: number, requestId: string): Promise<Answer> =>
  call(port, { own: { [proxyHeaders.ending]: requestId } });

describe("a response that is cut off", () => {
  it.each(cuts)(
    "because of %s is explained once, to the page that requests it",
    async (cause, startUpstream, limits) => {
      const origin = await startUpstream();
      const { port } = await startProxy({ registered: [origin], limits: limits ?? {} });
      const outgoing = openCall(port, { url: `${origin}/` });
      outgoing.end();
      const incoming = await answerTo(outgoing);
      const requestId = String(incoming.headers[proxyHeaders.requestId]);
      await expect(readAnswer(incoming)).rejects.toMatchObject({ code: "ECONNRESET" });

      const reported = await fetchEnding(port, requestId);
      const { who, message, advice } = causes[cause];
      expect([reported.status, JSON.parse(reported.body.toString())]).toEqual([200, { cause, who, message, advice }]);
      expect((await fetchEnding(port, requestId)).status).toBe(204);
    },
  );

  it("is not explained to pages of other origins", async () => {
    const { port } = await startProxy({});
    const { headers } = await call(port, { own: { [proxyHeaders.ending]: "id", origin: "https://evil.example" } });
    expect(headers[proxyHeaders.cause]).toBe("bad-origin");
  });
});

it("keeps the latest thousand endings", () => {
  const endings = createEndings();
  for (let count = 0; count <= 1000; count += 1) endings.keep(String(count), "upstream-vanished");
  expect([endings.take("0"), endings.take("1"), endings.take("1000")]).toEqual([
    ...[undefined, "upstream-vanished", "upstream-vanished"],
  ]);
});
