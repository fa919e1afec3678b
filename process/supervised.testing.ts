import { EventEmitter } from "node:events";
import { readFile } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { createGunzip } from "node:zlib";
import { closeServer } from "./close-server.ts";
import { guardServer } from "./guard-server.ts";
import { superviseProcess } from "./supervise.ts";

/**
 * A server process with requests that fail in the way that their path names, before or after their response has begun.
 * It prints `listening <port>` and logs JSON lines on its error stream. With `STOP_FAILURE`, it can't be stopped.
 */
const secret = "s3cret";
const fault = (): Error => new Error(`cannot log in with ${secret}`);

const faults: { readonly [name: string]: () => unknown } = {
  throw: () => {
    throw fault();
  },
  timer: () =>
    setTimeout(() => {
      throw fault();
    }, 1),
  immediate: () =>
    setImmediate(() => {
      throw fault();
    }),
  tick: () =>
    process.nextTick(() => {
      throw fault();
    }),
  rejection: async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    throw fault();
  },
  file: () =>
    readFile("/nowhere", () => {
      throw fault();
    }),
  // A socket, a stream and an emitter without an error listener.
  socket: () => connect(1, "127.0.0.1"),
  stream: () => createGunzip().end("no gzip"),
  emitter: () => {
    const emitter = new EventEmitter();
    setTimeout(() => emitter.emit("error", fault()), 1);
  },
};

const supervised = superviseProcess({
  log: (entry) => console.error(JSON.stringify(entry)),
  print: (line) => console.error(line),
  stopping: () => console.error("stopping"),
  drainMs: Number(process.env.DRAIN_MS ?? 20_000),
});
const begin = (response: ServerResponse): void => {
  response.setHeader("content-type", "text/plain");
  response.write("begun");
};
const server = createServer((request, response) => {
  const url = new URL(request.url ?? "", "http://localhost");
  const fail = faults[url.pathname.slice(1)];
  // A stray header must not reach the 500 response.
  response.setHeader("content-encoding", "br");
  if (fail !== undefined) {
    if (url.searchParams.has("begun")) begin(response);
    fail();
    return;
  }
  if (url.pathname === "/hang") return;
  // Answers the first part at once, and the rest once the whole body was received.
  response.removeHeader("content-encoding");
  response.flushHeaders();
  request.resume().on("end", () => response.end("complete"));
});
server.on("upgrade", (request, socket) => {
  socket.write("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n");
  faults[(request.url ?? "").slice(1)]?.();
});
guardServer(server, {
  failure: { contentType: "text/plain; charset=utf-8", text: "failed\n" },
  onError: (error) => console.error(JSON.stringify({ event: "bug", is: error instanceof Error })),
});
server.listen(0, "127.0.0.1", () => {
  // A TCP server that listens has an address with a port.
  console.log(`listening ${(server.address() as AddressInfo).port}`);
});
const { STOP_FAILURE: reason } = process.env;
supervised(() => (reason === undefined ? closeServer(server) : Promise.reject(new Error(reason))));
