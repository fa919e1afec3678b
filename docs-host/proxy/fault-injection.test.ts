import { once } from "node:events";
import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { someOf } from "../../tooling/tier.ts";
import { answerTo, call, openCall, pageOrigin, type RunOptions, readAnswer, startProxy } from "./caller.testing.ts";
import { type Certificate, makeCertificate } from "./certificate.testing.ts";
import { connectTo, startUpstream } from "./channel/channel.testing.ts";
import { takeUpgrades } from "./channel/upgrades.ts";
import { failAtConnect, failAtWrite, throwAtTls, watchForCrashes, watchListeners } from "./faulty-network.testing.ts";
import { createProxy } from "./proxy.ts";
import { findClosedPort, startApi, startPeer, startScript, startSecureApi } from "./upstream.testing.ts";
import { channelPath, proxyHeaders } from "./wire/wire.ts";

type Scheme = "http" | "https" | "ws" | "wss";

/** An API that fails, with the options of the proxy in front of it. */
interface FaultyApi {
  /** Host and port. */
  readonly host: string;
  readonly options?: RunOptions;
}

interface FaultCase {
  readonly schemes: readonly Scheme[];
  readonly prepare: (scheme: Scheme) => Promise<FaultyApi>;
  readonly causes: readonly string[];
}

const certificate: Certificate = makeCertificate("api.test");
const every: readonly Scheme[] = ["http", "https", "ws", "wss"];
const secured: readonly Scheme[] = ["https", "wss"];
const plain: readonly Scheme[] = ["http", "ws"];

const resolvesTo =
  (...addresses: readonly string[]) =>
  async () =>
    addresses;

/** A host name that resolves to loopback, with a port. */
const named = async (port: number | Promise<number>, options: RunOptions = {}): Promise<FaultyApi> => ({
  host: `api.test:${await port}`,
  options: { resolve: resolvesTo("127.0.0.1"), ...options },
});

const refusing =
  (code: "ENETUNREACH" | "EMFILE", ...addresses: readonly string[]) =>
  async (): Promise<FaultyApi> => {
    const port = await findClosedPort();
    await failAtConnect(port, code);
    return named(port, { resolve: resolvesTo(...addresses) });
  };

/** A peer that acts on a connection when the first bytes arrive. */
const afterFirstBytes = (act: (socket: Socket) => void) => async (): Promise<FaultyApi> => {
  const peer = await startPeer((socket) => void socket.once("data", () => act(socket)));
  return named(peer.port);
};

const accepted = "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n";

