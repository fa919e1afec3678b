import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** Addresses of trusted reverse proxies: their `X-Forwarded-For` is true. */
export type TrustedProxies = readonly Range[];

/** Reads a list of addresses and ranges such as `10.0.0.0/8, ::1`, or returns its first invalid entry. */
export function readTrustedProxies(
  text: string,
): { readonly ok: true; readonly proxies: TrustedProxies } | { readonly ok: false; readonly entry: string } {
  const entries = text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  const proxies: Range[] = [];
  for (const entry of entries) {
    const range = isIP(entry) === 0 ? entry : `${entry}/${isIP(entry) === 4 ? 32 : 128}`;
    if (!ipaddr.isValidCIDR(range)) return { ok: false, entry };
    proxies.push(ipaddr.parseCIDR(range));
  }
  return { ok: true, proxies };
}

/**
 * Returns the address by which a client is counted. Each trusted proxy appends the address that it saw to
 * `X-Forwarded-For`; the last one that is not a trusted proxy is the client's, and all before it may be invented. Without
 * trusted proxies the header is ignored. IPv6 clients are counted by their /64, since one subscriber holds all of it.
 */
export function peerAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trusted: TrustedProxies,
): string {
  const client = clientBehind(socketAddress, forwardedFor, trusted);
  return client === undefined ? "unknown" : keyOf(client);
}

/** Returns the address of a client, by the same rules; undefined if it is unknown. */
export const clientAddress = (...request: Parameters<typeof peerAddress>): string | undefined =>
  clientBehind(...request)?.toString();

/** Returns true if a socket belongs to a trusted proxy. */
export function isTrustedPeer(socketAddress: string | undefined, trusted: TrustedProxies): boolean {
  const peer = parse(socketAddress);
  return peer !== undefined && isTrusted(peer, trusted);
}

function clientBehind(
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trusted: TrustedProxies,
): Parsed | undefined {
  let client = parse(socketAddress);
  const seen = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
  while (client !== undefined && isTrusted(client, trusted) && seen.length > 0) {
    const next = parse(seen.pop());
    if (next === undefined) break;
    client = next;
  }
  return client;
}

type Parsed = ReturnType<typeof ipaddr.process>;

const parse = (text: string | undefined): Parsed | undefined =>
  text === undefined || isIP(text) === 0 ? undefined : ipaddr.process(text);

const isTrusted = (address: Parsed, trusted: TrustedProxies): boolean =>
  trusted.some((range) => range[0].kind() === address.kind() && address.match(range));

function keyOf(address: Parsed): string {
  if (address instanceof ipaddr.IPv4) return address.toString();
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}
