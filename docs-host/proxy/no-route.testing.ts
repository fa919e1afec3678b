import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocket } from "ws";
import { takeUpgrades } from "./channel/upgrades.ts";
import { createProxy } from "./proxy.ts";
import { channelPath, proxyHeaders } from "./wire/wire.ts";

// A program that no-route.test.ts runs on a machine without a route. It calls each of the addresses in its arguments
// through a proxy with Node's own name lookup, and prints each cause. The last call goes to an API that answers.

const pageOrigin = "https://docs.example";
const api = createServer((_request, response) => response.end("fine")).listen(0, "127.0.0.1");
await once(api, "listening");
const home = `http://127.0.0.1:${(api.address() as AddressInfo).port}`; // a TCP server that listens has a port
const addresses = process.argv.slice(2);
const proxy = createProxy({
  environments: async () => [home, ...addresses].map((baseUrl) => ({ apiId: "a", environmentId: "live", baseUrl })),
  privateOrigins: [home],
  pageOrigins: [pageOrigin],
  log: () => {},
});
const server = createServer(proxy.handle).listen(0, "127.0.0.1");
takeUpgrades(server, { path: channelPath, proxy: () => proxy });
await once(server, "listening");
const { port } = server.address() as AddressInfo; // the same

async function causeOverHttp(url: string): Promise<string> {
  const headers = { origin: pageOrigin, [proxyHeaders.url]: url, [proxyHeaders.method]: "GET" };
  const outgoing = request({ host: "127.0.0.1", port, method: "POST", headers }).end();
  const [incoming] = await once(outgoing, "response");
  incoming.resume();
  return String(incoming.headers[proxyHeaders.cause] ?? incoming.headers[proxyHeaders.status]);
}

async function causeOverWebSocket(url: string): Promise<string> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${channelPath}?url=${encodeURIComponent(url)}`, {
    origin: pageOrigin,
  });
  socket.once("open", () => socket.send(JSON.stringify({ type: "handshake", url, headers: {} })));
  const [, reason] = await once(socket, "close");
  return String(reason);
}

for (const url of [...addresses, home]) {
  console.log(await (url.startsWith("ws") ? causeOverWebSocket : causeOverHttp)(url));
}
process.exit(0);
