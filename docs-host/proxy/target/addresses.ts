import { isIP, isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/** The trust class of an address: public, an operator's own network, or forbidden. */
export type Reach = "public" | "private" | "forbidden";

/** The classification of an address. `range` is one of a fixed set of words, safe to log. */
export interface AddressVerdict {
  readonly reach: Reach;
  readonly range: string;
}

type IPv4 = ReturnType<typeof ipaddr.IPv4.parse>;
type IPv6 = ReturnType<typeof ipaddr.IPv6.parse>;

/** Ranges that an operator may allow by naming the origin. All that is neither here nor public stays forbidden. */
const privateRanges: ReadonlySet<string> = new Set(["loopback", "private", "carrierGradeNat", "uniqueLocal"]);

/**
 * Hosts that hand out credentials of a cloud machine, or command it. Forbidden even where private networks are allowed.
 */
const cloudHosts: ReadonlySet<string> = new Set(
  [
    "169.254.169.254", // the metadata address that most clouds share
    "169.254.170.2", // AWS container credentials
    "169.254.170.23", // AWS pod identity
    "fd00:ec2::254", // AWS metadata
    "fd00:ec2::23", // AWS pod identity
    "fd20:ce::254", // Google metadata
    "168.63.129.16", // Azure host agent; in a public block
    "100.100.100.200", // Alibaba metadata; in the carrier-grade NAT block
    "192.0.0.192", // Oracle metadata
  ].map((text) => parseAddress(text).toNormalizedString()),
);

/**
 * Blocks that the library's table does not hold. RFC 4291: global unicast is 2000::/3. RFC 3701: 3ffe::/16 was
 * returned.
 */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");
const returned = ipaddr.IPv6.parseCIDR("3ffe::/16");

/**
 * IPv6 forms that carry an IPv4 address, and where. A gateway may unwrap any of them, so all are refused as a whole.
 */
const embeddings: readonly {
  form: string;
  block: readonly [IPv6, number];
  read: (bytes: readonly number[]) => number[];
}[] = [
  { form: "ipv4Mapped", block: ipaddr.IPv6.parseCIDR("::ffff:0:0/96"), read: (bytes) => bytes.slice(12) },
  { form: "ipv4Compatible", block: ipaddr.IPv6.parseCIDR("::/96"), read: (bytes) => bytes.slice(12) },
  { form: "ipv4Translated", block: ipaddr.IPv6.parseCIDR("::ffff:0:0:0/96"), read: (bytes) => bytes.slice(12) },
  { form: "nat64", block: ipaddr.IPv6.parseCIDR("64:ff9b::/96"), read: (bytes) => bytes.slice(12) },
  { form: "nat64Local", block: ipaddr.IPv6.parseCIDR("64:ff9b:1::/48"), read: (bytes) => bytes.slice(12) },
  { form: "6to4", block: ipaddr.IPv6.parseCIDR("2002::/16"), read: (bytes) => bytes.slice(2, 6) },
  // RFC 4380: a Teredo address holds the client's IPv4 address with every bit turned over.
  {
    form: "teredo",
    block: ipaddr.IPv6.parseCIDR("2001::/32"),
    read: (bytes) => bytes.slice(12).map((byte) => byte ^ 255),
  },
];

/**
 * Classifies an IP address in text, by range and with denial as the default: an address that is not known to be public
 * is not. Text that is not an address in its plain form is forbidden (docs/security.md#addresses).
 */
export function checkAddress(text: string): AddressVerdict {
  if (isIP(text) === 0) return { reach: "forbidden", range: "notAnAddress" };
  const address = parseAddress(text);
  if (cloudHosts.has(address.toNormalizedString())) return { reach: "forbidden", range: "cloudHost" };
  return address instanceof ipaddr.IPv4 ? checkIPv4(address) : checkIPv6(address);
}

function checkIPv4(address: IPv4): AddressVerdict {
  const range = address.range();
  if (range === "unicast") return { reach: "public", range };
  return { reach: privateRanges.has(range) ? "private" : "forbidden", range };
}

function checkIPv6(address: IPv6): AddressVerdict {
  const range: string = address.range();
  if (range === "loopback" || range === "unspecified")
    return { reach: range === "loopback" ? "private" : "forbidden", range };
  const bytes = address.toByteArray();
  for (const { form, block, read } of embeddings) {
    if (!address.match([...block])) continue;
    const inner = checkAddress(read(bytes).join("."));
    return { reach: "forbidden", range: `${form}:${inner.range}` };
  }
  if (isIsatap(address))
    return { reach: "forbidden", range: `isatap:${checkAddress(bytes.slice(12).join(".")).range}` };
  if (privateRanges.has(range)) return { reach: "private", range };
  if (range !== "unicast") return { reach: "forbidden", range };
  if (!address.match(globalUnicast) || address.match(returned)) return { reach: "forbidden", range: "unallocated" };
  return { reach: "public", range };
}

/** RFC 5214: an interface identifier of 0000:5efe or 0200:5efe is followed by an IPv4 address, under any prefix. */
function isIsatap({ parts }: IPv6): boolean {
  return (parts[4] === 0 || parts[4] === 0x200) && parts[5] === 0x5efe;
}

/** Returns true if two texts name the same address in any notation. */
export function isSameAddress(one: string, other: string): boolean {
  if (isIP(one) === 0 || isIP(other) === 0) return false;
  return parseAddress(one).toNormalizedString() === parseAddress(other).toNormalizedString();
}

/**
 * Parses an address that is known to be valid. IPv6 goes through the URL parser first: ipaddr.js 2.5.0 reads
 * `::127.0.0.1` as a mapped address, which is a different one. A zone selects an interface, not an address.
 */
function parseAddress(text: string): IPv4 | IPv6 {
  if (isIPv4(text)) return ipaddr.IPv4.parse(text);
  const [address = ""] = text.split("%");
  return ipaddr.IPv6.parse(new URL(`http://[${address}]`).hostname.slice(1, -1));
}
