import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalHost, hostOf, isLoopbackHost, isSecureUrl, originOf, readAuthority } from "./canonical-host.ts";

describe("canonicalHost", () => {
  it.each([
    ["a.docs.test", "a.docs.test"],
    ["a.docs.test.", "a.docs.test"],
    ["A.Docs.TEST", "a.docs.test"],
    ["bücher.example", "xn--bcher-kva.example"],
    ["BÜCHER.example.", "xn--bcher-kva.example"],
    ["xn--bcher-kva.example", "xn--bcher-kva.example"],
    ["XN--BCHER-KVA.example", "xn--bcher-kva.example"],
    ["ｄｏｃｓ.test", "docs.test"],
    ["docs。test。", "docs.test"],
    ["do\u00adcs.test", "docs.test"],
    ["%64ocs.test", "docs.test"],
    ["2130706433", "127.0.0.1"],
    ["0x7f.1", "127.0.0.1"],
    ["0177.0.0.1", "127.0.0.1"],
    ["127.1.", "127.0.0.1"],
    ["①②⑦.0.0.1", "127.0.0.1"],
    ["[0:0:0:0:0:0:0:1]", "[::1]"],
    ["[2001:DB8::1]", "[2001:db8::1]"],
    ["localhost", "localhost"],
    ["a_b.test", "a_b.test"],
  ])("normalizes %j to %j", (text, host) => {
    expect(canonicalHost(text)).toBe(host);
  });

  it.each([
    "",
    ".",
    "..",
    "a..b",
    "a.test..",
    ".a.test",
    "a.test:80",
    "a.test:",
    "[::1]:80",
    "[::1",
    "::1",
    "[fe80::1%eth0]",
    "user@a.test",
    "a.test/",
    "a.test\\b",
    "a.test?b",
    "a.test#b",
    " a.test",
    "a.test\n",
    "a.test\tb",
    "a\u0000.test",
    "1.2.3.4.5",
    "256.0.0.1",
    "a<b.test",
    "http://a.test",
  ])("rejects %j", (text) => {
    expect(canonicalHost(text)).toBeUndefined();
  });

  it("returns a canonical host unchanged", () => {
    fc.assert(
      fc.property(fc.oneof(fc.domain(), fc.ipV4(), fc.string()), (text) => {
        const host = canonicalHost(text);
        return host === undefined || canonicalHost(host) === host;
      }),
    );
  });

  it("normalizes every spelling of a domain to one form", () => {
    const dot = fc.constantFrom("", ".", "。");
    fc.assert(
      fc.property(fc.domain(), fc.func(fc.boolean()), dot, (name, isUpper, end) => {
        const spelled = [...name].map((letter, at) => (isUpper(at) ? letter.toUpperCase() : letter)).join("");
        expect(canonicalHost(spelled + end)).toBe(canonicalHost(name));
      }),
    );
  });

  it("agrees with the host of a parsed URL", () => {
    fc.assert(
      fc.property(fc.webUrl(), (address) => {
        const url = new URL(address);
        expect(canonicalHost(url.hostname)).toBe(hostOf(url));
      }),
    );
  });
});

describe("readAuthority", () => {
  it.each([
    ["docs.test", { host: "docs.test", port: "" }],
    ["docs.test.:8080", { host: "docs.test", port: "8080" }],
    ["docs.test:80", { host: "docs.test", port: "80" }],
    ["docs.test:", { host: "docs.test", port: "" }],
    ["LOCALHOST:04000", { host: "localhost", port: "4000" }],
    ["[::1]:4000", { host: "[::1]", port: "4000" }],
    ["[::1]", { host: "[::1]", port: "" }],
  ])("splits %j", (text, authority) => {
    expect(readAuthority(text)).toEqual(authority);
  });

  it.each(["", ":80", "a:b", "a:65536", "a:-1", "a:80:80", "::1", "a:8 0", "ａ：８０"])("rejects %j", (text) => {
    expect(readAuthority(text)).toBeUndefined();
  });
});

describe("isLoopbackHost", () => {
  it.each(["localhost", "docs.localhost", "a.b.localhost", "127.0.0.1", "127.255.0.9", "[::1]"])(
    "accepts %s",
    (host) => {
      expect(isLoopbackHost(host)).toBe(true);
    },
  );

  it.each([
    "localhost.evil.test",
    "notlocalhost",
    "127.0.0.1.evil.test",
    "128.0.0.1",
    "0.0.0.0",
    "10.0.0.1",
    "[::]",
    "[::ffff:7f00:1]",
    "docs.test",
    "",
  ])("rejects %j", (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  });
});

it.each([
  ["https://docs.test:443/a", "https://docs.test"],
  ["HTTP://Docs.Test.:8080/a?b", "http://docs.test:8080"],
  ["http://0x7f.1:80", "http://127.0.0.1"],
  ["wss://[::1]:9", "wss://[::1]:9"],
])("originOf %s is %s", (address, origin) => {
  expect(originOf(new URL(address))).toBe(origin);
});

describe("isSecureUrl", () => {
  it.each(["https://a.test/x", "http://localhost:1/", "http://a.localhost./", "http://127.1/", "http://[::1]:4000"])(
    "trusts %s",
    (address) => expect(isSecureUrl(address)).toBe(true),
  );

  it.each([
    "http://a.test/",
    "http://10.0.0.1/",
    "http://localhost.evil.test/",
    "ftp://localhost/",
    "javascript:alert(1)",
    "data:text/html,x",
    "//a.test",
    "/login",
    "",
  ])("does not trust %j", (address) => {
    expect(isSecureUrl(address)).toBe(false);
  });
});
