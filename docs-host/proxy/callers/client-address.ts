import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { splitList } from "../headers/index.ts";

/**
 * The key by which a client is counted: its socket's address or, behind a known number of trusted hops, the address
 * that the outermost of them saw. IPv6 clients are counted by their /64, since one subscriber holds all of it.
 */
export function clientKey(request: IncomingMessage, trustedHops: number): string {
  const socketAddress = request.socket.remoteAddress ?? "unknown";
  if (trustedHops === 0) return keyOf(socketAddress);
  const forwarded = splitList([request.headers["x-forwarded-for"]].flat().join(","));
  // Each hop appends the address that it saw, so everything left of the trusted ones was written by the client.
  return keyOf(forwarded.at(-trustedHops) ?? socketAddress);
}

/**
 * Keys of addresses that were seen before, as many as a busy minute has; reading one takes longer than all other
 * guards.
 */
const known = new Map<string, string>();
const maxKnown = 1000;

function keyOf(text: string): string {
  const cached = known.get(text);
  if (cached !== undefined) return cached;
  const key = readKey(text);
  if (known.size >= maxKnown) known.clear();
  known.set(text, key);
  return key;
}

function readKey(text: string): string {
  if (isIP(text) === 0) return "unknown";
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${address.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
