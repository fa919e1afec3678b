import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** An answer that has begun, written on as the test likes. */
export interface BegunAnswer {
  readonly write: (content: string | Uint8Array) => void;
  readonly end: () => void;
  /** Lets the connection go in the middle. */
  readonly breakOff: () => void;
  /** The other side has disconnected, or the answer is over. */
  readonly closed: Promise<void>;
}

/** An API that streams its responses. */
export interface StreamUpstream {
  readonly url: string;
  /** The next response at a path, once it was requested; its status and content type have been sent. */
  readonly begun: (path: string) => Promise<BegunAnswer>;
  readonly close: () => Promise<void>;
}

const heads: { readonly [path: string]: readonly [status: number, contentType: string, schema: string] } = {
  "/tokens": [200, "text/event-stream", "{ type: object, required: [text], properties: { text: { type: string } } }"],
  "/lines": [200, "application/x-ndjson", "{ type: object, properties: { n: { type: integer } } }"],
  "/voice": [200, "audio/wav", "{ type: string }"],
  "/nothing": [204, "text/event-stream", "{ type: string }"],
};

/** A description of that API, as OpenAPI. */
export const streamDescription = (url: string): string => `openapi: 3.1.0
info: { title: Streams, version: "1" }
servers: [{ url: "${url}" }]
paths:
${Object.entries(heads)
  .map(
    ([path, [, type, schema]]) => `  ${path}:
    get:
      operationId: ${path.slice(1)}
      summary: Get ${path.slice(1)}
      tags: [streams]
      responses: { "200": { description: Bit by bit., content: { ${type}: { schema: ${schema} } } } }
`,
  )
  .join("")}`;

/** Starts the API on a free port. */
export async function startStreamUpstream(): Promise<StreamUpstream> {
  const waiting = new Map<string, ((answer: BegunAnswer) => void)[]>();
  const early = new Map<string, BegunAnswer[]>();
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const [status, type] = heads[path] ?? [404, "text/plain"];
    response.writeHead(status, { "content-type": type });
    response.flushHeaders();
    const answer = handle(response);
    const waits = waiting.get(path)?.shift();
    if (waits) waits(answer);
    else early.set(path, [...(early.get(path) ?? []), answer]);
    if (status === 204) response.end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // A server that listens on a port has an address of this sort.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    begun: (path) =>
      new Promise((done) => {
        const there = early.get(path)?.shift();
        if (there) done(there);
        else waiting.set(path, [...(waiting.get(path) ?? []), done]);
      }),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const handle = (response: ServerResponse): BegunAnswer => ({
  write: (content) => void response.write(content),
  end: () => void response.end(),
  breakOff: () => void response.destroy(),
  closed: new Promise((done) => response.once("close", done)),
});
