import { once } from "node:events";
import { describe, expect, it } from "vitest";
import {
  type Answer,
  answerTo,
  type Call,
  call,
  openCall,
  type RunOptions,
  readAnswer,
  startProxy,
} from "./caller.testing.ts";
import { type Certificate, makeCertificate } from "./certificate.testing.ts";
import { failAtConnect } from "./faulty-network.testing.ts";
import { findClosedPort, startApi, startPeer, startScript, startSecureApi } from "./upstream.testing.ts";
import { type CauseCode, causes } from "./wire/causes.ts";
import { proxyHeaders } from "./wire/wire.ts";

const somewhere = "http://api.example:1";

/** A proxy that registers one base URL, and one call through it. */
async function through(baseUrl: string, options: RunOptions = {}, overrides: Call = {}): Promise<Answer> {
  const { port } = await startProxy({ registered: [baseUrl], ...options });
  return call(port, { url: `${baseUrl}/`, ...overrides });
}

/** A call with a body that never ends. */
async function stalledUpload(origin: string, limits: RunOptions["limits"]): Promise<Answer> {
  const { port } = await startProxy({ registered: [origin], limits: limits ?? {} });
  const outgoing = openCall(port, { url: `${origin}/`, method: "POST" });
  outgoing.write("the beginning of a body");
  return readAnswer(await answerTo(outgoing));
}

/** Starts a call that hangs, and then a second one; returns the response to the second. */
async function besideHangingCall(limits: RunOptions["limits"]): Promise<Answer> {
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const api = await startApi(() => arrived());
  const { port } = await startProxy({ registered: [api.origin], limits: limits ?? {} });
  openCall(port, { url: `${api.origin}/` }).end();
  await arrival;
  return call(port, { url: `${api.origin}/` });
}

/** Calls `api.test` over TLS; the proxy trusts the certificate if `trusts` is true. */
async function overTls(certificate: Certificate, trusts: boolean, host = "api.test"): Promise<Answer> {
  const api = await startSecureApi(certificate, (_request, response) => response.end());
  const certificateAuthorities = trusts ? [certificate.cert] : [];
  return through(`https://${host}:${api.port}`, { resolve: async () => ["127.0.0.1"], certificateAuthorities });
}

const manyHeaders = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`x-${index}`, "1"]));
const silent = () => startPeer((socket) => socket.resume());

/** Produces each refusal for real. The type requires every cause, so a new one must be added here. */
const situations: Readonly<Record<CauseCode, () => Promise<Answer>>> = {
  "not-post": () => through(somewhere, {}, { verb: "GET" }),
  "bad-origin": () => through(somewhere, {}, { own: { origin: "https://evil.example" } }),
  "missing-control-header": () => through(somewhere, {}, { own: { [proxyHeaders.url]: undefined } }),
  "bad-method": () => through(somewhere, {}, { method: "CONNECT" }),
  "bad-url": () => through(somewhere, {}, { url: "/v1/users" }),
  "bad-scheme": () => through(somewhere, {}, { url: "ftp://api.example:1/" }),
  "user-info": () => through(somewhere, {}, { url: "http://ada:pw@api.example:1/" }),
  "bad-header": () => through(somewhere, {}, { own: { [proxyHeaders.forwarded]: "x a" } }),
  "headers-too-large": () => through(somewhere, {}, { headers: { "x-long": "x".repeat(65 * 1024) } }),
  "request-too-large": () => through(somewhere, { limits: { requestBytes: 4 } }, { method: "POST", body: "hello" }),
  "too-many-requests": async () => {
    const { port } = await startProxy({ registered: [somewhere], limits: { clientPerMinute: 1 } });
    await call(port, { url: "http://other.example/" });
    return call(port, { url: `${somewhere}/` });
  },
  "too-many-parallel": () => besideHangingCall({ clientParallel: 1 }),
  "proxy-off": () => through(somewhere, { probeOnly: true }),
  "not-registered": () => through(somewhere, {}, { url: "http://other.example/" }),
  "blocked-address": async () => {
    const api = await startApi((_request, response) => response.end());
    return through(api.origin, { reachable: [] });
  },
  "name-not-found": () => through("http://nothing.test", { resolve: () => Promise.reject(new Error("ENOTFOUND")) }),
  "connection-refused": async () => through(`http://127.0.0.1:${await findClosedPort()}`),
  "connection-reset": async () => {
    const peer = await startPeer((socket) => socket.once("data", () => socket.resetAndDestroy()));
    return through(peer.origin);
  },
  "no-route": async () => {
    const port = await findClosedPort();
    await failAtConnect(port, "ENETUNREACH");
    return through(`http://127.0.0.1:${port}`);
  },
  "tls-expired": () => overTls(makeCertificate("api.test", 0), true),
  "tls-untrusted": () => overTls(makeCertificate("api.test"), false),
  "tls-wrong-name": () => overTls(makeCertificate("api.test"), true, "other.test"),
  tls: async () => {
    const api = await startApi((_request, response) => response.end());
    return through(api.origin.replace("http:", "https:"));
  },
  "connect-timeout": async () => {
    const peer = await silent();
    return through(peer.origin.replace("http:", "https:"), { limits: { connectMs: 50 } });
  },
  "headers-timeout": async () => through((await silent()).origin, { limits: { headersMs: 50 } }),
  "idle-timeout": async () => stalledUpload((await silent()).origin, { idleMs: 50 }),
  "total-timeout": async () => through((await silent()).origin, { limits: { totalMs: 50 } }),
  "response-too-large": async () => {
    const api = await startApi((_request, response) => response.setHeader("content-length", 5).end("hello"));
    return through(api.origin, { limits: { responseBytes: 4 } });
  },
  "response-headers-too-large": async () => {
    const api = await startApi((_request, response) => response.writeHead(200, manyHeaders).end());
    return through(api.origin);
  },
  "upstream-protocol": async () => through((await startScript(["SSH-2.0-OpenSSH_9.9\r\n"])).origin),
  "upstream-vanished": async () => {
    const peer = await startPeer((socket) => socket.once("data", () => socket.end()));
    return through(peer.origin);
  },
  "registry-unavailable": () => through(somewhere, { environments: () => Promise.reject(new Error("down")) }),
  "proxy-busy": () => besideHangingCall({ parallel: 1 }),
  closing: async () => {
    const { port, proxy } = await startProxy({ registered: [somewhere] });
    await proxy.close();
    return call(port, { url: `${somewhere}/` });
  },
  // A dependency that violates its own type: a bug, as seen from outside.
  internal: () => through(somewhere, { environments: async () => undefined as never }),
};

