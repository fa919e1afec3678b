import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import type { HostRefusal, HostStatus } from "#engine/host";
import { guardServer } from "./guard-server.ts";
import { type HostOptions, hostEntry, serveHosts } from "./serve-hosts.ts";

/** A server for some hosts, and what its listeners received. */
async function start(options: Partial<HostOptions> = {}) {
  const heard: string[] = [];
  const refused: HostRefusal[] = [];
  const errors: unknown[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.method} ${request.url}`);
    request.resume().once("end", () => response.end("served"));
  });
  server.on("upgrade", (request: IncomingMessage, socket) => {
    heard.push(`upgrade ${request.url}`);
    socket.end("HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n");
  });
  serveHosts(server, {
    hosts: ["docs.test", "*.preview.test"],
    answer: ({ message }) => ({ contentType: "text/plain; charset=utf-8", text: message }),
    onRefused: (refusal) => refused.push(refusal),
    onError: (error) => errors.push(error),
    ...options,
  });
  guardServer(server, {
    failure: { contentType: "text/plain", text: "failed" },
    onError: (error) => errors.push(error),
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  /** Sends a request unchanged, and returns everything that the server sends until the connection ends. */
  const say = async (...lines: readonly string[]): Promise<string> => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`${lines.join("\r\n")}\r\n\r\n`);
    return text(socket);
  };
  return { heard, refused, errors, say };
}

const bye = "Connection: close";
const upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"];

describe("a server with its own hosts", () => {
  it.each([
    "localhost",
    "localhost:4000",
    "LOCALHOST.:4000",
    "docs.localhost",
    "127.0.0.1:4000",
    "127.1",
    "[::1]:4000",
    "[0:0:0:0:0:0:0:1]",
    "docs.test",
    "Docs.Test.",
    "docs.test:8080",
    "a.preview.test",
  ])("serves %s", async (host) => {
    const { heard, say } = await start();
    expect(await say("GET /a HTTP/1.1", `Host: ${host}`, bye)).toContain("served");
    expect(await say("GET /b HTTP/1.1", `Host: ${host}`, ...upgrade)).toContain("101 Switching");
    expect(heard).toEqual(["GET /a", "upgrade /b"]);
  });

  it.each([
    ["evil.test", "evil.test"],
    ["evil.test:4000", "evil.test"],
    ["EVIL.test.", "evil.test"],
    ["localhost.evil.test", "localhost.evil.test"],
    ["127.0.0.1.evil.test", "127.0.0.1.evil.test"],
    ["preview.test", "preview.test"],
    ["a.docs.test", "a.docs.test"],
    ["10.0.0.1", "10.0.0.1"],
    ["0.0.0.0:4000", "0.0.0.0"],
    ["[::]", "[::]"],
    ["[::ffff:127.0.0.1]", "[::ffff:7f00:1]"],
  ])("rejects %s with 421, before it reads the request", async (host, canonical) => {
    const { heard, refused, say } = await start();
    const lines = [`Host: ${host}`, "Content-Length: 1000000"];
    const answers = [
      await say("GET /a HTTP/1.1", `Host: ${host}`),
      await say("POST /a HTTP/1.1", ...lines),
      await say("POST /a HTTP/1.1", ...lines, "Expect: 100-continue"),
      await say("GET /a HTTP/1.1", `Host: ${host}`, ...upgrade),
      await say("GET /a HTTP/1.0", `Host: ${host}`),
    ];
    for (const answer of answers) {
      // Node itself sends 100 Continue for the waiting request.
      expect(answer).toMatch(/^(?:HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 421 Misdirected Request\r\n/);
      expect(answer.toLowerCase()).toContain("connection: close");
      expect(answer).toContain(`The host ${canonical} is not served here.`);
      expect(answer).toContain("CALLBOARD_HOSTS");
    }
    expect(heard).toEqual([]);
    expect(refused.map(hostEntry)).toEqual(answers.map(() => ({ event: "host", status: 421, host: canonical })));
  });

  it.each([
    ["none, in HTTP/1.0", ["GET / HTTP/1.0"]],
    ["an empty one", ["GET / HTTP/1.1", "Host:"]],
    ["two", ["GET / HTTP/1.1", "Host: localhost", "Host: localhost"]],
    ["a list", ["GET / HTTP/1.1", "Host: localhost, evil.test"]],
    ["user info", ["GET / HTTP/1.1", "Host: localhost@evil.test"]],
    ["a path", ["GET / HTTP/1.1", "Host: localhost/evil.test"]],
    ["a zone", ["GET / HTTP/1.1", "Host: [::1%25lo]"]],
  ])("responds with 400 if the host is %s", async (_what, lines) => {
    const { heard, say } = await start();
    expect(await say(...lines)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(heard).toEqual([]);
  });

  it("uses the host of an absolute request target, and ignores forwarded headers", async () => {
    const { heard, say } = await start();
    const absolute = await say("GET http://evil.test/a HTTP/1.1", "Host: localhost");
    const forwarded = await say(
      "GET /a HTTP/1.1",
      "Host: evil.test",
      "X-Forwarded-Host: localhost",
      "Forwarded: host=localhost",
    );
    for (const answer of [absolute, forwarded]) expect(answer).toContain("421 Misdirected");
    expect(await say("GET http://docs.test/a HTTP/1.1", "Host: docs.test", bye)).toContain("served");
    expect(heard).toEqual(["GET http://docs.test/a"]);
  });
});

describe("a host that has to be resolved", () => {
  const answers: { readonly [host: string]: HostStatus } = { "custom.test": "served", "busy.test": "unknown" };
  const resolveHost = async (host: string): Promise<HostStatus> => answers[host] ?? "not-served";

  it("is served if the resolver accepts it, with bodies and upgrades, and no other host is", async () => {
    const { heard, say } = await start({ resolveHost });
    const post = ["POST /a HTTP/1.1", "Host: Custom.test.", bye, "Content-Length: 5", "", "hello"];
    expect(await say(...post)).toContain("served");
    expect(await say("GET /b HTTP/1.1", "Host: custom.test", ...upgrade)).toContain("101 Switching");
    expect(await say("GET /c HTTP/1.1", "Host: evil.test")).toContain("421 Misdirected");
    expect(heard).toEqual(["POST /a", "upgrade /b"]);
  });

  it("is rejected with 503 if its status is unknown, so that a client retries", async () => {
    const { heard, refused, say } = await start({ resolveHost });
    const said = [
      await say("GET /a HTTP/1.1", "Host: busy.test"),
      await say("GET /b HTTP/1.1", "Host: busy.test", ...upgrade),
    ];
    for (const answer of said) {
      expect(answer).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
      expect(answer.toLowerCase()).toContain("retry-after: 1\r\n");
      expect(answer).toContain("whether it serves the host busy.test. Try again in a moment.");
    }
    expect(heard).toEqual([]);
    expect(refused.map(hostEntry)).toEqual(said.map(() => ({ event: "host", status: 503, host: "busy.test" })));
  });

  it("is not resolved if it is known or absent", async () => {
    const asked: string[] = [];
    const { say } = await start({
      resolveHost: async (host) => {
        asked.push(host);
        return "served";
      },
    });
    await say("GET / HTTP/1.1", "Host: docs.test", bye);
    await say("GET / HTTP/1.0");
    expect(asked).toEqual([]);
  });

  it("closes its connection if resolving fails, and the server continues", async () => {
    const { errors, say } = await start({ resolveHost: () => Promise.reject(new Error("no registry")) });
    expect(await say("GET / HTTP/1.1", "Host: custom.test")).toBe("");
    expect(errors).toHaveLength(1);
    expect(await say("GET / HTTP/1.1", "Host: docs.test", bye)).toContain("served");
  });
});
