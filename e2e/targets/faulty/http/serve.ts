import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Answer, Asked, Handle, Outcome } from "./exchange.ts";

/** A running server. */
export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a function on a free port of loopback. */
export async function serve(handle: Handle): Promise<Served> {
  const server = createServer((request, response) => {
    read(request)
      .then(handle)
      .then((outcome) => write(outcome, request, response))
      // A client that leaves ends its own request; anything else is a bug of the bench, which a test finds as a 500.
      .catch((error: unknown) => {
        if (request.destroyed && !request.complete) return;
        response.writeHead(500, { "content-type": "text/plain" }).end(`bug of the bench: ${error}`);
      });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // The address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function read(request: IncomingMessage): Promise<Asked> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const url = request.url ?? "/";
  // A proxy's form of the address names the host too (RFC 9112, section 3.2.2).
  const [, path = "/", query = ""] = /^(?:https?:\/\/[^/?]*)?([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  return {
    method: request.method ?? "GET",
    path,
    query,
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(", ")]),
    ),
    body: Buffer.concat(chunks),
  };
}

async function write(outcome: Outcome, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (outcome.kind === "silent") return;
  if (outcome.kind === "closed") {
    request.socket.destroy();
    return;
  }
  const answer = outcome.kind === "answer" ? outcome : outcome.answer;
  const { status, body } = answer;
  response.writeHead(status, withLength(answer));
  if (request.method === "HEAD") {
    response.end();
    return;
  }
  if (outcome.kind === "cut") {
    response.write(bytesOf(body).subarray(0, lengthOf(body) / 2), () => request.socket.destroy());
    return;
  }
  if (typeof body === "string" || body instanceof Uint8Array) {
    response.end(body);
    return;
  }
  for (const chunk of body) await new Promise<void>((done) => response.write(chunk, () => done()));
  response.end();
}

const isStream = (body: Answer["body"]): body is readonly string[] => Array.isArray(body);

/** A stream, an answer without content and one about an unchanged resource have no length (RFC 9110, section 8.6). */
const hasLength = ({ status, body }: Answer): boolean => !isStream(body) && status !== 204 && status !== 304;

/** Returns the bytes of a body. */
export const bytesOf = (body: Answer["body"]): Uint8Array =>
  body instanceof Uint8Array ? body : Buffer.from(typeof body === "string" ? body : body.join(""));

/** Returns the headers of an answer with its Content-Length, where it has one. */
export const withLength = (answer: Answer): Answer["headers"] => ({
  ...(hasLength(answer) && { "content-length": String(lengthOf(answer.body)) }),
  ...answer.headers,
});

const lengthOf = (body: Answer["body"]): number => bytesOf(body).length;
