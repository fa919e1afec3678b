import { createServer, type IncomingMessage, request as requestOver, type ServerResponse } from "node:http";
import { type Duplex, duplexPair, Readable } from "node:stream";

/** A handler of Node's server that answers requests of the web. */
export interface InProcess {
  /**
   * Answers a request. Rejects if the handler breaks the connection before it has answered.
   *
   * @param address the address of the client, like the address of its socket
   */
  readonly fetch: (request: Request, address: string) => Promise<Response>;
  /** Returns the request of the web that one of Node was made of. */
  readonly originOf: <T extends object>(incoming: T) => Request | undefined;
}

/** Headers of a connection (RFC 9110 §7.6.1); this one has its own. */
const ofConnection = ["connection", "expect", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade"];

/** Statuses of responses without a body (Fetch, "null body status"). */
const withoutBody: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/**
 * Lets a handler of Node's server answer requests of the web, in this process: each has a pair of streams as its
 * connection. So bodies stream both ways with back-pressure, and a client who leaves ends the call, by Node's own code.
 */
export function inProcess(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  maxHeaderSize: number,
): InProcess {
  const requests = new WeakMap<object, Request>();
  const server = createServer({ maxHeaderSize, requestTimeout: 0 }, handle);
  return {
    originOf: (incoming) => ("socket" in incoming ? requests.get(Object(incoming.socket)) : undefined),
    fetch: (request, address) =>
      new Promise<Response>((resolve, reject) => {
        const [near, far] = duplexPair();
        requests.set(far, request);
        near.once("close", () => far.destroy()).on("error", () => {});
        far.once("close", () => near.destroy()).on("error", () => {});
        server.emit("connection", Object.assign(far, { remoteAddress: address }));
        const { pathname, search, host } = new URL(request.url);
        const call = requestOver({
          createConnection: () => near,
          ...{ method: request.method, path: pathname + search, maxHeaderSize, setHost: false },
          headers: { ...headersOf(request), host },
        });
        call.once("response", (incoming) => resolve(responseOf(incoming, near)));
        call.on("error", (error) => {
          near.destroy();
          reject(error);
        });
        request.signal.addEventListener("abort", () => near.destroy(), { once: true });
        if (request.body === null) call.end();
        // The streams of both declarations are the same at run time.
        else
          Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0])
            .on("error", () => near.destroy())
            .pipe(call);
      }),
  };
}

function headersOf({ headers, body }: Request): { readonly [name: string]: string } {
  const sent = Object.fromEntries([...headers].filter(([name]) => !ofConnection.includes(name)));
  return body === null ? { ...sent, "content-length": "0" } : sent;
}

function responseOf(incoming: IncomingMessage, connection: Duplex): Response {
  const headers = new Headers();
  for (let at = 0; at + 1 < incoming.rawHeaders.length; at += 2) {
    const [name = "", value = ""] = incoming.rawHeaders.slice(at, at + 2);
    if (!ofConnection.includes(name.toLowerCase())) headers.append(name, value);
  }
  const { statusCode: status = 500 } = incoming;
  incoming.once("close", () => connection.destroy());
  if (withoutBody.has(status)) {
    incoming.resume();
    return new Response(null, { status, headers });
  }
  // The streams of both declarations are the same at run time.
  return new Response(Readable.toWeb(incoming) as ReadableStream<Uint8Array>, { status, headers });
}
