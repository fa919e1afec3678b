import { getEventListeners, once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { someOf } from "../../tooling/tier.ts";
import { httpSend } from "./http-send.ts";

const paused = [
  ["text/event-stream", { kind: "answer", isCut: true }],
  ["application/json", { kind: "none", reason: "timeout" }],
] as const;

it.each(someOf(paused, 1))("takes an answer of %s that begins and then pauses as %o", async (type, expected) => {
  const server = createServer((_, response) => response.writeHead(200, { "content-type": type }).write("data: 1\n\n"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`; // it listens on a port
  const { signal } = new AbortController();
  const http = httpSend({ server: url, concurrency: 1, timeout: 100, clock: () => performance.now(), signal });
  expect(await http.send({ method: "GET", url, headers: [] })).toMatchObject(expected);
  await http.close();
});

it("does not send a header that HTTP does not allow, and answers the next request", async () => {
  const server = createServer((_, response) => response.end("ok"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`; // it listens on a port
  const { signal } = new AbortController();
  const http = httpSend({ server: url, concurrency: 1, timeout: 5000, clock: () => performance.now(), signal });
  const sent = (value: string) => http.send({ method: "GET", url, headers: [["x-note", value]] });
  expect(await sent("a\nb")).toMatchObject({ kind: "none", reason: "aborted" });
  expect(await sent("é")).toMatchObject({ kind: "none", reason: "aborted" });
  expect(await sent("a b")).toMatchObject({ kind: "answer", status: 200 });
  await http.close();
});

it("no longer listens to its signal once it is closed", async () => {
  const { signal } = new AbortController();
  const options = { server: "http://127.0.0.1:1", concurrency: 1, timeout: 1000, clock: () => 0, signal };
  const http = httpSend(options);
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  await http.close();
  expect(getEventListeners(signal, "abort")).toHaveLength(0);
});
