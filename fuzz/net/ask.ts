import { type IncomingHttpHeaders, request } from "node:http";
import { errorMessage } from "#engine/error-message";

/** A well-formed HTTP request to a port of this machine. */
export interface SentRequest {
  readonly port: number;
  readonly path: string;
  readonly method?: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string | Buffer;
  readonly from?: string | undefined;
}

/** An answer, or how the connection ended without one. */
export type Reply =
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly headers: IncomingHttpHeaders;
      readonly body: Buffer;
      readonly isComplete: boolean;
    }
  | { readonly kind: "broken"; readonly code: string }
  /** The request could not be written at all, since Node's own client refuses it. */
  | { readonly kind: "unsent"; readonly why: string };

/** Maximum number of bytes that are read of a response. Larger ones count as complete. */
const maxRead = 64_000_000;

/** Sends a request on its own connection. Never rejects. */
export function ask({ port, path, method = "GET", headers = {}, body, from }: SentRequest): Promise<Reply> {
  return new Promise((resolve) => {
    try {
      const outgoing = request({
        host: "127.0.0.1",
        port,
        path,
        method,
        agent: false,
        headers: { host: `localhost:${port}`, ...headers },
        ...(from === undefined ? {} : { localAddress: from }),
      });
      outgoing.on("error", (error: NodeJS.ErrnoException) =>
        resolve({ kind: "broken", code: error.code ?? error.message }),
      );
      outgoing.on("upgrade", (_, socket) => {
        socket.destroy();
        resolve({ kind: "broken", code: "upgraded" });
      });
      outgoing.on("response", (incoming) => {
        const parts: Buffer[] = [];
        let length = 0;
        const done = (isComplete: boolean) => {
          const status = incoming.statusCode ?? 0;
          resolve({ kind: "answer", status, headers: incoming.headers, body: Buffer.concat(parts), isComplete });
        };
        incoming.on("data", (part: Buffer) => {
          parts.push(part);
          length += part.length;
          if (length <= maxRead) return;
          done(true);
          incoming.destroy();
        });
        incoming.on("end", () => done(incoming.complete));
        incoming.on("error", () => done(false));
        incoming.on("aborted", () => done(false));
      });
      outgoing.end(body);
    } catch (error) {
      resolve({ kind: "unsent", why: errorMessage(error) });
    }
  });
}
