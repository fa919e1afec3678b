import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** A received request, as it was on the wire. Header names are in lower case. */
export interface Received {
  readonly method: string;
  readonly target: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
}

/** A server on loopback that stores requests. */
export interface Echo {
  readonly origin: string;
  /** Returns the requests since the last call. */
  readonly take: () => readonly Received[];
  readonly close: () => Promise<void>;
}

const answer = "HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n";

/** Starts a server that takes any method, which the HTTP parser of Node does not. */
export async function startEcho(): Promise<Echo> {
  let received: Received[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    let bytes = Buffer.alloc(0);
    let hasContinued = false;
    socket.on("data", (chunk) => {
      bytes = Buffer.concat([bytes, chunk]);
      const end = bytes.indexOf("\r\n\r\n");
      if (end === -1) return;
      const { method, target, headers } = headOf(bytes.subarray(0, end).toString("latin1"));
      const rest = bytes.subarray(end + 4);
      if (headers.get("expect") !== undefined && !hasContinued) {
        hasContinued = true;
        socket.write("HTTP/1.1 100 Continue\r\n\r\n");
      }
      const body = bodyOf(headers, rest);
      if (body === undefined) return;
      received.push({ method, target, headers, body });
      socket.end(method === "HEAD" ? answer : `${answer}{}`);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    take: () => {
      const taken = received;
      received = [];
      return taken;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function headOf(head: string): Omit<Received, "body"> {
  const [first = "", ...lines] = head.split("\r\n");
  const [method = "", target = ""] = first.split(" ");
  const headers = new Map<string, string>();
  for (const line of lines) {
    const at = line.indexOf(":");
    const name = line.slice(0, at).toLowerCase();
    const value = line.slice(at + 1).trim();
    const known = headers.get(name);
    headers.set(name, known === undefined ? value : `${known}\n${value}`);
  }
  return { method, target, headers };
}

/** Returns the body of a request, chunked or with its length; `undefined` until all of it is there. */
function bodyOf(headers: ReadonlyMap<string, string>, bytes: Buffer): Buffer | undefined {
  if (!/chunked/i.test(headers.get("transfer-encoding") ?? "")) {
    const length = Number(headers.get("content-length") ?? 0);
    return bytes.length < length ? undefined : bytes.subarray(0, length);
  }
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = bytes.indexOf("\r\n", at);
    if (end === -1) return undefined;
    const size = Number.parseInt(bytes.subarray(at, end).toString("latin1"), 16);
    if (bytes.length < end + 2 + size + 2) return undefined;
    if (size === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
