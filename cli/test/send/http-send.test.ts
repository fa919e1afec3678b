import { getEventListeners, once } from "node:events";
import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { makeCertificate } from "../../../docs-host/proxy/certificate.testing.ts";
import { someOf } from "../../../tooling/tier.ts";
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

it("counts the time of the server, and not that of a busy client", async () => {
  let now = 0;
  const server = createServer((_, response) => {
    now += 15;
    response.end("ok");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`; // it listens on a port
  const { signal } = new AbortController();
  const http = httpSend({ server: url, concurrency: 1, timeout: 5000, clock: () => now, signal });
  expect(await http.send({ method: "GET", url, headers: [] })).toMatchObject({ kind: "answer", time: 15 });
  const sent = http.send({ method: "GET", url, headers: [] });
  now += 400;
  expect((await sent).time).toBeLessThan(400);
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

it("accepts a certificate that nobody vouches for only if it may", async () => {
  const server = createTlsServer(makeCertificate("localhost"), (_, response) => response.end("ok"));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const url = `https://localhost:${(server.address() as AddressInfo).port}/`; // it listens on a port
  const sent = async (isInsecure: boolean) => {
    const { signal } = new AbortController();
    const options = { server: url, concurrency: 1, timeout: 5000, clock: () => performance.now(), signal, isInsecure };
    const http = httpSend(options);
    const received = await http.send({ method: "GET", url, headers: [] });
    await http.close();
    return received;
  };
  expect(await sent(false)).toMatchObject({ kind: "none", reason: "tls" });
  expect(await sent(true)).toMatchObject({ kind: "answer", status: 200 });
});

it("sends requests through a proxy", async () => {
  const server = createServer((_, response) => response.end("ok"));
  const opened: string[] = [];
  const proxy = createServer().on("connect", ({ url = "" }, socket) => {
    opened.push(url);
    const [host = "", port] = url.split(":");
    const upstream = connect(Number(port), host, () => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      upstream.pipe(socket).pipe(upstream);
    });
  });
  const addresses = await Promise.all(
    [server, proxy].map(async (one) => {
      one.listen(0, "127.0.0.1");
      await once(one, "listening");
      onTestFinished(() => {
        one.closeAllConnections();
        one.close();
      });
      return `127.0.0.1:${(one.address() as AddressInfo).port}`; // it listens on a port
    }),
  );
  const url = `http://${addresses[0]}/`;
  const { signal } = new AbortController();
  const options = { server: url, concurrency: 1, timeout: 5000, clock: () => performance.now(), signal };
  const http = httpSend({ ...options, proxy: `http://${addresses[1]}` });
  expect(await http.send({ method: "GET", url, headers: [] })).toMatchObject({ kind: "answer", status: 200 });
  expect(opened).toEqual([addresses[0]]);
  await http.close();
});

it("sends a request again whose idle connection the server closes at that moment", async () => {
  const requests = new WeakMap<object, number>();
  const server = createServer(({ socket }, response) => {
    const count = (requests.get(socket) ?? 0) + 1;
    requests.set(socket, count);
    if (count === 1) response.end("ok");
    else socket.destroy();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`; // it listens on a port
  const { signal } = new AbortController();
  const http = httpSend({ server: url, concurrency: 1, timeout: 5000, clock: () => performance.now(), signal });
  const sent = () => http.send({ method: "GET", url, headers: [] });
  expect([await sent(), await sent()]).toMatchObject([{ status: 200 }, { status: 200 }]);
  await http.close();
});
