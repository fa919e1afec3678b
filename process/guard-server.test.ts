import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { constants } from "node:os";
import { expect, it, onTestFinished } from "vitest";
import { guardServer } from "./guard-server.ts";

/** A server that answers with the path, and the errors that it reports. */
function guarded(): { readonly server: Server; readonly errors: readonly unknown[] } {
  const errors: unknown[] = [];
  const server = createServer((request, response) => response.end(request.url));
  guardServer(server, {
    failure: { contentType: "text/plain", text: "failed" },
    onError: (error) => errors.push(error),
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, errors };
}

it("a connection that cannot be accepted is reported, and the next one is served", async () => {
  const { server, errors } = guarded();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // Node does not declare the handle, but a test that simulates the operating system needs it.
  const { _handle: handle } = server as Server & { readonly _handle: { onconnection: (status: number) => void } };
  handle.onconnection(-constants.errno.EMFILE);
  expect(errors).toEqual([expect.objectContaining({ code: "EMFILE", syscall: "accept" })]);
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  expect(await (await fetch(`http://127.0.0.1:${port}/next`)).text()).toBe("/next");
});

it.each([
  { name: "nginx, and Application Load Balancers of AWS", seconds: 60 },
  { name: "Caddy, as in deploy/Caddyfile", seconds: 120 },
  { name: "load balancers of Azure", seconds: 240 },
  { name: "load balancers of Google Cloud, and undici", seconds: 600 },
])("idle connections are kept longer than by $name ($seconds s by default)", async ({ seconds }) => {
  const { server } = guarded();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  // Node sends the time after which it closes the connection.
  const { headers } = await fetch(`http://127.0.0.1:${port}/`);
  const [, kept] = /^timeout=(\d+)$/.exec(headers.get("keep-alive") ?? "") ?? [];
  expect(Number(kept)).toBeGreaterThan(seconds);
});

it("an occupied port is left to the server's own error handlers", async () => {
  const [first, second] = [guarded(), guarded()];
  first.server.listen(0, "127.0.0.1");
  await once(first.server, "listening");
  const { port } = first.server.address() as AddressInfo; // a TCP server that listens has one
  const failed = once(second.server, "error");
  second.server.listen(port, "127.0.0.1");
  expect(await failed).toEqual([expect.objectContaining({ code: "EADDRINUSE" })]);
  expect(second.errors).toEqual([]);
});
