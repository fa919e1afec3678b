import { getEventListeners, once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { WebSocketServer } from "ws";
import { framesOf } from "#live";
import { channelSend } from "./channel-send.ts";

const limits = { quiet: 10, timeout: 2_000, clock: () => performance.now() };

/** Starts a server with connections that answer each text with itself in capital letters, then a greeting. */
async function startServer() {
  const server = createServer((_, response) => response.writeHead(418, { "x-pot": "tea" }).end("short and stout"));
  const sockets = new WebSocketServer({ noServer: true });
  server.on("upgrade", (request, socket, head) => {
    if (request.url === "/teapot") {
      socket.end("HTTP/1.1 418 Teapot\r\nX-Pot: tea\r\nContent-Length: 5\r\n\r\nstout");
      return;
    }
    sockets.handleUpgrade(request, socket, head, (open) => {
      open.send(`hello ${request.headers["x-name"]}`);
      for (let n = 0; n < Number(request.url?.slice("/?more=".length) || 0); n += 1) open.send("more");
      open.on("message", (data, isBinary) => {
        if (isBinary) open.close(1003, "no bytes");
        else open.send(String(data).toUpperCase());
      });
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const open of sockets.clients) open.terminate();
    server.close();
  });
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens on a port
}

const { signal } = new AbortController();
const request = (url: string) => ({ method: "GET", url, headers: [["X-Name", "Ada"]] as const });

it("returns the frames of both sides in order, up to the close of the server", async () => {
  const messages = [{ text: "one" }, { base64: "/wA=" }, { text: "never sent" }];
  const received = await channelSend({ ...limits, signal })({ ...request(await startServer()), messages });
  expect(received).toMatchObject({ kind: "answer", status: 101 });
  expect(framesOf(received)).toEqual([
    { from: "server", text: "hello Ada" },
    { from: "client", text: "one" },
    { from: "server", text: "ONE" },
    { from: "client", ping: "answered" },
    { from: "client", base64: "/wA=" },
    { from: "server", closed: 1003, reason: "no bytes" },
  ]);
});

it.each([
  [998, 999],
  [999, 1_000],
  [1_005, 1_000],
])("after a greeting and %i messages more, returns %i frames", async (more, frames) => {
  const url = `${await startServer()}/?more=${more}`;
  const received = await channelSend({ ...limits, signal })({ ...request(url), messages: [] });
  expect(framesOf(received)).toHaveLength(frames);
});

it("returns the answer that refuses a handshake", async () => {
  const received = await channelSend({ ...limits, signal })({
    ...request(`${await startServer()}/teapot`),
    messages: [],
  });
  expect(received).toMatchObject({ kind: "answer", status: 418, headers: expect.arrayContaining([["X-Pot", "tea"]]) });
  expect(framesOf(received)).toEqual([]);
});

it("returns why there is no answer, and no longer listens to its signal", async () => {
  const send = channelSend({ ...limits, signal });
  expect(await send({ ...request("ws://127.0.0.1:1"), messages: [] })).toMatchObject({
    kind: "none",
    reason: "refused",
  });
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
});

it("ends a conversation when its signal aborts", async () => {
  const ending = new AbortController();
  const sending = channelSend({ ...limits, quiet: 60_000, signal: ending.signal })({
    ...request(await startServer()),
    messages: [],
  });
  ending.abort();
  expect(await sending).toMatchObject({ kind: "none", reason: "aborted" });
});
