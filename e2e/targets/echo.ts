import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as received over the socket. */
export interface Received {
  readonly method: string;
  /** Path and query as received. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: { readonly [name: string]: string };
  /** The bytes in base64. */
  readonly body: string;
}

/** An API that records its requests. */
export interface Echo {
  readonly url: string;
  /** The received requests, oldest first. */
  readonly received: () => readonly Received[];
  /** Clears the list of received requests. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

/** Starts an upstream on a free port that responds to each request with a JSON description of it. */
export async function startEcho(): Promise<Echo> {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      response.setHeader("content-type", "application/json");
      const got: Received = {
        method: request.method ?? "",
        url: request.url ?? "",
        headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
        body: Buffer.concat(chunks).toString("base64"),
      };
      received.push(got);
      response.end(JSON.stringify(got));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  // The address of a server that listens on a port is an object.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received: () => received,
    forget: () => {
      received.length = 0;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
