import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { WebSocket } from "ws";
import { pageOrigin, type RunOptions, startProxy } from "../caller.testing.ts";
import { channelPath } from "../wire/wire.ts";
import { connectTo, startProxyAndUpstream } from "./channel.testing.ts";
import { takeUpgrades } from "./upgrades.ts";

/** Sends the bytes of one request, and returns the response, read to the end of the connection. */
async function answerTo(port: number, lines: readonly string[], body = ""): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`);
  let answer = "";
  socket.on("data", (bytes) => {
    answer += bytes.toString("latin1");
  });
  await once(socket, "close");
  return answer;
}

const own = [`origin: ${pageOrigin}`, "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=="];
const upgrade = ["host: docs.example", "connection: Upgrade", "upgrade: websocket", "sec-websocket-version: 13"];

describe("an upgrade", () => {
  it.each([
    "/",
    "/Channel",
    "/channel/",
    "/channel/x",
    "//channel",
    "/%63hannel",
    "/x/../channel",
    "/channel;x",
    `http://127.0.0.1${channelPath}`,
    `http://169.254.169.254/latest`,
    "//169.254.169.254/channel",
  ])("is accepted at the exact path only, not at %s", async (target) => {
    const { port, entries } = await startProxy({});
    expect(await answerTo(port, [`GET ${target} HTTP/1.1`, ...upgrade, ...own])).toMatch(/^HTTP\/1\.1 404 /);
    expect(entries).toEqual([]);
  });

  it.each([
    ["none", []],
    ["null", ["origin: null"]],
    ["another site", ["origin: https://evil.example"]],
    ["a host with the same suffix", ["origin: https://evil-docs.example"]],
    ["a host with the same prefix", ["origin: https://docs.example.evil.example"]],
    ["the same host without TLS", ["origin: http://docs.example"]],
    ["two", [`origin: ${pageOrigin}`, "origin: https://evil.example"]],
  ])("is refused from a page of another origin: %s", async (_, origin) => {
    const { port, entry } = await startProxy({});
    const answer = await answerTo(port, [`GET ${channelPath} HTTP/1.1`, ...upgrade, ...own.slice(1), ...origin]);
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).toContain("x-callboard-proxy-cause: bad-origin");
    expect(answer).not.toContain("access-control-allow-origin");
    expect(await entry(() => true)).toMatchObject({ cause: "bad-origin" });
  });

  it.each<[string, readonly string[], RunOptions, number, string]>([
    ["too often", [], { limits: { clientPerMinute: 1 } }, 429, "too-many-requests"],
    [
      "with a large header block",
      [`x: ${"x".repeat(2000)}`],
      { limits: { headerBytes: 1024 } },
      431,
      "headers-too-large",
    ],
  ])("is refused with an HTTP status if it comes %s", async (_, more, options, status, cause) => {
    const { port } = await startProxy(options);
    const lines = [`GET ${channelPath} HTTP/1.1`, ...upgrade, ...own, ...more];
    // The first upgrade counts, even though it is refused.
    await answerTo(port, lines.with(4, "sec-websocket-version: 7"));
    const answer = await answerTo(port, lines);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ cause });
    if (status === 429) expect(answer).toMatch(/retry-after: \d+/);
  });

  it.each([
    ["a version that is not 13", ["GET", "sec-websocket-version: 7"]],
    ["a method that is not GET", ["POST", "sec-websocket-version: 13"]],
  ])("is refused with %s", async (_, [method, version = ""]) => {
    const { port, entry } = await startProxy({});
    const lines = [`${method} ${channelPath} HTTP/1.1`, ...upgrade.slice(0, 3), version, ...own];
    expect(await answerTo(port, lines)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await entry(() => true)).toMatchObject({ cause: "bad-upgrade" });
  });

  it("negotiates no extension and no subprotocol with the page", async () => {
    const { port, upstream } = await startProxyAndUpstream();
    const socket = new WebSocket(
      `ws://127.0.0.1:${port}${channelPath}?url=${encodeURIComponent(`${upstream.url}/echo`)}`,
      { origin: pageOrigin, perMessageDeflate: true },
    );
    const [response] = await once(socket, "upgrade");
    expect(response.headers).not.toHaveProperty("sec-websocket-extensions");
    socket.terminate();
  });

  it("is refused while the proxy is closing or not yet created", async () => {
    const { port, proxy } = await startProxy({});
    await proxy.close();
    const closing = await answerTo(port, [`GET ${channelPath} HTTP/1.1`, ...upgrade, ...own]);
    expect(closing).toMatch(/^HTTP\/1\.1 503 .*retry-after: \d/s);
    const server = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void server.close());
    takeUpgrades(server, { path: "/x", proxy: () => undefined });
    await once(server, "listening");
    const address = server.address();
    const busyPort = typeof address === "object" && address !== null ? address.port : 0;
    expect(await answerTo(busyPort, ["GET /x HTTP/1.1", ...upgrade, ...own])).toMatch(/^HTTP\/1\.1 503 .*retry-after/s);
  });

  const h2c = ["connection: Upgrade, HTTP2-Settings, close", "upgrade: h2c", "http2-settings: AAMAAABk"];
  const body = "x".repeat(100_000);

  /** Posts the body to a server that takes channels at `/x`, and returns the response. */
  async function post(server: Server, isShared: boolean): Promise<string> {
    onTestFinished(() => void server.close());
    takeUpgrades(server, { path: "/x", proxy: () => undefined, isShared });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const lines = ["POST /page HTTP/1.1", "host: a", "x-a: 1", ...h2c, `content-length: ${body.length}`];
    return answerTo(port, lines, body);
  }

  it.each([false, true])("to another protocol is ignored, and the request is served with its body (%j)", async (is) => {
    const server = createServer(async (request, response) => {
      response.end(`${request.method} ${request.url} ${request.headers["x-a"]} ${await text(request)}`);
    });
    const answer = await post(server, is);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toContain(`POST /page 1 ${body}`);
  });

  it("to another protocol goes to other listeners of a shared server", async () => {
    const server = createServer().on("upgrade", ({ headers }, socket) => socket.end(`took ${headers.upgrade}`));
    expect(await post(server, true)).toBe("took h2c");
  });
});

