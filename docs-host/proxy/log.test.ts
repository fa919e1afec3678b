import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { exchangeId, guardServer } from "#process";
import { call, openCall, pageOrigin, startProxy } from "./caller.testing.ts";
import { startApi, startPeer, startScript } from "./upstream.testing.ts";
import type { CauseCode } from "./wire/causes.ts";

const secret = "s3cr3t-0f-th3-r3ad3r";
const fields = [
  ...["requestId", "apiId", "environmentId", "method", "status", "cause", "blockedRange", "errorName"],
  ...["requestBytes", "responseBytes", "originLatencyMs", "responseTimeMs", "totalMs"],
];

/** A call with the secret in every part that a user or a page controls. */
const logging = (origin: string) => ({
  url: `${origin}/${secret}?key=${secret}`,
  method: "POST",
  headers: { authorization: `Bearer ${secret}`, "x-api-key": secret, cookie: secret, [`x-${secret}`]: secret },
  body: `{"password":"${secret}"}`,
  own: { cookie: `session=${secret}`, referer: `https://docs.example/?${secret}`, "user-agent": secret },
});

describe("the log", () => {
  it("holds no secret of a call or response and only listed fields, however the call ends", async () => {
    const loggingAnswer = {
      "set-cookie": `a=${secret}`,
      location: `https://x.example/?${secret}`,
      [`x-${secret}`]: secret,
    };
    const working = await startApi((_request, response) => response.writeHead(200, secret, loggingAnswer).end(secret));
    const malformed = await startScript([`HTTP/1.1 200 OK\r\nx-a: ${secret}\r\n\0${secret}\r\n\r\n${secret}`]);
    const notHttp = await startScript([`${secret}\r\n`]);
    const cut = await startScript([`HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n${secret}`], (socket) => socket.end());
    const badCoding = await startApi((_request, response) =>
      response.setHeader("content-encoding", "gzip").end(gzipSync(secret).subarray(0, 20)),
    );
    const silent = await startPeer((socket) => socket.once("data", () => abandoned.destroy()));
    const origins = [working, malformed, notHttp, cut, badCoding].map(({ origin }) => origin);
    const { port, entries, entry } = await startProxy({
      registered: [...origins, silent.origin, "http://nothing.invalid", "http://odd.example"],
      resolve: (hostname) =>
        hostname === "odd.example"
          ? Promise.resolve([secret])
          : Promise.reject(new Error(`no ${secret} at ${hostname}`)),
    });
    for (const origin of [
      ...origins,
      "http://nothing.invalid",
      "http://odd.example",
      "http://not-registered.example",
    ]) {
      await call(port, logging(origin)).catch(() => {});
    }
    await call(port, { ...logging(working.origin), url: `http://u:${secret}@a.example` });
    await call(port, { ...logging(working.origin), url: secret });
    await call(port, { ...logging(working.origin), method: `${secret} /` });
    await call(port, { ...logging(working.origin), method: secret });
    await call(port, { ...logging(working.origin), own: { origin: `https://${secret}.example` } });
    const abandoned = openCall(port, logging(silent.origin));
    abandoned.write(secret);
    await entry(({ cause }) => cause === "reader-left");

    expect(JSON.stringify(entries)).not.toContain(secret);
    for (const line of entries) expect(fields).toEqual(expect.arrayContaining(Object.keys(line)));
    const causes = new Set(entries.map(({ cause }) => cause));
    const expected: readonly (CauseCode | undefined)[] = [
      ...([undefined, "upstream-protocol", "upstream-vanished", "name-not-found", "blocked-address"] as const),
      ...(["not-registered", "user-info", "bad-url", "bad-method", "bad-origin"] as const),
    ];
    expect([...causes]).toEqual(expect.arrayContaining([...expected]));
  });

  it("records the API, the transferred bytes and the timings of a successful call", async () => {
    const api = await startApi((request, response) =>
      request.resume().on("end", () => response.writeHead(201).end("12345")),
    );
    const { port, entry } = await startProxy({ registered: ["http://other.example", api.origin] });
    await call(port, { url: `${api.origin}/`, method: "PUT", body: "123" });
    const { requestId, originLatencyMs, responseTimeMs, totalMs, ...rest } = await entry(() => true);
    expect(rest).toEqual({
      ...{ apiId: "api1", environmentId: "env1", method: "PUT", status: 201, requestBytes: 3, responseBytes: 5 },
    });
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(totalMs).toBeGreaterThanOrEqual((originLatencyMs ?? 0) + (responseTimeMs ?? 0) - 0.02);
  });

  it("identifies a call by its exchange id, as the entry of an unhandled error does", async () => {
    const { proxy, entries, entry } = await startProxy({});
    const ids: string[] = [];
    const server = createServer(proxy.handle);
    server.on("request", () => ids.push(exchangeId()));
    server.on("upgrade", (request, socket, head) => {
      ids.push(exchangeId());
      proxy.upgrade(request, socket, head);
    });
    guardServer(server, { failure: { contentType: "text/plain", text: "failed" }, onError: () => {} });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo; // a TCP server that listens has one

    await call(port, { url: "http://not-registered.example/" });
    await once(new WebSocket(`ws://127.0.0.1:${port}`, { origin: "https://evil.example" }), "error");
    const channel = new WebSocket(`ws://127.0.0.1:${port}`, { origin: pageOrigin });
    await once(channel, "open");
    channel.close();
    await entry(() => entries.length === 3);
    expect(ids.length).toBe(3);
    expect(entries.map(({ requestId }) => requestId)).toEqual(ids);
  });

  it("names only the class of an unexpected error", async () => {
    const environment = {
      ...{ apiId: "a", environmentId: "live" },
      get baseUrl(): string {
        throw new TypeError(secret);
      },
    };
    const { port, entry } = await startProxy({ environments: async () => [environment] });
    await call(port, { url: "http://api.example/" });
    expect(await entry(() => true)).toMatchObject({ cause: "internal", errorName: "TypeError" });
  });
});
