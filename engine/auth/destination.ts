import { hostOf, isSecureUrl, parseUrl } from "#engine/host";

/** The destination of a request, as far as credentials are concerned. */
export interface Destination {
  /** Id of the API that the request is for. */
  readonly api: string;
  /** Scheme, host and port (RFC 6454 section 4), with `ws` as `http`; empty if nothing can be sent to the address. */
  readonly origin: string;
  /** Scheme and registrable domain, or scheme and host if there is none (WHATWG HTML, "schemefully same site"). */
  readonly site: string;
}

/** Registrable domains by origin; empty for a host without one, such as an IP address. */
export interface RegistrableDomains {
  readonly [origin: string]: string;
}

/** A WebSocket handshake is an HTTP request (RFC 6455 section 1.2), so both schemes reach the same server. */
const schemes: { readonly [protocol: string]: string } = {
  "http:": "http",
  "https:": "https",
  "ws:": "http",
  "wss:": "https",
};

/**
 * Returns the destination of an address. Letter case, an IDN form, a default port and a trailing dot make no
 * difference. An origin that `domains` does not list counts as its own site, so that an unknown suffix never joins two
 * hosts.
 */
export function destinationOf(url: string, api: string, domains: RegistrableDomains = {}): Destination {
  const address = parseUrl(url);
  const scheme = address && schemes[address.protocol];
  if (address === undefined || scheme === undefined) return { api, origin: "", site: "" };
  const hostname = hostOf(address);
  const port = address.port === "" ? "" : `:${address.port}`;
  const origin = `${scheme}://${hostname}${port}`;
  const domain = (Object.hasOwn(domains, origin) && domains[origin]) || hostname;
  return { api, origin, site: `${scheme}://${domain}` };
}

/** The destination of a value of unknown origin. It equals no real origin. */
export const unknownDestination = (api: string): Destination => ({ api, origin: "unknown", site: "unknown" });

/** Returns true if the origin encrypts what it receives. */
export const isEncrypted = (origin: string): boolean => origin.startsWith("https:");

/** Host and port of an origin, as readers know it. */
export const hostIn = (origin: string): string => origin.replace(/^https?:\/\//, "");

/** Returns the host, with its scheme if others can read what is sent there. */
export const namedHost = (origin: string): string => (isSecureUrl(origin) ? hostIn(origin) : origin);
