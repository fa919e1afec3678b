import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { interceptRequests } from "./intercept-requests.ts";
import { type ResponseHeaders, sendRawResponse } from "./raw-response.ts";

/** The refusal of a request, independent of its path. `message` is a sentence for the client. */
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
  message: `The method ${method} is not allowed. Use one of ${methods}.`,
});

const tunnel: RelayRefusal = {
  status: 405,
  message: "This server does not open tunnels (CONNECT). It is not a proxy for other servers.",
};

const notAPath: RelayRefusal = {
  status: 400,
  message: "The request target must be a path that begins with a slash. This server is not a proxy for other servers.",
};

/** Methods that send a request back to its sender, headers that a browser keeps from scripts included. */
const echoing: ReadonlySet<string> = new Set(["TRACE", "TRACK"]);

function refusalOf({ method = "", url = "" }: IncomingMessage): RelayRefusal | undefined {
  if (echoing.has(method)) return notHere(method);
  return url.startsWith("/") ? undefined : notAPath;
}

/**
 * Lets a server refuse requests that are meant for proxies: an absolute request target (RFC 9112 §3.2.2) and
 * CONNECT; also TRACE and TRACK, which echo a request. All other requests reach the server's listeners.
 */
export function refuseRelaying(server: Server, bodyOf: RefusalBody = plainText): void {
  const refuseRaw = (socket: Duplex, refusal: RelayRefusal): void =>
    sendRawResponse(socket, refusal.status, headersOf(refusal, bodyOf), bodyOf(refusal).text);
  interceptRequests(server, (incoming, proceed) => {
    if (incoming.type === "request") last.set(incoming.request.socket, incoming.response);
    const refusal = incoming.type === "connect" ? tunnel : refusalOf(incoming.request);
    if (refusal === undefined) return proceed();
    if (incoming.type !== "request") refuseRaw(incoming.socket, refusal);
    else incoming.response.writeHead(refusal.status, headersOf(refusal, bodyOf)).end(bodyOf(refusal).text);
    return true;
  });
  // Without a listener, Node closes a connection that asks for a tunnel before any interceptor sees it.
  server.on("connect", ignore);
  // Node's parser does not know TRACK, so it arrives here. A listener takes over Node's own answers to all such errors.
  server.on("clientError", (error: NodeJS.ErrnoException & { readonly rawPacket?: Buffer }, socket: Duplex) => {
    const isTrack = error.code === "HPE_INVALID_METHOD" && error.rawPacket?.toString("latin1", 0, 6) === "TRACK ";
    if (!mayAnswer(socket)) socket.destroy();
    else if (isTrack) refuseRaw(socket, notHere("TRACK"));
    else sendRawResponse(socket, statusOf(error.code), { connection: "close" });
  });
}

const ignore = (): void => {};

/** The response to the last request of each connection. */
const last = new WeakMap<Duplex, ServerResponse>();

/** Returns false if an answer would end up in the middle of another one, or before it. */
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

function headersOf(refusal: RelayRefusal, bodyOf: RefusalBody): ResponseHeaders {
  const { contentType, text } = bodyOf(refusal);
  return {
    "content-type": contentType,
    "content-length": Buffer.byteLength(text),
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    ...(refusal.status === 405 && { allow: methods }),
    // Further requests on the connection may be meant for another server.
    connection: "close",
  };
}
