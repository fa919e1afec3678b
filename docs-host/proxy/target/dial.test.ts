import { describe, expect, it, onTestFinished } from "vitest";
import { call, startProxy } from "../caller.testing.ts";
import { makeCertificate } from "../certificate.testing.ts";
import { startApi, startPeer, startSecureApi } from "../upstream.testing.ts";
import { proxyHeaders } from "../wire/wire.ts";
import { isPinned } from "./dial.ts";

/** A peer that must never be reached. */
const startTrap = () => startPeer((socket) => socket.destroy());

describe("connecting to an API", () => {
  it.each([
    ["one private address among public ones", ["93.184.215.14", "127.0.0.1"], "loopback"],
    ["a private address alone", ["10.0.0.1"], "private"],
    ["a mapped address", ["::ffff:127.0.0.1"], "ipv4Mapped:loopback"],
    ["the metadata address", ["169.254.169.254"], "cloudHost"],
    ["text that is not an address", ["127.1"], "notAnAddress"],
  ])("refuses a name that resolves to %s, without connecting", async (_what, addresses, range) => {
    const trap = await startTrap();
    const url = `http://api.test:${trap.port}/`;
    const { port, entry } = await startProxy({ registered: [url], reachable: [], resolve: async () => addresses });
    const answer = await call(port, { url });
    expect(answer.headers[proxyHeaders.cause]).toBe("blocked-address");
    expect((await entry(({ cause }) => cause === "blocked-address")).blockedRange).toBe(range);
    expect(trap.connections()).toBe(0);
  });

  it.each([
    "127.0.0.1",
    "2130706433",
    "0x7f.1",
    "127.1",
    "[::ffff:127.0.0.1]",
    "[::127.0.0.1]",
    "0.0.0.0",
    "[::]",
    "localhost",
  ])("refuses the registered http://%s unless the operator allows its origin", async (host) => {
    const trap = await startTrap();
    const url = `http://${host}:${trap.port}/`;
    const { port } = await startProxy({ registered: [url], reachable: [] });
    const answer = await call(port, { url });
    expect(answer.headers[proxyHeaders.cause]).toBe("blocked-address");
    expect(trap.connections()).toBe(0);
  });

  it.each([
    "http://169.254.169.254/",
    "http://168.63.129.16/",
    "http://[fd00:ec2::254]/",
    "http://[::ffff:127.0.0.1]/",
    "http://0.0.0.0/",
  ])("refuses %s even if the operator allows its origin", async (url) => {
    const { port } = await startProxy({ registered: [url] });
    expect((await call(port, { url })).headers[proxyHeaders.cause]).toBe("blocked-address");
  });

  it("reaches a private address at the allowed origin only, not at another port", async () => {
    const api = await startApi((_request, response) => response.end("hi"));
    const trap = await startTrap();
    const { port } = await startProxy({ registered: [api.origin, trap.origin], reachable: [api.origin] });
    expect((await call(port, { url: `${api.origin}/` })).body.toString()).toBe("hi");
    expect((await call(port, { url: `${trap.origin}/` })).headers[proxyHeaders.cause]).toBe("blocked-address");
    expect(trap.connections()).toBe(0);
  });

  it("resolves a name once and connects to the checked address, which prevents DNS rebinding", async () => {
    const api = await startApi((request, response) => response.end(request.headers.host));
    const url = `http://rebind.test:${api.port}/`;
    const lookups: string[] = [];
    const answers = [["127.0.0.1"], ["169.254.169.254"], ["169.254.169.254"]];
    const resolve = async (hostname: string) => answers[lookups.push(hostname) - 1] ?? [];
    const { port } = await startProxy({ registered: [url], resolve });
    const answer = await call(port, { url });
    expect(answer.body.toString()).toBe(`rebind.test:${api.port}`);
    expect(lookups).toEqual(["rebind.test"]);
  });

  it("falls back to the next checked address if a connection fails", async () => {
    const api = await startApi((_request, response) => response.end("hi"));
    const url = `http://two.test:${api.port}/`;
    const { port } = await startProxy({ registered: [url], resolve: async () => ["::1", "127.0.0.1"] });
    expect((await call(port, { url })).body.toString()).toBe("hi");
  });

  it("reuses a pooled connection", async () => {
    const api = await startApi((_request, response) => response.end("hi"));
    const { port } = await startProxy({ registered: [api.origin] });
    for (let count = 0; count < 3; count += 1) await call(port, { url: `${api.origin}/` });
    expect(api.connections()).toBe(1);
  });

  it("reports name-not-found for a name without addresses", async () => {
    const url = "http://empty.test/";
    const { port } = await startProxy({ registered: [url], resolve: async () => [] });
    expect((await call(port, { url })).headers[proxyHeaders.cause]).toBe("name-not-found");
  });

  it("times out a DNS lookup that never completes", async () => {
    const url = "http://slow.test/";
    const { port } = await startProxy({
      registered: [url],
      resolve: () => new Promise(() => {}),
      limits: { connectMs: 50 },
    });
    expect((await call(port, { url })).headers[proxyHeaders.cause]).toBe("connect-timeout");
  });

  it("ignores proxy environment variables", async () => {
    const trap = await startTrap();
    const names = ["HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "http_proxy", "https_proxy", "all_proxy"];
    const before = names.map((name) => [name, process.env[name]] as const);
    onTestFinished(() => {
      for (const [name, value] of before) {
        if (value === undefined) delete process.env[name];
        else process.env[name] = value;
      }
    });
    for (const name of names) process.env[name] = trap.origin;
    const api = await startApi((_request, response) => response.end("hi"));
    const { port } = await startProxy({ registered: [api.origin] });
    expect((await call(port, { url: `${api.origin}/` })).body.toString()).toBe("hi");
    expect(trap.connections()).toBe(0);
  });
});

describe("connecting over TLS", () => {
  const certificate = makeCertificate("api.test");
  const resolve = async () => ["127.0.0.1"];

  it("accepts a trusted certificate for the name of the API", async () => {
    const api = await startSecureApi(certificate, (_request, response) => response.end("safe"));
    const url = `https://api.test:${api.port}/`;
    const { port } = await startProxy({ registered: [url], resolve, certificateAuthorities: [certificate.cert] });
    expect((await call(port, { url })).body.toString()).toBe("safe");
  });

  const expired = makeCertificate("api.test", Date.UTC(2020, 1, 1));
  const early = makeCertificate("api.test", Date.UTC(2049, 1, 1));

  it.each([
    ["is not trusted", "tls-untrusted", "api.test", certificate, []],
    ["is for another name", "tls-wrong-name", "other.test", certificate, [certificate.cert]],
    ["is for a name instead of the address", "tls-wrong-name", "127.0.0.1", certificate, [certificate.cert]],
    ["has expired", "tls-expired", "api.test", expired, [expired.cert]],
    ["is not valid yet", "tls-expired", "api.test", early, [early.cert]],
  ])("refuses a certificate that %s with %s", async (_what, cause, host, served, certificateAuthorities) => {
    let requests = 0;
    const api = await startSecureApi(served, (_request, response) => {
      requests += 1;
      response.end();
    });
    const url = `https://${host}:${api.port}/`;
    const { port } = await startProxy({ registered: [url], resolve, certificateAuthorities });
    expect((await call(port, { url })).headers[proxyHeaders.cause]).toBe(cause);
    expect(requests).toBe(0);
  });
});

describe("isPinned", () => {
  it.each([
    ["127.0.0.1", ["127.0.0.1"], true],
    ["2606:4700:0:0::1111", ["1.1.1.1", "2606:4700::1111"], true],
    ["127.0.0.1", ["1.1.1.1"], false],
    ["::ffff:1.1.1.1", ["1.1.1.1"], false],
    [undefined, ["1.1.1.1"], false],
  ])("compares the connected address %s with the checked addresses %j: %s", (reached, checked, pinned) => {
    expect(isPinned(reached, checked)).toBe(pinned);
  });
});
