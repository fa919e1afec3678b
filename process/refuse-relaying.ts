import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";

/** Why a server refuses a request before it looks at its path. `message` is a sentence for the client. */
export interface RelayRefusal {
  readonly status: 400 | 405;
  readonly message: string;
}

/** Formats a refusal as a media type and a body. Plain text by default. */
export type RefusalBody = (refusal: RelayRefusal) => { readonly contentType: string; readonly text: string };

const plainText: RefusalBody = ({ message }) => ({ contentType: "text/plain; charset=utf-8", text: `${message}\n` });

const methods = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

const notHere = (method: string): RelayRefusal => ({
  status: 405,
  message: `${method} is not answered here. Use one of ${methods}.`,
});

const tunnel: RelayRefusal = {
  status: 405,
  message: "This server opens no tunnels (CONNECT). It is not a proxy for other servers.",
};

const wholeAddress: RelayRefusal = {
  status: 400,
  message: "The request target must be a path that begins with a slash. This server is not a proxy for other servers.",
};

/** Methods that send a request back to its sender, headers that a browser keeps from scripts included. */
const echoing: ReadonlySet<string> = new Set(["TRACE", "TRACK"]);

function refusalOf({ method = "", url = "" }: IncomingMessage): RelayRefusal | undefined {
  if (echoing.has(method)) return notHere(method);
  return url.startsWith("/") ? undefined : wholeAddress;
}

/**
 * Has a server refuse what only proxies are asked for: a whole address in place of a path (RFC 9112 §3.2.2), and CONNECT;
 * and the methods TRACE and TRACK, which echo a request. All others reach the server's own listeners.
 */
export function refuseRelaying(server: Server, bodyOf: RefusalBody = plainText): void {
  // Its declaration lists the events one by one; any event passes here.
  const emit = server.emit as (event: string | symbol, ...details: unknown[]) => boolean;
  server.emit = (event: string | symbol, ...details: unknown[]): boolean => {
    if (event === "request" || event === "checkContinue" || event === "checkExpectation") {
      const [request, response] = details as [IncomingMessage, ServerResponse]; // as Node documents these events
      last.set(request.socket, response);
      const refusal = refusalOf(request);
      if (refusal === undefined) return emit.call(server, event, ...details);
      response.writeHead(refusal.status, headersOf(refusal, bodyOf));
      response.end(bodyOf(refusal).text);
      return true;
    }
    if (event === "upgrade") {
      const [request, socket] = details as [IncomingMessage, Duplex]; // as Node documents this event
      const refusal = refusalOf(request);
      if (refusal === undefined) return emit.call(server, event, ...details);
      answerRaw(socket, refusal, bodyOf);
      return true;
    }
    return emit.call(server, event, ...details);
  };
  server.on("connect", (_request: IncomingMessage, socket: Duplex) => answerRaw(socket, tunnel, bodyOf));
  // Node's parser does not know TRACK, so it arrives here. A listener takes over Node's own answers to all such errors.
  server.on("clientError", (error: NodeJS.ErrnoException & { readonly rawPacket?: Buffer }, socket: Duplex) => {
    const isTrack = error.code === "HPE_INVALID_METHOD" && error.rawPacket?.toString("latin1", 0, 6) === "TRACK ";
    if (!mayAnswer(socket)) socket.destroy();
    else if (isTrack) answerRaw(socket, notHere("TRACK"), bodyOf);
    else {
      socket.write(
        `HTTP/1.1 ${statusOf(error.code)} ${STATUS_CODES[statusOf(error.code)]}\r\nconnection: close\r\n\r\n`,
      );
      socket.destroy();
    }
  });
}

/** The response to the last request of each connection. */
const last = new WeakMap<Duplex, ServerResponse>();

/** Returns false where an answer would end up in the middle of another one, or before it. */
function mayAnswer(socket: Duplex): boolean {
  const response = last.get(socket);
  if (response === undefined || response.writableFinished) return socket.writable;
  // A response has no socket while it waits for the one before it.
  return socket.writable && response.socket === socket && !response.headersSent;
}

/** The statuses that Node itself answers with. */
function statusOf(code: string | undefined): number {
  if (code === "HPE_HEADER_OVERFLOW") return 431;
  if (code === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return 413;
  return code === "ERR_HTTP_REQUEST_TIMEOUT" ? 408 : 400;
}

function headersOf(refusal: RelayRefusal, bodyOf: RefusalBody): { readonly [name: string]: string | number } {
  const { contentType, text } = bodyOf(refusal);
  return {
    "content-type": contentType,
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...(refusal.status === 405 && { allow: methods }),
    // The rest of the connection may be meant for another server.
    connection: "close",
  };
}

/** Answers on a connection that Node has stopped reading as HTTP, and closes it. */
function answerRaw(socket: Duplex, refusal: RelayRefusal, bodyOf: RefusalBody): void {
  const lines = Object.entries(headersOf(refusal, bodyOf)).map(([name, value]) => `${name}: ${value}`);
  socket.on("error", () => socket.destroy());
  socket.once("finish", () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n${lines.join("\r\n")}\r\n\r\n${bodyOf(refusal).text}`,
  );
}
