import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { type WebSocket, WebSocketServer } from "ws";
import { isNightly } from "../../tooling/tier.ts";

/** Messages of a flood that names no count: more than the 10,000 that a log keeps. */
const floodLength = isNightly ? 100_000 : 20_000;

/** One connection of an upstream, and its end. */
export interface AcceptedConnection {
  /** Path and query of the upgrade. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** The received messages, in order; empty for a flood. */
  readonly messages: readonly (string | Buffer)[];
  /** The close code; 1006 if the other side only disconnected. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
  /** The server's side of the connection. */
  readonly socket: WebSocket;
}

/** A real WebSocket server, with correct and incorrect behavior. */
export interface ChannelUpstream {
  /** `ws://127.0.0.1:<port>`, or wss. */
  readonly url: string;
  readonly port: number;
  /** All requested upgrades, including refused ones. */
  readonly handshakes: readonly { readonly url: string; readonly headers: IncomingHttpHeaders }[];
  readonly accepted: readonly AcceptedConnection[];
  /** Returns the next connection that was not returned before. */
  readonly next: () => Promise<AcceptedConnection>;
  /** TCP connections that are open. */
  readonly open: () => number;
  readonly close: () => Promise<void>;
}

type Behavior = (socket: WebSocket, raw: Socket, query: URLSearchParams) => void;

const numberIn = (query: URLSearchParams, name: string, absent: number): number => Number(query.get(name) ?? absent);

/** The behavior of an accepted connection, by path. */
const behaviors: { readonly [path: string]: Behavior } = {
  "/echo": (socket) => socket.on("message", (data, isBinary) => socket.send(data, { binary: isBinary })),
  "/quiet": () => {},
  /** Sends `count` numbered messages of `size` bytes as fast as they are read. */
  "/flood": (socket, _raw, query) => {
    const count = numberIn(query, "count", floodLength);
    const rest = "x".repeat(numberIn(query, "size", 0));
    let at = 0;
    const more = () => {
      while (at < count && socket.readyState === socket.OPEN) {
        if (socket.bufferedAmount > 1_000_000) return void setTimeout(more, 1);
        socket.send(`${at} ${rest}`);
        at += 1;
        if (at % 1000 === 0) return void setImmediate(more);
      }
      if (query.has("close")) socket.close(1000, "that was all");
    };
    more();
  },
  "/close": (socket, _raw, query) => {
    if (query.has("code")) socket.close(numberIn(query, "code", 1000), query.get("reason") ?? "");
    else socket.close();
  },
  /** Closes with the code and the reason that a message names, `4001 away`. */
  "/close-when-told": (socket) =>
    socket.on("message", (data) => {
      const [code, reason] = String(data).split(/ (.*)/s);
      socket.close(Number(code), reason);
    }),
  "/binary": (socket) => {
    socket.send(Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)));
    socket.send(Buffer.alloc(0));
  },
  /** The header of a message of 100 bytes, ten of the bytes, and nothing more. */
  "/vanish": (_socket, raw) => {
    raw.write(Buffer.concat([Buffer.from([0x81, 100]), Buffer.from("only so fa")]));
    setTimeout(() => raw.destroy(), 20);
  },
  /** Ends its half of the connection without a close frame. */
  "/half-open": (_socket, raw) => raw.end(),
  "/bad-text": (_socket, raw) => raw.write(Buffer.from([0x81, 2, 0xc3, 0x28])),
  "/large": (socket, _raw, query) => socket.send("x".repeat(numberIn(query, "size", 0))),
  /** Never reads. */
  "/stuck": (socket) => socket.pause(),
};

/** The HTTP response instead of an upgrade, by path. */
function refusal(path: string): string | undefined {
  const [, kind, value] = path.split("/");
  const close = "connection: close\r\ncontent-length: 2\r\n\r\nno";
  if (kind === "status") return `HTTP/1.1 ${value} No\r\n${close}`;
  if (kind === "redirect") return `HTTP/1.1 302 Found\r\nlocation: ws://127.0.0.1:1/elsewhere\r\n${close}`;
  if (kind === "not-http") return "hello, who is there?\r\n\r\n";
  if (kind === "bad-accept") {
    return "HTTP/1.1 101 Yes\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: no\r\n\r\n";
  }
  if (kind === "long-head") return `HTTP/1.1 101 Yes\r\nx-long: ${"x".repeat(100_000)}\r\n\r\n`;
  return undefined;
}

/**
 * Starts the upstream on a free port of this machine. Besides the behaviors above, a path may be `/status/401`,
 * `/redirect`, `/not-http`, `/bad-accept` and `/long-head`, `/stall` (never answers), `/reset` (disconnects at the
 * upgrade) and `/deaf` (answers no ping). It accepts the last subprotocol that is offered, unless the query says
 * `protocol=none`.
 */
export async function startChannelUpstream(certificate?: {
  readonly key: string;
  readonly cert: string;
}): Promise<ChannelUpstream> {
  const server: Server = certificate === undefined ? createServer() : createTlsServer(certificate);
  const accepted: AcceptedConnection[] = [];
  const handshakes: { readonly url: string; readonly headers: IncomingHttpHeaders }[] = [];
  const sockets = new Set<Socket>();
  const waiting: ((channel: AcceptedConnection) => void)[] = [];
  let asked = 0;
  const optionsFor = (autoPong: boolean) => ({
    ...{ noServer: true, autoPong, maxPayload: 2 ** 28, perMessageDeflate: true },
    handleProtocols: (offered: Set<string>, request: IncomingMessage) =>
      request.url?.includes("protocol=none") ? false : ([...offered].at(-1) ?? false),
  });
  const usual = new WebSocketServer(optionsFor(true));
  const deaf = new WebSocketServer(optionsFor(false));

  server.on("error", () => {});
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("upgrade", (request, raw: Socket, head) => {
    // Not resolved against a base URL, which would parse a path with two leading slashes as a host.
    const url = new URL(`http://upstream${request.url}`);
    handshakes.push({ url: request.url ?? "", headers: request.headers });
    raw.on("error", () => {});
    // Keeps reading, so that a disconnect of the other side is noticed.
    if (url.pathname === "/stall") return void raw.resume().once("end", () => raw.end());
    if (url.pathname === "/reset") return void raw.resetAndDestroy();
    const answer = refusal(url.pathname);
    if (answer !== undefined) return void raw.end(answer);
    (url.pathname === "/deaf" ? deaf : usual).handleUpgrade(request, raw, head, (socket) => {
      const messages: (string | Buffer)[] = [];
      socket.on("message", (data: Buffer, isBinary: boolean) => messages.push(isBinary ? data : data.toString("utf8")));
      socket.on("error", () => {});
      const closed = once(socket, "close").then(([code, reason]) => ({ code, reason: String(reason) }));
      const channel = { url: url.pathname + url.search, headers: request.headers, messages, closed, socket };
      accepted.push(channel);
      waiting.shift()?.(channel);
      (behaviors[url.pathname] ?? (() => {}))(socket, raw, url.searchParams);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // The address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `${certificate === undefined ? "ws" : "wss"}://127.0.0.1:${port}`,
    ...{ port, handshakes, accepted },
    next: () => {
      asked += 1;
      const found = accepted[asked - 1];
      return found === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(found);
    },
    open: () => sockets.size,
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}
