import { isLoopbackHost } from "./canonical-host.ts";

/** Suffixes of names in private networks (RFC 6762 §3, RFC 8375, RFC 6761 §6.2, RFC 9476, ICANN's `internal`). */
const privateName = /(?:^|\.)(?:local|home\.arpa|test|alt|internal|lan|intranet|corp|home)$/i;

/** Addresses of private networks and links (RFC 1918, RFC 3927, RFC 6598, RFC 4193, RFC 4291 §2.5.6). */
const privateAddress =
  /^(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^\[(?:::|f[cd]|fe[89ab])/i;

/** Returns true if a host, without its port, can be reached from anywhere on the Internet, as far as its name says. */
export const isPublicHost = (host: string): boolean =>
  !isLoopbackHost(host) && !privateName.test(host) && !privateAddress.test(host) && /[.:]/.test(host);