describe("a refusal", () => {
  it.each(Object.entries(situations))("is reported as %s", async (cause, situation) => {
    const answer = await situation();
    const { status, who, message, advice } = causes[cause as CauseCode]; // the keys of `situations` are causes
    expect(answer.headers[proxyHeaders.cause]).toBe(cause);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body.toString())).toEqual({ cause, who, message, advice });
    const waits = status === 429 || status === 503;
    expect(answer.headers["retry-after"]).toEqual(waits ? expect.stringMatching(/^[1-9]\d*$/) : undefined);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": "no-store",
      "cross-origin-resource-policy": "same-origin",
    });
  });

  it.each<[what: string, situation: () => Promise<Answer>, cause: CauseCode]>([
    ["one header too many", () => through(somewhere, {}, { headers: manyHeaders }), "headers-too-large"],
    [
      "a listing of more than 8 KiB",
      () => through(somewhere, {}, { headers: { [`x-${"a".repeat(8191)}`]: "" } }),
      "headers-too-large",
    ],
    [
      "a body without a length that grows too large",
      async () => {
        const peer = await silent();
        const own = { "transfer-encoding": "chunked" };
        const body = Buffer.alloc(200_000);
        return through(peer.origin, { limits: { requestBytes: 100_000 } }, { method: "POST", body, own });
      },
      "request-too-large",
    ],
    [
      "a response header block that is too large",
      async () => through((await startScript([`HTTP/1.1 200 OK\r\nx-a: ${"a".repeat(66_000)}\r\n\r\n`])).origin),
      "response-headers-too-large",
    ],
    [
      "too many calls to one host",
      async () => {
        const api = await startApi((_request, response) => response.end());
        const { port } = await startProxy({ registered: [api.origin], limits: { hostPerMinute: 1 } });
        await call(port, { url: `${api.origin}/` });
        return call(port, { url: `${api.origin}/` });
      },
      "too-many-requests",
    ],
    [
      "an upgrade that was not requested",
      async () =>
        through((await startScript(["HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n"])).origin),
      "upstream-protocol",
    ],
    ...["099", "000", "600", "999"].map((status): [string, () => Promise<Answer>, CauseCode] => [
      `a status of ${status}`,
      async () => through((await startScript([`HTTP/1.1 ${status} Odd\r\ncontent-length: 0\r\n\r\n`])).origin),
      "upstream-protocol",
    ]),
    [
      "a response header folded over two lines",
      async () => through((await startScript(["HTTP/1.1 200 OK\r\nx-a: b\r\n c: d\r\n\r\n"])).origin),
      "upstream-protocol",
    ],
    [
      "two content lengths",
      async () =>
        through((await startScript(["HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab"])).origin),
      "upstream-protocol",
    ],
    [
      "headers that never end",
      async () => through((await startScript(["HTTP/1.1 200 OK\r\nx-a: b"], (socket) => socket.end())).origin),
      "upstream-vanished",
    ],
  ])("names the cause for %s", async (_what, situation, cause) => {
    expect((await situation()).headers[proxyHeaders.cause]).toBe(cause);
  });

  it("states how long to wait after too many requests", async () => {
    const answer = await situations["too-many-requests"]();
    const seconds = Number(answer.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it("is readable by a page that is still sending a large body", async () => {
    const { port } = await startProxy({ registered: [somewhere], limits: { lingerMs: 5_000 } });
    const answer = await call(port, { url: "http://other.example/", method: "POST", body: Buffer.alloc(8_000_000) });
    expect(answer.headers[proxyHeaders.cause]).toBe("not-registered");
  });

  it("closes a connection that keeps sending after it", async () => {
    const { port } = await startProxy({ registered: [somewhere], limits: { lingerMs: 50 } });
    const outgoing = openCall(port, { url: "http://other.example/", method: "POST" });
    outgoing.write("never ends");
    const incoming = await answerTo(outgoing);
    incoming.resume();
    await once(outgoing, "close");
    expect(incoming.statusCode).toBe(403);
  });

  it("leaves a bare carriage return in a header to the HTTP parser of Node, which rejects it", async () => {
    const { port, entries } = await startProxy({ registered: [somewhere] });
    const socket = (await import("node:net")).connect(port, "127.0.0.1");
    socket.write("POST / HTTP/1.1\r\nhost: a\r\nx-callboard-forward-x: 1\n\rx\r\n\r\n");
    const [bytes] = (await once(socket, "data")) as [Buffer]; // a socket without encoding gives bytes
    expect(bytes.toString()).toMatch(/^HTTP\/1\.1 400 /);
    expect(entries).toEqual([]);
  });
});