/** Faults at each step of a call: name lookup, connect, TLS, write, and each part of the response. */
const faults: { readonly [name: string]: FaultCase } = {
  "the lookup throws": {
    schemes: every,
    prepare: async () => {
      const resolve = () => {
        throw new Error("lookup");
      };
      return named(1, { resolve });
    },
    causes: ["name-not-found"],
  },
  "the lookup rejects": {
    schemes: every,
    prepare: () => named(1, { resolve: () => Promise.reject(new Error("lookup")) }),
    causes: ["name-not-found"],
  },
  "the lookup finds nothing": {
    schemes: every,
    prepare: () => named(1, { resolve: resolvesTo() }),
    causes: ["name-not-found"],
  },
  "the lookup never ends": {
    schemes: every,
    prepare: () => named(1, { resolve: () => new Promise(() => {}), limits: { connectMs: 300 } }),
    causes: ["connect-timeout"],
  },
  "connecting fails immediately, without a route": {
    schemes: every,
    prepare: refusing("ENETUNREACH", "fd00::1"),
    causes: ["no-route"],
  },
  "connecting to each of two addresses fails immediately": {
    schemes: every,
    prepare: refusing("ENETUNREACH", "fd00::1", "10.0.0.1"),
    causes: ["no-route"],
  },
  "connecting fails immediately, without a file descriptor": {
    schemes: every,
    prepare: refusing("EMFILE", "127.0.0.1"),
    causes: ["proxy-busy"],
  },
  "connecting is refused": {
    schemes: every,
    prepare: () => named(findClosedPort()),
    causes: ["connection-refused"],
  },
  "the connection is reset once it is established": {
    schemes: every,
    prepare: async () => named((await startPeer((socket) => void socket.resetAndDestroy())).port),
    causes: ["connection-reset", "upstream-vanished", "tls"],
  },
  "starting TLS throws": {
    schemes: secured,
    prepare: async () => {
      throwAtTls();
      return named((await startPeer((socket) => void socket.resume())).port);
    },
    causes: ["internal"],
  },
  "the server answers TLS with plain text": {
    schemes: secured,
    prepare: async () => named((await startScript(["HTTP/1.1 400 No\r\n\r\n"])).port),
    causes: ["tls"],
  },
  "TLS is ended": {
    schemes: secured,
    prepare: afterFirstBytes((socket) => void socket.end()),
    causes: ["connection-reset"],
  },
  "TLS is reset": {
    schemes: secured,
    prepare: afterFirstBytes((socket) => void socket.resetAndDestroy()),
    causes: ["connection-reset"],
  },
  "TLS never ends": {
    schemes: secured,
    prepare: async () =>
      named((await startPeer((socket) => void socket.resume())).port, { limits: { connectMs: 300 } }),
    causes: ["connect-timeout"],
  },
  "the TLS connection ends after the request": {
    schemes: secured,
    prepare: async () => named((await startSecureApi(certificate, (request) => void request.socket.destroy())).port),
    causes: ["connection-reset", "upstream-vanished"],
  },
  "the header block is truncated over TLS": {
    schemes: secured,
    prepare: async () => {
      const api = await startSecureApi(certificate, ({ socket }) => {
        socket.write("HTTP/1.1 200 OK\r\nx-a: ", () => setImmediate(() => socket.destroy()));
      });
      return named(api.port);
    },
    causes: ["connection-reset", "upstream-vanished"],
  },
  "writing fails immediately": {
    schemes: plain,
    prepare: async () => {
      const peer = await startPeer((socket) => void socket.resume());
      await failAtWrite(peer.port, "EPIPE");
      return named(peer.port);
    },
    causes: ["connection-reset", "upstream-vanished"],
  },
  "the connection is reset after the request": {
    schemes: plain,
    prepare: afterFirstBytes((socket) => void socket.resetAndDestroy()),
    causes: ["connection-reset"],
  },
  "the connection ends after the request": {
    schemes: plain,
    prepare: afterFirstBytes((socket) => void socket.end()),
    causes: ["connection-reset", "upstream-vanished"],
  },
  "the header block is reset": {
    schemes: plain,
    prepare: afterFirstBytes(
      (socket) => void socket.write("HTTP/1.1 200 OK\r\nx-a: ", () => setImmediate(() => socket.resetAndDestroy())),
    ),
    causes: ["connection-reset", "upstream-vanished"],
  },
  "the body is reset": {
    schemes: ["http"],
    prepare: afterFirstBytes(
      (socket) =>
        void socket.write("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nhalf", () =>
          setTimeout(() => socket.resetAndDestroy(), 30),
        ),
    ),
    causes: ["upstream-vanished"],
  },
  "the connection is reset after the upgrade": {
    schemes: ["ws"],
    prepare: afterFirstBytes(
      (socket) => void socket.write(`${accepted}\r\n`, () => setImmediate(() => socket.resetAndDestroy())),
    ),
    causes: ["connection-reset", "upstream-protocol"],
  },
  "the list of environments throws": {
    schemes: every,
    prepare: async () => {
      const environments = () => {
        throw new Error("database");
      };
      return { host: "api.test", options: { environments } };
    },
    causes: ["registry-unavailable"],
  },
  "the list of environments rejects": {
    schemes: every,
    prepare: async () => ({
      host: "api.test",
      options: { environments: () => Promise.reject(new Error("database")) },
    }),
    causes: ["registry-unavailable"],
  },
};

const cases = Object.entries(faults).flatMap(([name, { schemes }]) => schemes.map((scheme) => [scheme, name] as const));

/** Returns the cause of a call's end: from its refusal, or fetched after its response was cut. */
async function causeOf(port: number, url: string): Promise<string | undefined> {
  if (url.startsWith("ws")) {
    const { note } = await connectTo(port, url).closed;
    return note?.type === "refused" ? note.cause : undefined;
  }
  const outgoing = openCall(port, { url, method: "POST" });
  outgoing.end("a body");
  const incoming = await answerTo(outgoing);
  await readAnswer(incoming).catch(() => {});
  const refused = incoming.headers[proxyHeaders.cause];
  if (refused !== undefined) return String(refused);
  const requestId = String(incoming.headers[proxyHeaders.requestId]);
  return String((await call(port, { own: { [proxyHeaders.ending]: requestId } })).headers[proxyHeaders.cause]);
}

const waitTurns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
};

/** Sends a call, and closes its connection after `count` turns of the event loop. */
async function disconnectAfter(count: number, port: number, url: string): Promise<void> {
  if (url.startsWith("ws")) {
    const { socket } = connectTo(port, url);
    await once(socket, "open");
    await waitTurns(count);
    return socket.terminate();
  }
  const outgoing = openCall(port, { url, method: "POST" });
  outgoing.on("response", (incoming) => incoming.on("error", () => {}).resume());
  outgoing.write("a body");
  await once(outgoing, "socket");
  await waitTurns(count);
  outgoing.destroy();
}

