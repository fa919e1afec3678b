import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { type IncomingRequest, interceptRequests } from "./intercept-requests.ts";

it.each<[string, string, readonly IncomingRequest["type"][]]>([
  ["a request", "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", ["request"]],
  [
    "two requests of one connection",
    "GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n",
    ["request", "request"],
  ],
  [
    "a request that expects to continue",
    "PUT / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 1\r\nConnection: close\r\n\r\na",
    ["request"],
  ],
  [
    "a request that expects something else",
    "PUT / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nContent-Length: 1\r\nConnection: close\r\n\r\na",
    ["request"],
  ],
  ["an upgrade", "GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n", ["upgrade"]],
  ["CONNECT", "CONNECT a:1 HTTP/1.1\r\nHost: a:1\r\n\r\n", ["connect"]],
])("calls back once for %s, before the listeners", async (_, bytes, types) => {
  const server = createServer((_request, response) => response.end());
  for (const event of ["upgrade", "connect"]) server.on(event, (_request, socket) => socket.end());
  // These listeners pass requests on, as servers that answer them later do.
  for (const event of ["checkContinue", "checkExpectation"]) {
    server.on(event, (request, response) => server.emit("request", request, response));
  }
  const seen: IncomingRequest["type"][] = [];
  interceptRequests(server, ({ type }, proceed) => {
    seen.push(type);
    return proceed();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1"); // a TCP server has an address with a port
  socket.write(bytes);
  await text(socket);
  expect(seen).toEqual(types);
});
