import { once } from "node:events";
import { createServer as createHttpServer, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { createServer as createTcpServer, type Server, type Socket } from "node:net";
import { onTestFinished } from "vitest";
import type { Certificate } from "./certificate.testing.ts";

/** A server that acts as the API, on a free port of loopback, until the test is over. */
export interface Upstream {
  readonly port: number;
  /** `http://127.0.0.1:<port>`, or https. */
  readonly origin: string;
  /** The number of accepted connections. */
  connections(): number;
}

/** Starts an API that speaks HTTP. */
export function startApi(listener: RequestListener): Promise<Upstream> {
  return start(createHttpServer({ maxHeaderSize: 256 * 1024 }, listener), "http");
}

/** Starts an API that speaks HTTP over TLS. */
export function startSecureApi(certificate: Certificate, listener: RequestListener): Promise<Upstream> {
  return start(createTlsServer(certificate, listener), "https");
}

/** Starts a peer that handles each connection with `act`. */
export function startPeer(act: (socket: Socket) => void): Promise<Upstream> {
  return start(
    createTcpServer((socket) => {
      socket.on("error", () => {});
      act(socket);
    }),
    "http",
  );
}

/** Starts a peer that responds to every request with the same bytes, chunk by chunk, and then calls `then`. */
export function startScript(
  pieces: readonly (string | Buffer)[],
  then: (socket: Socket) => void = () => {},
): Promise<Upstream> {
  return startPeer((socket) => {
    socket.once("data", () => {
      for (const piece of pieces) socket.write(piece);
      then(socket);
    });
  });
}

/** Returns a port without a listener. */
export async function findClosedPort(): Promise<number> {
  const server = createTcpServer();
  const port = await listen(server);
  server.close();
  await once(server, "close");
  return port;
}

async function start(server: Server, scheme: "http" | "https"): Promise<Upstream> {
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on("connection", (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("tlsClientError", () => {}).on("error", () => {});
  server.on("request", (_request: unknown, response: ServerResponse) => response.on("error", () => {}));
  const port = await listen(server);
  onTestFinished(async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, "close");
  });
  return { port, origin: `${scheme}://127.0.0.1:${port}`, connections: () => connections };
}

async function listen(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a TCP server has an address");
  return address.port;
}
