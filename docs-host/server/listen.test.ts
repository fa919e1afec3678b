import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { createProxy } from "#docs-host/proxy";
import { createSiteServer, proxyPath } from "./listen.ts";

async function start(): Promise<number> {
  const { server, serve } = createSiteServer();
  const proxy = createProxy({ environments: async () => [], privateOrigins: [], pageOrigins: [], log: () => {} });
  serve({
    app: { fetch: async (request) => new Response(`a page for ${request.method}`) },
    proxy,
    hasProxy: async () => true,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port; // a TCP server that listens has an address with a port
}

async function answerTo(port: number, line: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write(`${line} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  return text(socket);
}

it.each([
  ["GET http://other.example/", 400],
  ["GET http://127.0.0.1/welcome", 400],
  [`POST http://127.0.0.1${proxyPath}`, 400],
  ["TRACE /welcome", 405],
  [`TRACE ${proxyPath}`, 405],
  ["TRACK /welcome", 405],
  ["CONNECT other.example:443", 405],
])("a site is not a forward proxy and refuses %s with %d", async (line, status) => {
  const answer = await answerTo(await start(), line);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).not.toContain("a page");
});

it("serves the paths of pages and of the proxy", async () => {
  const port = await start();
  expect(await answerTo(port, "GET /welcome")).toMatch(/^HTTP\/1\.1 200 [\s\S]*a page for GET$/);
  expect(await answerTo(port, `POST ${proxyPath}`)).toContain('"cause":"bad-origin"');
});
