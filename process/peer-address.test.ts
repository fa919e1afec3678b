import { expect, it } from "vitest";
import { peerAddress, readTrustedProxies } from "./peer-address.ts";

const trusted = (text: string) => {
  const read = readTrustedProxies(text);
  if (!read.ok) throw new Error(read.entry);
  return read.proxies;
};

it.each([
  ["no proxies ignore the header", "", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["a stranger can't name an address", "10.0.0.0/8", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["a proxy names the client", "10.0.0.0/8", "10.0.0.7", "198.51.100.1", "198.51.100.1"],
  ["what the client wrote is ignored", "10.0.0.0/8", "10.0.0.7", "192.0.2.1, 198.51.100.1", "198.51.100.1"],
  ["proxies in a row are skipped", "10.0.0.0/8, 127.0.0.1", "127.0.0.1", "198.51.100.1, 10.0.0.7", "198.51.100.1"],
  ["a mapped address is an IPv4 address", "10.0.0.7", "::ffff:10.0.0.7", "::ffff:198.51.100.1", "198.51.100.1"],
  ["text that is not an address ends the search", "10.0.0.7", "10.0.0.7", "198.51.100.1, evil", "10.0.0.7"],
  ["a missing header leaves the proxy", "10.0.0.7", "10.0.0.7", "", "10.0.0.7"],
  ["an IPv6 client counts by its network", "::1", "::1", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["a closed socket has no address", "", "", "", "unknown"],
])("the address of a client: %s", (_, proxies, socket, header, expected) => {
  expect(peerAddress(socket || undefined, header || null, trusted(proxies))).toBe(expected);
});

it("names the entry of a list that is not an address or range", () => {
  expect(readTrustedProxies("10.0.0.1, 10.0.0.0/99")).toEqual({ ok: false, entry: "10.0.0.0/99" });
  expect(readTrustedProxies("proxy.example")).toEqual({ ok: false, entry: "proxy.example" });
});
