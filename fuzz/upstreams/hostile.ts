import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { itemAt } from "#engine/item-at";
import { type Breach, breach } from "../oracles/breach.ts";
import { perform, type Step } from "./script.ts";

/** The API that the proxies reach, which responds as badly as its scripts say. */
export interface HostileUpstream {
  readonly port: number;
  /** Host and port. */
  readonly host: string;
  /** Registers the response to calls of a path, which is a new one below the base path unless it is named. */
  readonly expect: (steps: readonly Step[], path?: string) => string;
  readonly drain: () => readonly Breach[];
  readonly close: () => Promise<void>;
}

/** Response to calls without a script. */
const usual: readonly Step[] = [
  {
    do: "send",
    bytes: "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 5\r\nConnection: close\r\n\r\nplain",
  },
  { do: "end" },
];

const defaultChannel: readonly Step[] = [{ do: "accept", headers: "" }, { do: "hold" }];

/**
 * Header names that tell an upstream who calls or where to, and that a proxy must not pass on
 * (docs/security.md#forwarded-headers).
 */
const forbidden =
  /^(?:x-callboard-|proxy-|x-forwarded-|x-real-ip$|true-client-ip$|cf-connecting-ip$|x-client-ip$|x-cluster-client-ip$|x-original-url$|x-rewrite-url$|forwarded$|via$)/;

/** Maximum number of scripts that wait for their call. */
const maxScripts = 2000;

/** Starts an API on a free port of 127.0.0.1. It accepts calls below `/base` and reports all others. */
export async function startHostile(): Promise<HostileUpstream> {
  let found: Breach[] = [];
  const scripts = new Map<string, readonly Step[]>();
  const sockets = new Set<Socket>();
  const ownParsed = new WeakSet<object>();
  const server = createServer({ maxHeaderSize: 1_000_000, keepAlive: true });
  let host = "";

  const stepsFor = (request: UpstreamCall, fallback: readonly Step[]): readonly Step[] => {
    const error = relayError(request, host);
    if (error !== undefined) found.push(breach("relay", error));
    return scripts.get(itemAt((request.url ?? "").split("?"), 0)) ?? fallback;
  };
  server.on("request", (request) => {
    request.on("error", () => undefined).resume();
    void perform(stepsFor(request, usual), request.socket);
  });
  server.on("upgrade", (request, socket: Socket) => {
    socket.resume();
    void perform(stepsFor(request, defaultChannel), socket, request.headers["sec-websocket-key"]);
  });
  server.on("clientError", (error: NodeJS.ErrnoException & { readonly rawPacket?: Buffer }, socket) => {
    // A proxy that passes malformed requests on would be used to smuggle others. A client that leaves in the middle of
    // its body leaves the upstream with half a request, which is not a malformed one.
    const unknown = error.code === "HPE_INVALID_METHOD" ? requestIn(error.rawPacket) : undefined;
    if (unknown !== undefined) {
      ownParsed.add(socket);
      return void perform(stepsFor(unknown, usual), socket as Socket);
    }
    // Later packets have the rest of the body, which Node takes for another request.
    if (ownParsed.has(socket)) return;
    if (/^HPE_/.test(error.code ?? "") && error.code !== "HPE_INVALID_EOF_STATE")
      found.push(breach("relay", `the upstream was sent malformed HTTP: ${error.code}`));
    socket.destroy();
  });
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("a TCP server has an address with a port");
  host = `127.0.0.1:${address.port}`;

  return {
    port: address.port,
    host,
    expect: (steps, path = `/base/s/${randomUUID()}`) => {
      if (scripts.size >= maxScripts) scripts.delete(itemAt([...scripts.keys()], 0));
      scripts.set(path, steps);
      return path;
    },
    drain: () => {
      const drained = found;
      found = [];
      return drained;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

type UpstreamCall = Pick<IncomingMessage, "url" | "headers" | "rawHeaders">;

/** Reads a request with a method that Node's parser does not know; `undefined` if its head is malformed (RFC 9112). */
function requestIn(packet: Buffer | undefined): UpstreamCall | undefined {
  const head = /^[!#$%&'*+.^_`|~\w-]+ (\S+) HTTP\/1\.1\r\n((?:[!#$%&'*+.^_`|~\w-]+:[^\r\n\0]*\r\n)*)\r\n/.exec(
    packet?.toString("latin1") ?? "",
  );
  if (head === null) return undefined;
  const lines = (head[2] ?? "").split("\r\n").filter((line) => line !== "");
  const fields = lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon), line.slice(colon + 1).trim()] as const;
  });
  return {
    ...(head[1] !== undefined && { url: head[1] }),
    headers: Object.fromEntries(fields.map(([name, value]) => [name.toLowerCase(), value])),
    rawHeaders: fields.flat(),
  };
}

/** Describes why a proxy must not send a request; `undefined` if it may. */
function relayError({ url = "", headers, rawHeaders }: UpstreamCall, host: string): string | undefined {
  if (headers.host !== host) return `the upstream was called as ${JSON.stringify(headers.host)}`;
  if (!isBelowBase(url))
    return `the upstream was asked for ${JSON.stringify(url.slice(0, 200))}, which is not below its base path`;
  if (url.includes("smuggled")) return "a request that was hidden in a body reached the upstream";
  const name = rawHeaders.find((text, at) => at % 2 === 0 && forbidden.test(text.toLowerCase()));
  return name === undefined ? undefined : `the upstream was sent the header ${JSON.stringify(name)}`;
}

/**
 * Returns true if a path stays below the base even for a lenient server: one that decodes dots and slashes repeatedly,
 * and reads backslashes as slashes.
 */
function isBelowBase(url: string): boolean {
  let path = itemAt(url.split(/[?#]/), 0);
  for (let round = 0; round < 8; round += 1) {
    path = path.replace(/%(25|2e|2f|5c)/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
  const reached: string[] = [];
  for (const segment of path.split(/[/\\]/)) {
    const name = segment.replace(/;.*$/s, "");
    if (name === "..") reached.pop();
    else if (name !== "." && name !== "") reached.push(name);
    if (reached.length === 0 && name === "..") return false;
  }
  return path.startsWith("/") && reached[0] === "base";
}
