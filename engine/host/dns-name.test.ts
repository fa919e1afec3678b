import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonicalHost } from "./canonical-host.ts";
import { isDnsName } from "./dns-name.ts";

describe("isDnsName", () => {
  it.each([
    "docs.example",
    "localhost",
    "a-b.example",
    "a--b.example",
    "xn--bcher-kva.example",
    "1.example",
    "a.b1",
    "a".repeat(63),
  ])("accepts %s", (host) => expect(isDnsName(host)).toBe(true));

  it.each([
    "-bad-.example.com",
    "bad-.example.com",
    "-bad.example.com",
    "a.-b",
    "a_b.example",
    "*.example",
    "192.0.2.1",
    "[::1]",
    "",
    "a..b",
    `${"a".repeat(64)}.example`,
    `${"a.".repeat(126)}abcd`,
  ])("rejects %j", (host) => expect(isDnsName(host)).toBe(false));

  it("accepts every domain of a valid name in its canonical form", () => {
    fc.assert(fc.property(fc.domain(), (name) => isDnsName(canonicalHost(name) ?? "")));
  });
});
