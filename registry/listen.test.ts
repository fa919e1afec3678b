import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { readTrustedProxies } from "#process";
import { createRegistryServer } from "./listen.ts";
import { openRegistry } from "./registry.testing.ts";

async function listening() {
  const { server, serve } = createRegistryServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { serve, port, url: `http://127.0.0.1:${port}` };
}

it("responds with 503 and a retry time until the registry is open, then serves it", async () => {
  const { serve, url } = await listening();
  const beforeStart = await fetch(`${url}/health`);
  expect([beforeStart.status, beforeStart.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await beforeStart.json()).toMatchObject({ error: "UnavailableError" });
  const { registry } = await openRegistry();
  serve(registry);
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: "ok" });
});

it("passes the socket address to the registry, so that rate limits apply per client", async () => {
  const { serve, url } = await listening();
  const { registry } = await openRegistry({ limits: { refusedTokens: { times: 1, seconds: 60 } } });
  serve(registry);
  const attempt = async (forwarded: string) =>
    (
      await fetch(`${url}/registry/api/load/3f2a9c1e-7b54-4d7e-9a41-0c6d2f8e5b13`, {
        headers: { authorization: "Bearer bad", "x-forwarded-for": forwarded },
      })
    ).status;
  expect([await attempt("192.0.2.1"), await attempt("192.0.2.2")]).toEqual([401, 429]);
});

it("passes the address in X-Forwarded-For behind a trusted proxy only", async () => {
  const { registry } = await openRegistry({ limits: { requestsOfAddress: { times: 1, seconds: 60 } } });
  const statuses = async (trusted: string): Promise<readonly number[]> => {
    const read = readTrustedProxies(trusted);
    const { server, serve } = createRegistryServer({ trustedProxies: read.ok ? read.proxies : [] });
    serve(registry);
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo; // a TCP server that listens has one
    const found: number[] = [];
    for (const client of ["192.0.2.1", "192.0.2.2", "192.0.2.2"]) {
      const headers = { "x-forwarded-for": `198.51.100.1, ${client}` };
      found.push((await fetch(`http://127.0.0.1:${port}/files/none`, { headers })).status);
    }
    return found;
  };
  expect(await statuses("127.0.0.0/8")).toEqual([404, 404, 429]);
  expect(await statuses("10.0.0.0/8")).toEqual([404, 429, 429]);
});

it("survives a client that disconnects in the middle of a body, and accepts a large body", async () => {
  const { serve, port, url } = await listening();
  const { registry, log } = await openRegistry();
  serve(registry);
  const { token } = registry.firstToken;
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  const head = `POST /tokens/generate HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nContent-Length: 1000\r\n\r\n`;
  await new Promise((done) => socket.write(`${head}{"orgId":`, done));
  socket.destroy();
  const big = JSON.stringify({ orgId: "callboard", scope: "read", note: "x".repeat(5_000_000) });
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(`${url}/tokens/generate`, { method: "POST", headers, body: big });
  expect(answer.status).toBe(200);
  // Closing waits for all calls in progress, so it completes only after the disconnected call is dropped.
  await registry.close();
  expect(log.filter(({ event }) => event === "bug")).toEqual([]);
});

it.each([
  ["GET http://other.example/health", 400, "BadRequestError"],
  ["TRACE /health", 405, "MethodNotAllowedError"],
  ["TRACK /health", 405, "MethodNotAllowedError"],
  ["CONNECT other.example:443", 405, "MethodNotAllowedError"],
])("is not a forward proxy and refuses %s with %d", async (line, status, error) => {
  const { serve, port } = await listening();
  const { registry } = await openRegistry();
  serve(registry);
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write(`${line} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
  const answer = await text(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ error });
});

it("serves its own hosts only, which prevents DNS rebinding", async () => {
  const { server, serve } = createRegistryServer({ hosts: ["registry.plants.example"] });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const fetchHealth = async (host: string): Promise<string> => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    return text(socket);
  };
  const beforeStart = await fetchHealth("evil.test:4001");
  serve((await openRegistry()).registry);
  for (const answer of [beforeStart, await fetchHealth("evil.test:4001")]) {
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
    expect(JSON.parse(answer.slice(answer.indexOf("\r\n\r\n")))).toEqual({
      error: "MisdirectedRequestError",
      content: expect.stringContaining(
        "The host evil.test is not served here. To serve it, its operator can add it to CALLBOARD_HOSTS.",
      ),
    });
  }
  for (const host of [`localhost:${port}`, "127.0.0.1", "Registry.Plants.example."]) {
    expect(await fetchHealth(host)).toContain('{"status":"ok"}');
  }
});
