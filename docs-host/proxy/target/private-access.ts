import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { isLoopbackHost } from "#engine/host";
import { splitList } from "../headers/index.ts";

type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** Parsed ranges of private addresses. */
export type PrivateRanges = readonly Range[];

/**
 * Ranges that a host name may resolve to if its origin is allowed: RFC 1918, RFC 6598 and RFC 4193, and not loopback.
 */
export const defaultPrivateRanges: readonly string[] = [
  "10.0.0.0/8",
  "172.16.0.0/12",
  "192.168.0.0/16",
  "100.64.0.0/10",
  "fc00::/7",
];

/** Every range that a setting may name, wholly or in part. */
const allowable = [...defaultPrivateRanges, "127.0.0.0/8", "::1/128"].map((text) => ipaddr.parseCIDR(text));

/** A parsed range, or a clause about the error in the text. */
export type ReadRange = { readonly ok: true; readonly range: Range } | { readonly ok: false; readonly error: string };

/**
 * Parses a range such as `10.1.0.0/16` or `fd00::/8`. It must hold private addresses, since no other is allowed by it.
 */
export function readRange(text: string): ReadRange {
  const [address = "", prefix = ""] = text.split("/");
  const isRange = isIP(address) !== 0 && !address.includes("%") && /^\d{1,3}$/.test(prefix) && ipaddr.isValidCIDR(text);
  if (!isRange || text.split("/").length > 2) return refusal("is not a range; write it as 10.1.0.0/16 or fd00::/8");
  const range = ipaddr.parseCIDR(text);
  const [first, bits] = range;
  const start = (first.kind() === "ipv4" ? ipaddr.IPv4 : ipaddr.IPv6).networkAddressFromCIDR(text);
  if (first.toNormalizedString() !== start.toNormalizedString()) {
    return refusal(`is not the first address of its range; write ${start.toString()}/${bits}`);
  }
  if (!allowable.some((one) => overlaps(one, range))) return refusal("contains no private address");
  return { ok: true, range };
}

const refusal = (error: string): ReadRange => ({ ok: false, error });

const holds = ([first, bits]: Range, address: Range[0]): boolean =>
  address.kind() === first.kind() && address.match(first, bits);

/** Two ranges overlap only if one holds the start of the other. */
const overlaps = (one: Range, other: Range): boolean => holds(one, other[0]) || holds(other, one[0]);

/** The ranges of a setting, none if it is absent or empty; or its errors, a sentence each. */
export type ReadRanges =
  | { readonly ok: true; readonly ranges: readonly string[] | undefined }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Reads `CALLBOARD_PRIVATE_RANGES`, a comma-separated list of ranges. */
export function readPrivateRanges(env: { readonly CALLBOARD_PRIVATE_RANGES?: string | undefined }): ReadRanges {
  const ranges = splitList(env.CALLBOARD_PRIVATE_RANGES);
  const errors = ranges.flatMap((text) => {
    const read = readRange(text);
    return read.ok ? [] : [`CALLBOARD_PRIVATE_RANGES: "${text}" ${read.error}`];
  });
  if (errors.length > 0) return { ok: false, errors };
  return { ok: true, ranges: ranges.length === 0 ? undefined : ranges };
}

/** The private addresses that an operator allows. */
export interface PrivateAccess {
  /** Canonical origins that may be reached at a private address. */
  readonly privateOrigins: ReadonlySet<string>;
  /** Ranges that the host names of these origins may resolve to; `defaultPrivateRanges` if absent. */
  readonly privateRanges?: PrivateRanges | undefined;
  /** True if every origin of this machine may be reached as well. */
  readonly loopback?: boolean | undefined;
}

const parsedDefaults: PrivateRanges = defaultPrivateRanges.map((text) => ipaddr.parseCIDR(text));

/**
 * Returns true if the operator who allowed an origin meant this private address. An address in the origin itself was
 * meant. `localhost` means loopback only. Any other name means a private network: its owner could point it at this
 * machine, so loopback counts only if the ranges contain it.
 * @param hostname without brackets
 */
export function isAccessible(
  { origin, hostname, address, range }: { origin: string; hostname: string; address: string; range: string },
  { privateOrigins, privateRanges = parsedDefaults, loopback = false }: PrivateAccess,
): boolean {
  const isAddress = isIP(hostname) !== 0;
  const isLoopback = range === "loopback" && (isAddress || isLoopbackHost(hostname));
  if (loopback && isLoopback) return true;
  if (!privateOrigins.has(origin)) return false;
  if (isAddress || isLoopbackHost(hostname)) return isAddress || isLoopback;
  const parsed = ipaddr.parse(address);
  return privateRanges.some((one) => holds(one, parsed));
}
