import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A received request. Header names are in lower case, header values and body bytes as sent. */
export interface Arrived {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer;
}

/** A server that records requests. */
export interface Recorder {
  readonly origin: string;
  /** Returns the requests since the last call. */
  readonly take: () => readonly Arrived[];
  readonly close: () => Promise<void>;
}

export async function startRecorder(): Promise<Recorder> {
  let arrived: Arrived[] = [];
  const server = createServer({ maxHeaderSize: 1 << 20 }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const headers = Object.fromEntries(
        Object.entries(request.headersDistinct).map(([name, all]) => [name, (all ?? []).join("\n")]),
      );
      arrived.push({ method: request.method ?? "", url: request.url ?? "", headers, body: Buffer.concat(chunks) });
      response.writeHead(200, { "content-type": "application/json" }).end(request.method === "HEAD" ? "" : "{}");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    take: () => {
      const taken = arrived;
      arrived = [];
      return taken;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** A received part of a multipart body; names as written between the quotes. */
export interface ArrivedPart {
  readonly name: string;
  readonly fileName?: string;
  readonly contentType?: string;
  readonly bytes: Buffer;
}

/** Splits a multipart body into parts (RFC 2046 §5.1, RFC 7578 §4). */
export function partsArrived({ headers, body }: Arrived): readonly ArrivedPart[] {
  const boundary = /boundary=(\S+)/.exec(headers["content-type"] ?? "")?.[1];
  if (boundary === undefined) throw new Error(`no boundary in ${headers["content-type"]}`);
  // Latin-1 keeps every byte.
  const text = `\r\n${body.toString("latin1")}`;
  return text
    .split(`\r\n--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const end = part.indexOf("\r\n\r\n");
      const head = Buffer.from(part.slice(0, end), "latin1").toString("utf8");
      const [, name = "", , fileName] =
        /content-disposition: form-data; name="([^"]*)"(; filename="([^"]*)")?/i.exec(head) ?? [];
      const contentType = /content-type: (.*)/i.exec(head)?.[1]?.trim();
      return {
        name,
        ...(fileName === undefined ? {} : { fileName }),
        ...(contentType === undefined ? {} : { contentType }),
        bytes: Buffer.from(part.slice(end + 4), "latin1"),
      };
    });
}
