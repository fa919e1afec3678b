import { createServer, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";

/** The outcome of a call to a fault: a response that is shown, or a cause, before the response or in its middle. */
export type FaultOutcome =
  | { readonly kind: "answered"; readonly status: number; readonly body?: string }
  | { readonly kind: "refused" | "cut"; readonly cause: string };

/** A behavior of an upstream, selected by the path. */
export interface Fault {
  readonly play: (socket: Socket, request: string) => void | Promise<void>;
  readonly end: FaultOutcome;
}

const answered = (status: number, body?: string): FaultOutcome =>
  body === undefined ? { kind: "answered", status } : { kind: "answered", status, body };
const refused = (cause: string): FaultOutcome => ({ kind: "refused", cause });
const cut = (cause: string): FaultOutcome => ({ kind: "cut", cause });

const head = (...lines: readonly string[]): string => `${["HTTP/1.1 200 OK", ...lines].join("\r\n")}\r\n\r\n`;
const whole = (body: string, ...lines: readonly string[]): string =>
  head(...lines, `content-length: ${Buffer.byteLength(body)}`) + body;
const respond =
  (...chunks: readonly (string | Buffer)[]) =>
  (socket: Socket): void => {
    for (const chunk of chunks) socket.write(chunk);
  };
const respondAndEnd =
  (...chunks: readonly (string | Buffer)[]) =>
  (socket: Socket): void => {
    respond(...chunks)(socket);
    socket.end();
  };

/** Writes endlessly, as fast as the client reads. */
const flood = (start: string, chunk: string) => (socket: Socket) => {
  socket.write(start);
  const writeEndlessly = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on("drain", writeEndlessly);
  writeEndlessly();
};

/** Writes a text in chunks of one to seven bytes, each in its own packet; the sizes are the same in each run. */
async function inChunks(socket: Socket, bytes: Buffer): Promise<void> {
  for (let at = 0, size = 3; at < bytes.length && !socket.destroyed; at += size, size = 1 + ((size * 5 + 3) % 7)) {
    socket.write(bytes.subarray(at, at + size));
    await sleep(1);
  }
}

const events = [1, 2, 3].map((id) => `id: ${id}\ndata: é${id}\n\n`).join("");
const page = "<script>document.title='owned'</script><img src=x onerror=\"document.title='owned'\">";

const bomb = gzipSync(Buffer.alloc(16 * 1024 * 1024));

/** The faults of the bench. Sizes and times match `faultLimits`. */
export const faults = {
  echo: { play: (socket, request) => respond(whole(request, "content-type: text/plain"))(socket), end: answered(200) },
  "stalls-at-once": { play: () => {}, end: refused("headers-timeout") },
  "stalls-in-headers": { play: respond("HTTP/1.1 200 OK\r\nx-a: b\r\n"), end: refused("headers-timeout") },
  "stalls-in-body": { play: respond(head("content-length: 100"), "half"), end: cut("idle-timeout") },
  "truncates-length": { play: respondAndEnd(head("content-length: 100"), "half"), end: cut("upstream-vanished") },
  "truncates-chunk": {
    play: respondAndEnd(head("transfer-encoding: chunked"), "4\r\nhalf\r\n5\r\nth"),
    end: cut("upstream-vanished"),
  },
  "resets-in-body": {
    play: (socket) => {
      socket.write(`${head("content-length: 100")}half`, () => setTimeout(() => socket.resetAndDestroy(), 50));
    },
    end: cut("upstream-vanished"),
  },
  "closes-at-once": { play: (socket) => void socket.end(), end: refused("upstream-vanished") },
  "resets-at-once": { play: (socket) => void socket.resetAndDestroy(), end: refused("connection-reset") },
  "closes-in-headers": { play: respondAndEnd("HTTP/1.1 200 OK\r\nx-a: b"), end: refused("upstream-vanished") },
  "lies-about-type": { play: respond(whole("words", "content-type: application/json")), end: answered(200, "words") },
  "lies-about-image": { play: respond(whole(page, "content-type: image/png")), end: answered(200, page) },
  "lies-about-length": { play: respondAndEnd(head("content-length: 4"), "four and more"), end: answered(200, "four") },
  "lies-about-coding": { play: respond(whole("plain", "content-encoding: gzip")), end: cut("upstream-protocol") },
  "lies-about-nothing": { play: respond("HTTP/1.1 204 No\r\ncontent-length: 5\r\n\r\n"), end: answered(204, "") },
  "two-lengths": {
    play: respond(head("content-length: 1", "content-length: 2"), "ab"),
    end: refused("upstream-protocol"),
  },
  "two-framings": {
    play: respondAndEnd(head("content-length: 1", "transfer-encoding: chunked"), "0\r\n\r\n"),
    end: refused("upstream-protocol"),
  },
  floods: {
    play: flood(head("transfer-encoding: chunked"), `2000\r\n${"x".repeat(0x2000)}\r\n`),
    end: cut("response-too-large"),
  },
  "floods-headers": {
    play: flood("HTTP/1.1 200 OK\r\n", `x-a: ${"a".repeat(4000)}\r\n`),
    end: refused("response-headers-too-large"),
  },
  "declares-a-flood": { play: respond(head("content-length: 999999999")), end: refused("response-too-large") },
  unfolds: {
    play: (socket) => {
      respond(head("content-encoding: gzip", `content-length: ${bomb.length}`), bomb)(socket);
    },
    end: cut("response-too-large"),
  },
  "speaks-another-protocol": { play: respond("SSH-2.0-OpenSSH_9.9\r\n"), end: refused("upstream-protocol") },
  "speaks-bytes": { play: respond(Buffer.from([0, 1, 2, 255, 13, 10])), end: refused("upstream-protocol") },
  upgrades: {
    play: respond("HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n"),
    end: refused("upstream-protocol"),
  },
  hints: { play: respond("HTTP/1.1 103 Early\r\nlink: </a>\r\n\r\n", whole("then")), end: answered(200, "then") },
  redirects: {
    play: respond("HTTP/1.1 302 Found\r\nlocation: http://169.254.169.254/latest\r\ncontent-length: 0\r\n\r\n"),
    end: answered(302, ""),
  },
  "sends-hostile-headers": {
    play: respond(
      whole(
        "kept",
        ...["set-cookie: owned=1; path=/", 'clear-site-data: "*"', "refresh: 0;url=https://evil.example/"],
        ...[
          "content-security-policy: default-src *",
          "access-control-allow-origin: *",
          "x-callboard-proxy-status: 999",
        ],
      ),
    ),
    end: answered(200, "kept"),
  },
  "opens-up": {
    play: (socket, request) => {
      const origin = /^origin: (.*)$/im.exec(request)?.[1]?.trim() ?? "*";
      const open = [`access-control-allow-origin: ${origin}`, "access-control-allow-credentials: true"];
      respond(whole("readable", "content-type: text/plain", ...open))(socket);
    },
    end: answered(200, "readable"),
  },
  "sends-a-hostile-page": { play: respond(whole(page, "content-type: text/html")), end: answered(200, page) },
  "streams-in-cuts": {
    play: async (socket) => {
      await inChunks(socket, Buffer.from(head("content-type: text/event-stream", "connection: close") + events));
      socket.end();
    },
    end: answered(200, events),
  },
  "chunks-in-cuts": {
    play: (socket) =>
      inChunks(
        socket,
        Buffer.from(`${head("transfer-encoding: chunked")}3\r\none\r\n4;x=y\r\n two\r\n0\r\nt: 1\r\n\r\n`),
      ),
    end: answered(200, "one two"),
  },
  "ends-with-the-connection": { play: respondAndEnd(head("connection: close"), "all"), end: answered(200, "all") },
} as const satisfies { readonly [name: string]: Fault };

/** Limits under which each fault ends soon, by the names of the proxy's limits. */
export const faultLimits = { headersMs: 2000, idleMs: 2000, responseBytes: 2_000_000 };

/** A running bench. */
export interface FaultBench {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts an upstream on a free port. The path of each request selects its behavior; an unknown path closes at once. */
export async function startFaultBench(): Promise<FaultBench> {
  const sockets = new Set<Socket>();
  const known: { readonly [name: string]: Fault } = faults;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("close", () => sockets.delete(socket));
    socket.on("data", (bytes) => {
      const request = bytes.toString("latin1");
      const name = /^[A-Z]+ \/([\w-]+)/.exec(request)?.[1];
      if (name === undefined) return;
      const fault = Object.hasOwn(known, name) ? known[name] : undefined;
      if (fault === undefined) socket.end();
      else void fault.play(socket, request);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
