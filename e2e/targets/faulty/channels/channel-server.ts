import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";
import type { Served } from "../http/serve.ts";

/** One side of an open channel, as a server sees it. */
export interface Client {
  readonly send: (message: unknown) => void;
  readonly sendBytes: (bytes: Uint8Array) => void;
  readonly close: (code: number, reason?: string) => void;
  /** Ends the connection without a close frame. */
  readonly cut: () => void;
  /** Answers no ping any more. */
  readonly stop: () => void;
}

/** The way of a server with the channels of one path. */
export interface ChannelServer {
  readonly path: string;
  /** Returns the status that refuses a handshake; undefined if the channel opens. */
  readonly refuse: (asked: { readonly authorization: string; readonly query: URLSearchParams }) => number | undefined;
  readonly opened: (client: Client) => void;
  /** Called with the JSON of a text; undefined for bytes and other texts. */
  readonly received: (client: Client, message: unknown) => void;
}

/** Serves channels on a free port of loopback. */
export async function serveChannel({ path, refuse, opened, received }: ChannelServer): Promise<Served> {
  const server = createServer((_, response) => response.writeHead(404).end());
  const sockets = new WebSocketServer({ noServer: true, autoPong: false });
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://bench.example");
    const { authorization = "" } = request.headers;
    const status = pathname === path ? refuse({ authorization, query: searchParams }) : 404;
    if (status !== undefined) {
      socket.end(`HTTP/1.1 ${status} Refused\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (open) => {
      let isStopped = false;
      const client = clientOf(open, () => {
        isStopped = true;
      });
      open.on("ping", (data) => {
        if (!isStopped) open.pong(data);
      });
      open.on("error", () => open.terminate());
      open.on("message", (data, isBinary) => received(client, isBinary ? undefined : jsonIn(String(data))));
      opened(client);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // The address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        for (const open of sockets.clients) open.terminate();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const clientOf = (open: WebSocket, stop: () => void): Client => ({
  send: (message) => open.send(JSON.stringify(message)),
  sendBytes: (bytes) => open.send(bytes),
  close: (code, reason = "") => open.close(code, reason),
  cut: () => open.terminate(),
  stop,
});

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
