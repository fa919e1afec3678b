import { describe, expect, it } from "vitest";
import type { RunOptions } from "../caller.testing.ts";
import { startProxy } from "../caller.testing.ts";
import { makeCertificate } from "../certificate.testing.ts";
import { failAtConnect } from "../faulty-network.testing.ts";
import { findClosedPort, startScript } from "../upstream.testing.ts";
import { type CauseCode, causes } from "../wire/causes.ts";
import { type ChannelCauseCode, channelCauses } from "../wire/channel-causes.ts";
import { connectTo, startProxyAndUpstream, startUpstream } from "./channel.testing.ts";

type Closed = Awaited<ReturnType<typeof connectTo>["closed"]>;

const somewhere = "ws://api.example:1/talk";

/** A proxy that registers one address, and one channel through it. */
async function through(
  url: string,
  options: RunOptions = {},
  overrides: Parameters<typeof connectTo>[2] = {},
): Promise<Closed> {
  const { port } = await startProxy({ registered: [new URL(url).origin], ...options });
  return connectTo(port, url, overrides).closed;
}

/** Opens a channel to the upstream, and calls `act` once the proxy has responded. */
async function open(
  path: string,
  options: RunOptions = {},
  act: (page: ReturnType<typeof connectTo>) => void = () => {},
): Promise<Closed> {
  const { port, upstream } = await startProxyAndUpstream(options);
  const page = connectTo(port, upstream.url + path);
  void page.first.then(() => act(page));
  return page.closed;
}

/** Opens a channel over TLS to a host name; the proxy trusts the certificate if `trusts` is true. */
async function overTls(trusts: boolean, host = "api.test", day = Date.now()): Promise<Closed> {
  const certificate = makeCertificate("api.test", day);
  const { port } = await startUpstream(certificate);
  const certificateAuthorities = trusts ? [certificate.cert] : [];
  const url = `wss://${host}:${port}/echo`;
  return through(url, { resolve: async () => ["127.0.0.1"], certificateAuthorities });
}

const manyHeaders = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`x-${index}`, "1"]));

/** Causes of HTTP calls only, those before the upgrade, and those that a close can't carry. */
type Elsewhere =
  | ("not-post" | "missing-control-header" | "bad-method" | "bad-scheme" | "bad-origin" | "request-too-large")
  | ("idle-timeout" | "response-too-large" | "upstream-vanished" | "bad-upgrade" | "bad-frame" | "message-too-large");

/** Produces each refusal for real. The type requires every cause, so a new one must be added here. */
const situations: Readonly<Record<Exclude<CauseCode | ChannelCauseCode, Elsewhere>, () => Promise<Closed>>> = {
  "handshake-timeout": () => through(somewhere, { limits: { handshakeMs: 30 } }, { first: null }),
  "bad-handshake": () => through(somewhere, {}, { first: "hello" }),
  "bad-url": () => through(somewhere, {}, { first: '{"type":"handshake","url":"talk"}' }),
  "bad-channel-scheme": () =>
    through(somewhere, {}, { first: '{"type":"handshake","url":"ftp://api.example:1/talk"}' }),
  "user-info": () => through(somewhere, {}, { first: '{"type":"handshake","url":"ws://u:p@api.example:1/talk"}' }),
  "bad-header": () => through(somewhere, {}, { headers: { "x-a": "line\nbreak" } }),
  "headers-too-large": () => through(somewhere, {}, { headers: manyHeaders }),
  "not-registered": () => through(somewhere, { registered: ["ws://other.example"] }),
  "proxy-off": () => through(somewhere, { probeOnly: true }),
  "too-many-requests": async () => {
    const { port, upstream } = await startProxyAndUpstream({ limits: { hostPerMinute: 1 } });
    await connectTo(port, `${upstream.url}/close`).closed;
    return connectTo(port, `${upstream.url}/close`).closed;
  },
  "too-many-parallel": () => through(somewhere, { limits: { clientParallel: 0 } }),
  "proxy-busy": () => through(somewhere, { limits: { parallel: 0 } }),
  "registry-unavailable": () => through(somewhere, { environments: () => Promise.reject(new Error("down")) }),
  // A dependency that violates its own type: a bug, as seen from outside.
  internal: () => through(somewhere, { environments: async () => undefined as never }),
  "blocked-address": () => through("ws://127.0.0.1:1/talk", { reachable: [] }),
  "name-not-found": () => through(somewhere, { resolve: async () => [] }),
  "connection-refused": async () => through(`ws://127.0.0.1:${await findClosedPort()}/talk`),
  "connection-reset": () => open("/reset"),
  "connect-timeout": () => through(somewhere, { resolve: () => new Promise(() => {}), limits: { connectMs: 30 } }),
  "no-route": async () => {
    const port = await findClosedPort();
    await failAtConnect(port, "ENETUNREACH");
    return through(`ws://127.0.0.1:${port}/talk`);
  },
  "tls-expired": () => overTls(true, "api.test", Date.now() - 1e9),
  "tls-untrusted": () => overTls(false),
  "tls-wrong-name": () => overTls(true, "other.test"),
  tls: async () => {
    const { port } = await startScript(["HTTP/1.1 400 No\r\n\r\n"]);
    return through(`wss://127.0.0.1:${port}/talk`);
  },
  "headers-timeout": () => open("/stall", { limits: { headersMs: 30 } }),
  "upstream-protocol": () => open("/not-http"),
  "response-headers-too-large": () => open("/long-head"),
  "channel-unauthorized": () => open("/status/401"),
  "channel-redirected": () => open("/redirect"),
  "channel-refused": () => open("/status/500"),
  "channel-protocol": async () => {
    const { port, upstream } = await startProxyAndUpstream();
    const headers = { "sec-websocket-protocol": "seed" };
    return connectTo(port, `${upstream.url}/echo?protocol=none`, { headers }).closed;
  },
  "channel-vanished": () => open("/vanish"),
  "channel-silent": () => open("/deaf", { limits: { pingMs: 30 } }),
  "channel-bad-frame": () => open("/bad-text"),
  "channel-message-too-large": () => open("/large?size=2000000"),
  "channel-too-much": () => open("/flood?count=1000&size=1000", { limits: { responseBytes: 5000 } }),
  "too-much-sent": () =>
    open("/quiet", { limits: { requestBytes: 100 } }, ({ socket }) => socket.send("x".repeat(100))),
  "channel-idle": () => open("/quiet", { limits: { channelIdleMs: 30 } }),
  "total-timeout": () => open("/quiet", { limits: { channelTotalMs: 60 } }),
  closing: async () => {
    const { port, upstream, proxy } = await startProxyAndUpstream();
    const page = connectTo(port, `${upstream.url}/quiet`);
    await page.first;
    await proxy.close();
    return page.closed;
  },
};

