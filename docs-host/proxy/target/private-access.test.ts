import { isIP } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ProxySettingError } from "../address-settings.ts";
import { call, startProxy } from "../caller.testing.ts";
import { startApi, startPeer } from "../upstream.testing.ts";
import { proxyHeaders } from "../wire/wire.ts";
import { checkAddress } from "./addresses.ts";
import { defaultPrivateRanges, isAccessible, readPrivateRanges, readRange } from "./private-access.ts";

const rangesOf = (...texts: readonly string[]) =>
  texts.map((text) => {
    const read = readRange(text);
    if (!read.ok) throw new Error(`${text} ${read.error}`);
    return read.range;
  });

describe("readRange", () => {
  it.each([
    ...defaultPrivateRanges,
    "10.1.0.0/16",
    "10.1.2.3/32",
    "127.0.0.0/8",
    "127.0.0.1/32",
    "::1/128",
    "fd00::/8",
    "fd12:3456:789a::/48",
    "0.0.0.0/0",
    "::/0",
  ])("accepts %s", (text) => {
    expect(readRange(text).ok).toBe(true);
  });

  it.each([
    ["10.1.2.3/16", "is not the first address of its range; write 10.1.0.0/16"],
    ["fd00::1/8", "is not the first address of its range; write fd00::/8"],
    ["8.8.8.0/24", "contains no private address"],
    ["169.254.0.0/16", "contains no private address"],
    ["2001:db8::/32", "contains no private address"],
    ...[
      "10.0.0.0",
      "10.0.0.0/",
      "10.0.0.0/33",
      "10.0.0.0/-1",
      "10.0.0.0/8/8",
      "10/8",
      "::1/129",
      "[::1]/128",
      "fe80::%eth0/10",
      "localhost/8",
      "private",
      "",
    ].map((text) => [text, "is not a range; write it as 10.1.0.0/16 or fd00::/8"]),
  ])("rejects %j: it %s", (text, error) => {
    expect(readRange(text ?? "")).toEqual({ ok: false, error });
  });

  it("names the setting and each invalid entry", () => {
    expect(readPrivateRanges({ CALLBOARD_PRIVATE_RANGES: "10.0.0.0/8, all,8.8.8.8/32" })).toEqual({
      ok: false,
      errors: [
        'CALLBOARD_PRIVATE_RANGES: "all" is not a range; write it as 10.1.0.0/16 or fd00::/8',
        'CALLBOARD_PRIVATE_RANGES: "8.8.8.8/32" contains no private address',
      ],
    });
    expect(readPrivateRanges({})).toEqual({ ok: true, ranges: undefined });
    expect(readPrivateRanges({ CALLBOARD_PRIVATE_RANGES: " " })).toEqual({ ok: true, ranges: undefined });
  });

  it("is validated when the proxy starts", async () => {
    await expect(startProxy({ privateRanges: ["10.0.0.1/8"] })).rejects.toBeInstanceOf(ProxySettingError);
  });
});