describe("a fault ends only its own call when", () => {
  it.each(someOf(cases, 30))("over %s %s", async (scheme, name) => {
    const fault = faults[name];
    if (fault === undefined) throw new Error(`there is no fault "${name}"`);
    const crashes = watchForCrashes();
    const { bare, watched } = watchListeners();
    let finish = () => {};
    const api = await startApi((_request, response) => {
      response.write("one ");
      finish = () => void response.end("two");
    });
    const channels = await startUpstream();
    const { host, options = {} } = await fault.prepare(scheme);
    const url = `${scheme}://${host}/x`;
    let failing = false;
    const { environments, ...rest } = options;
    const list = [api.origin, channels.url, url].map((baseUrl, index) => ({
      ...{ apiId: `api${index}`, environmentId: "live", baseUrl },
    }));
    const running = await startProxy({
      ...rest,
      // The list fails only for the failing calls.
      environments: (request) =>
        failing && environments !== undefined ? environments(request) : Promise.resolve(list),
      reachable: [api.origin, channels.url.replace("ws", "http"), `${scheme.replace("ws", "http")}://${host}`],
      certificateAuthorities: [certificate.cert],
    });

    const outgoing = openCall(running.port, { url: `${api.origin}/` });
    outgoing.end();
    const incoming = await answerTo(outgoing);
    const page = connectTo(running.port, `${channels.url}/echo`);
    expect((await page.first).type).toBe("opened");

    failing = true;
    expect(fault.causes).toContain(await causeOf(running.port, url));
    await Promise.all([0, 1, 2, 3, 4, 6, 8, 12].map((count) => disconnectAfter(count, running.port, url)));
    expect(fault.causes).toContain(await causeOf(running.port, url));
    failing = false;

    page.socket.send("still here");
    expect(await page.message()).toBe("still here");
    finish();
    expect((await readAnswer(incoming)).body.toString()).toBe("one two");
    page.socket.close(1000);
    await page.closed;
    await running.proxy.close();
    expect(crashes).toEqual([]);
    expect(watched()).toBeGreaterThan(5);
    expect([...bare]).toEqual([]);
    const known = new Set([...fault.causes, "reader-left", undefined]);
    expect(running.entries.filter(({ cause }) => !known.has(cause))).toEqual([]);
  });

  it("the log throws", async () => {
    const crashes = watchForCrashes();
    const { bare, watched } = watchListeners();
    const api = await startApi((_request, response) => response.end("fine"));
    const proxy = createProxy({
      environments: async () => [{ apiId: "a", environmentId: "live", baseUrl: api.origin }],
      privateOrigins: [api.origin],
      pageOrigins: [pageOrigin],
      log: () => {
        throw new Error("the disk is full");
      },
    });
    const server = createServer(proxy.handle).listen(0, "127.0.0.1");
    takeUpgrades(server, { path: channelPath, proxy: () => proxy });
    server.on("error", () => {});
    onTestFinished(() => void server.close());
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    expect((await call(port, { url: `${api.origin}/` })).body.toString()).toBe("fine");
    expect((await call(port, { url: "http://other.example/" })).status).toBe(403);
    expect(await connectTo(port, "ws://other.example/").closed).toMatchObject({ note: { cause: "not-registered" } });
    expect((await call(port, { url: `${api.origin}/` })).body.toString()).toBe("fine");
    await proxy.close();
    expect(crashes).toEqual([]);
    expect(watched()).toBeGreaterThan(5);
    expect([...bare]).toEqual([]);
  });
});

describe("a client connection that is reset", () => {
  const upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n";
  const key = "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";

  it.each([
    ["before a request", ""],
    ["in a request line", "POST /proxy HT"],
    ["in a header block", `POST /proxy HTTP/1.1\r\nhost: a\r\norigin: ${pageOrigin}\r\n`],
    ["with a refused upgrade", `GET /channel HTTP/1.1\r\nhost: a\r\n${upgrade}\r\n`],
    ["with an upgrade at another path", `GET /other HTTP/1.1\r\nhost: a\r\n${upgrade}${key}\r\n`],
    [
      "with an accepted upgrade",
      `GET /channel?url=x HTTP/1.1\r\nhost: a\r\norigin: ${pageOrigin}\r\n${upgrade}${key}\r\n`,
    ],
    ["with another protocol offered", "GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n"],
    ["with a CONNECT tunnel", "CONNECT other.example:443 HTTP/1.1\r\nhost: other.example:443\r\n\r\n"],
    ["with bytes that are not HTTP", "\x16\x03\x01\x02\0"],
  ])("%s affects no other client", async (_what, bytes) => {
    const crashes = watchForCrashes();
    const { bare, watched } = watchListeners();
    const api = await startApi((_request, response) => response.end("fine"));
    const { port } = await startProxy({ registered: [api.origin] });
    for (let count = 0; count < 8; count += 1) {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      await once(socket, "connect");
      if (bytes !== "") socket.write(bytes, "latin1");
      await waitTurns(count);
      socket.resetAndDestroy();
    }
    expect((await call(port, { url: `${api.origin}/` })).body.toString()).toBe("fine");
    expect(crashes).toEqual([]);
    expect(watched()).toBeGreaterThan(5);
    expect([...bare]).toEqual([]);
  });
});