/** The close code of each refusal (RFC 6455 §7.4.1 and its registry). */
const codes: Readonly<Record<keyof typeof situations, number>> = {
  ...{
    "bad-handshake": 1002,
    "handshake-timeout": 1008,
    "bad-url": 1008,
    "bad-channel-scheme": 1008,
    "user-info": 1008,
  },
  ...{ "bad-header": 1008, "not-registered": 1008, "proxy-off": 1008, "blocked-address": 1008, "too-much-sent": 1008 },
  ...{ "channel-too-much": 1008, "channel-idle": 1008, "total-timeout": 1008, "headers-too-large": 1009 },
  ...{ internal: 1011, closing: 1012, "too-many-requests": 1013, "too-many-parallel": 1013, "proxy-busy": 1013 },
  ...{ "registry-unavailable": 1013, "name-not-found": 1014, "connection-refused": 1014, "connection-reset": 1014 },
  ...{ "no-route": 1014, "tls-expired": 1014, "tls-untrusted": 1014, "tls-wrong-name": 1014, tls: 1014 },
  ...{
    "connect-timeout": 1014,
    "headers-timeout": 1014,
    "upstream-protocol": 1014,
    "response-headers-too-large": 1014,
  },
  ...{ "channel-unauthorized": 1014, "channel-redirected": 1014, "channel-refused": 1014, "channel-protocol": 1014 },
  ...{ "channel-vanished": 1014, "channel-silent": 1014, "channel-bad-frame": 1014, "channel-message-too-large": 1014 },
};

describe("a channel that the proxy refuses or closes", () => {
  it.each(Object.entries(situations))("names the responsible party and gives advice: %s", async (cause, situation) => {
    const { code, reason, note } = await situation();
    const { who, message, advice } = { ...causes, ...channelCauses }[cause as keyof typeof situations]; // a key of it
    expect({ code, reason }).toEqual({ code: codes[cause as keyof typeof situations], reason: cause });
    expect(note).toMatchObject({ type: "refused", cause, who, message, advice });
  });

  it("reports the status of the API and follows no redirect", async () => {
    for (const [path, status] of [
      ["/status/403", 403],
      ["/status/404", 404],
      ["/status/200", 200],
      ["/redirect", 302],
    ] as const) {
      expect((await open(path)).note).toMatchObject({ status });
    }
  });

  it("closes with 1003 if the first message is binary", async () => {
    const first = Buffer.from(JSON.stringify({ type: "handshake", url: somewhere }));
    expect(await through(somewhere, {}, { first })).toMatchObject({ code: 1003, reason: "bad-handshake" });
  });

  it.each(["/status/600", "/status/999", "/bad-accept", "/not-http"])(
    "rejects an invalid upgrade response: %s",
    async (path) => {
      expect((await open(path)).note).toMatchObject({ cause: "upstream-protocol" });
    },
  );

  it("has a short message for each cause, and reasons that fit into a close frame", () => {
    for (const [cause, { message, advice }] of Object.entries(channelCauses)) {
      expect(cause.length).toBeLessThanOrEqual(123);
      expect(message).toMatch(/\.$/);
      expect(advice).toMatch(/\.$/);
    }
  });
});

