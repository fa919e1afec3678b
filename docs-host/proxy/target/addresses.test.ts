import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAddress, isSameAddress } from "./addresses.ts";

const forbidden: readonly (readonly [address: string, range: string])[] = [
  ["0.0.0.0", "unspecified"],
  ["0.1.2.3", "unspecified"],
  ["169.254.0.1", "linkLocal"],
  ["169.254.169.254", "cloudHost"],
  ["169.254.170.2", "cloudHost"],
  ["168.63.129.16", "cloudHost"],
  ["100.100.100.200", "cloudHost"],
  ["192.0.0.192", "cloudHost"],
  ["192.0.0.1", "reserved"],
  ["192.0.2.1", "reserved"],
  ["192.88.99.1", "reserved"],
  ["198.18.0.1", "reserved"],
  ["198.51.100.7", "reserved"],
  ["203.0.113.9", "reserved"],
  ["224.0.0.1", "multicast"],
  ["239.255.255.250", "multicast"],
  ["240.0.0.1", "reserved"],
  ["255.255.255.255", "broadcast"],
  ["::", "unspecified"],
  ["::7f00:1", "ipv4Compatible:loopback"],
  ["::127.0.0.1", "ipv4Compatible:loopback"],
  ["::8.8.8.8", "ipv4Compatible:unicast"],
  ["::ffff:127.0.0.1", "ipv4Mapped:loopback"],
  ["::ffff:7f00:1", "ipv4Mapped:loopback"],
  ["::ffff:a9fe:a9fe", "ipv4Mapped:cloudHost"],
  ["::ffff:8.8.8.8", "ipv4Mapped:unicast"],
  ["::ffff:0:127.0.0.1", "ipv4Translated:loopback"],
  ["64:ff9b::127.0.0.1", "nat64:loopback"],
  ["64:ff9b::a9fe:a9fe", "nat64:cloudHost"],
  ["64:ff9b::8.8.8.8", "nat64:unicast"],
  ["64:ff9b:1::10.0.0.1", "nat64Local:private"],
  ["64:ff9b:1:ffff::10.0.0.1", "nat64Local:private"],
  ["2002:7f00:1::", "6to4:loopback"],
  ["2002:a9fe:a9fe::1", "6to4:cloudHost"],
  ["2002:808:808::1", "6to4:unicast"],
  ["2001:0:4136:e378:8000:63bf:80ff:fffe", "teredo:loopback"],
  ["2001::f5ff:fffe", "teredo:private"],
  ["2606:4700::5efe:127.0.0.1", "isatap:loopback"],
  ["2606:4700::200:5efe:10.0.0.1", "isatap:private"],
  ["fe80::1", "linkLocal"],
  ["fe80::1%eth0", "linkLocal"],
  ["fec0::1", "deprecatedSiteLocal"],
  ["ff02::1", "multicast"],
  ["100::1", "discard"],
  ["2001:db8::1", "reserved"],
  ["3fff::1", "reserved"],
  ["2001:2::1", "benchmarking"],
  ["2001:20::1", "orchid2"],
  ["5f00::1", "segmentRouting"],
  ["3ffe::1", "unallocated"],
  ["4000::1", "unallocated"],
  ["1::1", "unallocated"],
  ["fd00:ec2::254", "cloudHost"],
  ["fd00:0ec2:0:0:0:0:0:254", "cloudHost"],
  ["fd20:ce::254", "cloudHost"],
];

const privates: readonly (readonly [address: string, range: string])[] = [
  ["127.0.0.1", "loopback"],
  ["127.255.255.254", "loopback"],
  ["10.0.0.1", "private"],
  ["172.16.0.1", "private"],
  ["172.31.255.255", "private"],
  ["192.168.1.1", "private"],
  ["100.64.0.1", "carrierGradeNat"],
  ["::1", "loopback"],
  ["fc00::1", "uniqueLocal"],
  ["fd12:3456:789a::1", "uniqueLocal"],
];

const publics = ["8.8.8.8", "1.1.1.1", "172.15.0.1", "172.32.0.1", "168.63.129.17", "2606:4700::1111", "2a00:1450::1"];

const notAddresses = [
  "",
  "localhost",
  "127.1",
  "2130706433",
  "0x7f.1",
  "0177.0.0.1",
  "[::1]",
  "127.0.0.1.",
  " 10.0.0.1",
  "1.2.3.4/8",
];

describe("checkAddress", () => {
  it.each(forbidden)("forbids %s as %s, even if the operator allows it", (address, range) => {
    expect(checkAddress(address)).toEqual({ reach: "forbidden", range });
  });

  it.each(privates)("classifies %s as private: %s", (address, range) => {
    expect(checkAddress(address)).toEqual({ reach: "private", range });
  });

  it.each(publics)("classifies %s as public", (address) => {
    expect(checkAddress(address).reach).toBe("public");
  });

  it.each(notAddresses)("forbids %j, which is not a canonical address", (text) => {
    expect(checkAddress(text)).toEqual({ reach: "forbidden", range: "notAnAddress" });
  });

  // Obfuscated hosts; the check sees only the result of URL parsing.
  it.each([
    "2130706433",
    "0x7f.1",
    "0x7f000001",
    "0177.0.0.1",
    "127.1",
    "127.0.0.1.",
    "①②⑦.0.0.1",
    "127。0。0。1",
    "%31%32%37.0.0.1",
    "[::1]",
    "[0:0:0:0:0:0:0:1]",
    "0",
    "[::ffff:127.0.0.1]",
    "[::127.0.0.1]",
    "[64:ff9b::127.0.0.1]",
    "[2002:7f00:1::]",
    "0xa9fea9fe",
    "[::ffff:169.254.169.254]",
  ])("never classifies http://%s/ as public after URL parsing", (host) => {
    const { hostname } = new URL(`http://${host}/`);
    expect(checkAddress(hostname.replace(/^\[|\]$/g, "")).reach).not.toBe("public");
  });

  it("never classifies an IPv6 address with a known embedding of IPv4 as public", () => {
    const prefixes = ["::ffff:", "::", "64:ff9b::", "64:ff9b:1::", "::ffff:0:"];
    fc.assert(
      fc.property(fc.ipV4(), fc.constantFrom(...prefixes), (inner, prefix) => {
        expect(checkAddress(prefix + inner).reach).not.toBe("public");
      }),
    );
  });

  it("never classifies an address outside 2000::/3 as public", () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        const first = Number.parseInt(address.startsWith("::") ? "0" : (address.split(":")[0] ?? "0"), 16);
        fc.pre(first < 0x2000 || first > 0x3fff);
        expect(checkAddress(address).reach).not.toBe("public");
      }),
    );
  });
});

describe("isSameAddress", () => {
  it.each([
    ["::1", "0:0:0:0:0:0:0:1", true],
    ["2606:4700::1111", "2606:4700:0:0:0:0:0:1111", true],
    ["127.0.0.1", "127.0.0.1", true],
    ["127.0.0.1", "127.0.0.2", false],
    ["127.0.0.1", "::ffff:127.0.0.1", false],
    ["127.0.0.1", "localhost", false],
  ])("compares %s with %s: %s", (one, other, same) => {
    expect(isSameAddress(one, other)).toBe(same);
  });
});