describe("the channel log", () => {
  it("holds no secret and only listed fields, however a channel ends", async () => {
    const secret = "s3cr3t-0f-th3-r3ad3r";
    const { port, upstream, entries, entry } = await startProxyAndUpstream();
    const headers = { authorization: `Bearer ${secret}`, [`x-${secret}`]: secret };
    for (const path of [
      "/echo",
      "/status/401",
      "/vanish",
      `/close?code=4000&reason=${secret}`,
      `/status/500/${secret}`,
    ]) {
      const page = connectTo(port, `${upstream.url}${path}${path.includes("?") ? "&" : "?"}key=${secret}`, { headers });
      const first = await page.first;
      if (path === "/echo" && first.type === "opened") {
        page.socket.send(secret);
        await page.message();
        page.socket.close(4000, secret);
      }
      await page.closed;
    }
    await connectTo(port, `ws://${secret}.example/${secret}`).closed;
    await connectTo(port, "ws://a.example", { first: secret }).closed;
    await entry(({ cause }) => cause === "bad-handshake");
    expect(entries).toHaveLength(7);
    expect(JSON.stringify(entries)).not.toContain(secret);
    const fields = [
      ...["requestId", "apiId", "environmentId", "status", "cause", "requestBytes", "responseBytes", "totalMs"],
      ...["originLatencyMs", "responseTimeMs", "requestMessages", "responseMessages", "closeCode"],
    ];
    for (const line of entries) expect(fields).toEqual(expect.arrayContaining(Object.keys(line)));
  });
});