describe("a handshake", () => {
  it.each<[string, string | Buffer]>([
    ["bytes", Buffer.from('{"type":"handshake","url":"ws://api.example:1/talk"}')],
    ["null", "null"],
    ["another type", '{"type":"hello","url":"ws://api.example:1/talk"}'],
    ["no URL", '{"type":"handshake"}'],
    ["a list of headers", '{"type":"handshake","url":"ws://api.example:1/talk","headers":["x"]}'],
    ["a header that is not a string", '{"type":"handshake","url":"ws://api.example:1/talk","headers":{"x":1}}'],
    ["a path other than the connected one", '{"type":"handshake","url":"ws://api.example:1/talk/more"}'],
    ["another scheme", '{"type":"handshake","url":"wss://api.example:1/talk"}'],
  ])("must not be %s", async (_, first) => {
    const registered = ["ws://api.example:1", "wss://api.example:1"];
    const { note } = await through(somewhere, { registered }, { first });
    expect(note).toMatchObject({ cause: "bad-handshake" });
  });

  it("must not exceed its size limit, not even as a fragment", async () => {
    const first = JSON.stringify({ type: "handshake", url: somewhere, headers: { x: "x".repeat(70_000) } });
    expect((await through(somewhere, {}, { first })).note).toMatchObject({ cause: "headers-too-large" });
    const { port } = await startProxy({ registered: [somewhere] });
    const page = connectTo(port, somewhere, { first: null });
    page.socket.once("open", () => page.socket.send("x".repeat(80_000), { fin: false }));
    expect((await page.closed).note).toMatchObject({ cause: "headers-too-large" });
  });

  it.each<[string, string]>([
    ["ws://2130706433/talk", "not-registered"],
    ["ws://[::ffff:7f00:1]:1/talk", "not-registered"],
    ["ws://api.example:1.evil.example/talk", "bad-url"],
    ["ws://api.example:2/talk", "not-registered"],
    ["ws://evil.example:1/talk", "not-registered"],
    ["ws://api.example:1/base/../other", "not-registered"],
    ["ws://api.example:1/base/%2e%2e/other", "not-registered"],
    ["ws://api.example:1/base/..%2fother", "not-registered"],
    ["ws://api.example:1/basement", "not-registered"],
    ["wss://api.example:1/base/talk", "not-registered"],
    ["ws://api.example:1/base/%c0%ae%c0%ae/other", "not-registered"],
    ["http://api.example:1/base/talk", "bad-channel-scheme"],
    ["https://api.example:1/base/talk", "bad-channel-scheme"],
    ["javascript:alert(1)", "bad-channel-scheme"],
    ["ws+unix:/run/docker.sock:/talk", "bad-channel-scheme"],
  ])("for %j is refused before DNS resolution: %s", async (url, cause) => {
    let lookups = 0;
    const resolve = async () => {
      lookups += 1;
      return ["127.0.0.1"];
    };
    const { port } = await startProxy({ registered: ["ws://api.example:1/base"], reachable: [], resolve });
    expect((await connectTo(port, url, { address: url }).closed).note).toMatchObject({ cause });
    expect(lookups).toBe(0);
  });

  it.each(["169.254.169.254", "10.0.0.1", "::1", "fd00:ec2::254", "0.0.0.0"])(
    "for a name that resolves to %s is refused before connecting",
    async (address) => {
      const { port, entry } = await startProxy({
        ...{ registered: ["ws://api.example:1"], reachable: [] },
        resolve: async () => ["93.184.216.34", address],
      });
      expect((await connectTo(port, somewhere).closed).note).toMatchObject({ cause: "blocked-address" });
      expect((await entry(() => true)).blockedRange).toMatch(/\w/);
    },
  );

  it.each([
    ["127.0.0.1", false],
    ["[::1]", false],
    ["[fd00:ec2::254]", false],
    ["127.0.0.1", true],
    ["[::1]", true],
  ])("for the IP address %s is checked without DNS resolution, with private access %j", async (host, mayBeReached) => {
    const url = `ws://${host}:${await findClosedPort()}/talk`;
    const resolve = () => Promise.reject(new Error("an address is not a name"));
    const { port } = await startProxy({ registered: [url], ...(!mayBeReached && { reachable: [] }), resolve });
    const cause = mayBeReached ? "connection-refused" : "blocked-address";
    expect((await connectTo(port, url).closed).note).toMatchObject({ cause });
  });

  it("may target an http URL if the environment is registered for channels, but not if it is for requests", async () => {
    const upstream = await startUpstream();
    const baseUrl = upstream.url.replace("ws", "http");
    const rest = { apiId: "a", environmentId: "rest", baseUrl };
    const refusing = await startProxy({ environments: async () => [rest], reachable: [baseUrl] });
    expect(await connectTo(refusing.port, `${upstream.url}/echo`).first).toMatchObject({ cause: "not-registered" });
    expect(upstream.handshakes).toEqual([]);
    const { port } = await startProxy({
      environments: async () => [rest, { ...rest, environmentId: "live", protocol: "websocket" }],
      reachable: [baseUrl],
    });
    expect(await connectTo(port, `${upstream.url}/echo`).first).toMatchObject({ type: "opened" });
  });
});