describe("isAccessible", () => {
  const accessible = (hostname: string, address: string, ranges?: readonly string[], loopback = false): boolean =>
    isAccessible(
      { origin: `http://${hostname}`, hostname, address, range: checkAddress(address).range },
      {
        privateOrigins: new Set([`http://${hostname}`]),
        loopback,
        ...(ranges !== undefined && { privateRanges: rangesOf(...ranges) }),
      },
    );

  it.each([
    // An IP address in the origin itself, and a loopback name.
    ["127.0.0.1", "127.0.0.1", undefined],
    ["10.0.0.5", "10.0.0.5", undefined],
    ["::1", "::1", undefined],
    ["10.0.0.5", "10.0.0.5", ["192.168.0.0/16"]],
    ["localhost", "127.0.0.1", undefined],
    ["localhost", "::1", ["10.0.0.0/8"]],
    ["api.localhost", "127.0.0.5", undefined],
    // Any other name.
    ["api.test", "10.0.0.5", undefined],
    ["api.test", "172.31.0.1", undefined],
    ["api.test", "192.168.1.1", undefined],
    ["api.test", "100.64.0.1", undefined],
    ["api.test", "fd00::1", undefined],
    ["api.test", "10.1.0.9", ["10.1.0.0/16"]],
    ["api.test", "127.0.0.1", ["127.0.0.0/8"]],
    ["api.test", "::1", ["::1/128"]],
  ])("allows %s at %s with the ranges %j", (hostname, address, ranges) => {
    expect(accessible(hostname, address, ranges)).toBe(true);
  });

  it.each([
    ["api.test", "127.0.0.1", undefined],
    ["api.test", "127.9.9.9", undefined],
    ["api.test", "::1", undefined],
    ["api.test", "10.2.0.9", ["10.1.0.0/16"]],
    ["api.test", "::1", ["127.0.0.0/8"]],
    ["localhost.api.test", "127.0.0.1", undefined],
    ["localhost", "10.0.0.5", undefined],
    ["localhost", "10.0.0.5", ["10.0.0.0/8"]],
  ])("refuses %s at %s with the ranges %j", (hostname, address, ranges) => {
    expect(accessible(hostname, address, ranges)).toBe(false);
  });

  it("allows loopback hosts without an allowed origin if loopback is granted, and no other host", () => {
    const granted = (hostname: string, address: string): boolean =>
      isAccessible(
        { origin: `http://${hostname}`, hostname, address, range: checkAddress(address).range },
        { privateOrigins: new Set(), loopback: true },
      );
    expect(granted("localhost", "127.0.0.1")).toBe(true);
    expect(granted("127.0.0.1", "127.0.0.1")).toBe(true);
    expect(granted("::1", "::1")).toBe(true);
    expect(granted("api.test", "127.0.0.1")).toBe(false);
    expect(granted("localhost", "10.0.0.5")).toBe(false);
    expect(granted("10.0.0.5", "10.0.0.5")).toBe(false);
  });

  it("never allows loopback through a foreign name, whatever else is configured", () => {
    fc.assert(
      fc.property(fc.domain(), fc.integer({ min: 0, max: 2 ** 24 - 1 }), fc.boolean(), (name, low, loopback) => {
        fc.pre(isIP(name) === 0 && !/(^|\.)localhost$/i.test(name));
        const address = `127.${low >> 16}.${(low >> 8) & 255}.${low & 255}`;
        return !accessible(name, address, undefined, loopback) && !accessible(name, "::1", undefined, loopback);
      }),
    );
  });
});

describe("an allowed origin with a host name", () => {
  const resolve = async () => ["127.0.0.1"];

  it("is refused without connecting if it resolves to loopback", async () => {
    const trap = await startPeer((socket) => socket.destroy());
    const url = `http://api.test:${trap.port}/`;
    const { port, entry } = await startProxy({ registered: [url], resolve, privateRanges: "usual" });
    expect((await call(port, { url })).headers[proxyHeaders.cause]).toBe("blocked-address");
    expect((await entry(({ cause }) => cause === "blocked-address")).blockedRange).toBe("loopback");
    expect(trap.connections()).toBe(0);
  });

  it("is reached at loopback if the private ranges include it, and then nowhere else", async () => {
    const api = await startApi((_request, response) => response.end("hi"));
    const url = `http://api.test:${api.port}/`;
    const privateRanges = ["127.0.0.0/8"];
    const { port } = await startProxy({ registered: [url], resolve, privateRanges });
    expect((await call(port, { url })).body.toString()).toBe("hi");
    const other = await startProxy({ registered: [url], resolve: async () => ["10.0.0.5"], privateRanges });
    expect((await call(other.port, { url })).headers[proxyHeaders.cause]).toBe("blocked-address");
  });

  it("is reached through loopback names regardless of the private ranges", async () => {
    const api = await startApi((_request, response) => response.end("hi"));
    const urls = [`http://localhost:${api.port}/`, `http://127.0.0.1:${api.port}/`, `http://a.localhost:${api.port}/`];
    const { port } = await startProxy({ registered: urls, resolve, privateRanges: "usual" });
    for (const url of urls) expect((await call(port, { url })).body.toString()).toBe("hi");
  });
});
