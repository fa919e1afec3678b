import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { type Exchange, runExchange } from "./exchange.ts";
import { interceptRequests } from "./intercept-requests.ts";

/**
 * Time that a connection may be idle, in ms. Proxies and clients reuse idle connections for 60 s (nginx, load balancers of
 * AWS) to 600 s (load balancers of Google Cloud, undici). They have to give up a connection first: a request sent while the
 * server closes it is lost, and a POST may not be sent again. An idle connection has about 11 kB of memory, the time for
 * sending a request is limited as before, and a server that stops closes idle connections at once.
 */
const idleTime = 620_000;

/** Options of guarding a server. */
export interface GuardOptions {
  /** The body of the 500 response to a request that could not be handled. */
  readonly failure: { readonly contentType: string; readonly text: string };
  /** Returns the id that the sender gives a request, if it is to be used; a random one otherwise. */
  readonly sentId?: (header: string | undefined) => string | undefined;
  /** Receives errors of the server itself, such as a failed accept, and exceptions thrown by its listeners. */
  readonly onError: (error: unknown) => void;
}

/**
 * Runs every request and every upgraded connection of a server in an exchange, with an error listener from the start.
 * An exception thrown by a listener of the server fails that exchange only. The server itself always has an error
 * listener, and keeps idle connections longer than common proxies do.
 */
export function guardServer(server: Server, { failure, sentId = () => undefined, onError }: GuardOptions): void {
  interceptRequests(server, (incoming, proceed) => {
    const exchange =
      incoming.type === "request"
        ? requestExchange(incoming.request, incoming.response, failure, sentId)
        : socketExchange(incoming.socket);
    try {
      return runExchange(exchange, proceed);
    } catch (error) {
      onError(error);
      exchange.fail();
      return true;
    }
  });
  continueInTurn(server);
  server.keepAliveTimeout = idleTime;
  server.on("error", (error) => {
    // The caller of `listen` handles its errors.
    if (server.listening) onError(error);
  });
}

/** The end of a stream is noticed by its "close" event, which follows every error. */
const ignore = (): void => {};

function requestExchange(
  request: IncomingMessage,
  response: ServerResponse,
  { contentType, text }: GuardOptions["failure"],
  sentId: NonNullable<GuardOptions["sentId"]>,
): Exchange {
  request.on("error", ignore);
  response.on("error", ignore);
  const header = request.headers["x-request-id"];
  return {
    id: sentId(typeof header === "string" ? header : undefined) ?? randomUUID(),
    fail: () => {
      if (response.writableEnded || response.destroyed) return;
      if (response.headersSent) {
        response.destroy();
        return;
      }
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      response.writeHead(500, {
        "content-type": contentType,
        "content-length": Buffer.byteLength(text),
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        // The rest of the request body may never be read.
        connection: "close",
      });
      response.end(text);
    },
  };
}

function socketExchange(socket: Duplex): Exchange {
  socket.on("error", ignore);
  return { id: randomUUID(), fail: () => socket.destroy() };
}

/**
 * Answers `Expect: 100-continue` (RFC 9110 §10.1.1) when it is the request's turn on its connection. Node answers at
 * once, which writes into the middle of the previous response if a client pipelines requests.
 */
function continueInTurn(server: Server): void {
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    const proceed = (): void => {
      if (!response.headersSent) response.writeContinue();
    };
    // A response has no socket while it waits for the one before it.
    if (response.socket === null) response.once("socket", proceed);
    else proceed();
    server.emit("request", request, response);
  });
}
