import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A response that has started, and that the test continues to write. */
export interface StartedResponse {
  readonly write: (content: string | Uint8Array) => void;
  readonly end: () => void;
  /** Destroys the connection in the middle of the response. */
  readonly destroy: () => void;
  /** Resolves when the other side has disconnected or the response has ended. */
  readonly closed: Promise<void>;
}

/** An API that streams its responses. */
export interface StreamUpstream {
  readonly url: string;
  /** The next response at a path, once it is requested; status and content type have been sent. */
  readonly started: (path: string) => Promise<StartedResponse>;
  readonly close: () => Promise<void>;
}

const responseHeads: { readonly [path: string]: readonly [status: number, contentType: string, schema: string] } = {
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
${Object.entries(responseHeads)
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
  const waiting = new Map<string, ((answer: StartedResponse) => void)[]>();
  const early = new Map<string, StartedResponse[]>();
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const [status, type] = responseHeads[path] ?? [404, "text/plain"];
    response.writeHead(status, { "content-type": type });
    response.flushHeaders();
    const answer = handle(response);
    const waits = waiting.get(path)?.shift();
    if (waits) waits(answer);
    else early.set(path, [...(early.get(path) ?? []), answer]);
    if (status === 204) response.end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // The address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    started: (path) =>
      new Promise((done) => {
        const ready = early.get(path)?.shift();
        if (ready) done(ready);
        else waiting.set(path, [...(waiting.get(path) ?? []), done]);
      }),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const handle = (response: ServerResponse): StartedResponse => ({
  write: (content) => void response.write(content),
  end: () => void response.end(),
  destroy: () => void response.destroy(),
  closed: new Promise((done) => response.once("close", done)),
});
