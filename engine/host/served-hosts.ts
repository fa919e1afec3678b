import { itemAt } from "#engine/item-at";
import { canonicalHost, isLoopbackHost, readAuthority } from "./canonical-host.ts";

/** The host names of a setting in canonical form, or its errors, one sentence each. */
export type ReadHosts =
  | { readonly ok: true; readonly hosts: readonly string[] }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Prefix of a name that includes all its subdomains. */
const below = "*.";

/** Parses a comma-separated list of host names. `*.docs.example.com` means every name below `docs.example.com`. */
export function readHosts(text: string | undefined): ReadHosts {
  const entries = (text ?? "").split(",").map((entry) => entry.trim());
  const hosts: string[] = [];
  const errors: string[] = [];
  for (const entry of entries.filter((one) => one !== "")) {
    const name = entry.startsWith(below) ? entry.slice(below.length) : entry;
    const host = canonicalHost(name);
    if (host === undefined || host.includes("*")) {
      errors.push(`${JSON.stringify(entry)} is not a host name; write the name alone, such as docs.example.com`);
    } else hosts.push(entry.startsWith(below) ? below + host : host);
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, hosts };
}

/** Creates the function that returns true for a canonical host of this machine or of a list that `readHosts` parsed. */
export function servedHosts(hosts: readonly string[]): (host: string) => boolean {
  const names = new Set(hosts);
  const suffixes = hosts.flatMap((host) => (host.startsWith(below) ? [host.slice(1)] : []));
  return (host) => isLoopbackHost(host) || names.has(host) || suffixes.some((suffix) => host.endsWith(suffix));
}

/** The parts of an HTTP request that name its host. `rawHeaders` lists names and values in turn. */
export interface RequestHead {
  readonly url?: string | undefined;
  readonly rawHeaders: readonly string[];
}

/**
 * Returns the canonical host that a request is for: the host of its target if that is in absolute form, or else the
 * host of its `Host` header (RFC 9112 §3.2). Returns undefined if there is no `Host` header, more than one, or one that
 * is not a host. `X-Forwarded-Host` is never read: a page can send it.
 */
export function hostOfRequest({ url = "", rawHeaders }: RequestHead): string | undefined {
  let value: string | undefined;
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = itemAt(rawHeaders, at);
    if (name.length !== 4 || name.toLowerCase() !== "host") continue;
    if (value !== undefined) return undefined;
    value = rawHeaders[at + 1];
  }
  if (value === undefined) return undefined;
  const [, authority] = url.startsWith("/") ? [] : (/^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(url) ?? []);
  return hostIn(authority ?? value);
}

/** Hosts that were parsed before, by their text: a server sees the same few again and again. */
const known = new Map<string, string | undefined>();
const maxKnown = 100;

function hostIn(text: string): string | undefined {
  if (known.has(text)) return known.get(text);
  const host = readAuthority(text)?.host;
  if (known.size >= maxKnown) known.clear();
  known.set(text, host);
  return host;
}

/** The answer of a lookup: "unknown" if it failed or was deferred, so that the client should try again. */
export type HostStatus = "served" | "not-served" | "unknown";

/**
 * Why a request is refused: it names no host, one that is not served, or one that can't be looked up at the moment.
 * `message` is a sentence for the client.
 */
export type HostRefusal =
  | { readonly status: 400; readonly message: string }
  | { readonly status: 421 | 503; readonly message: string; readonly host: string };

/**
 * Returns the refusal of a request for a host that is not served; undefined for one that is served. A page with a name
 * that resolves to this machine (DNS rebinding) sends its own name as the host, so it reads nothing.
 * @param serves returns true for a canonical host that is served
 * @param setting what the operator changes to have another host served
 */
export function refuseHost(
  head: RequestHead,
  serves: (host: string) => boolean,
  setting: string,
): HostRefusal | undefined {
  const host = hostOfRequest(head);
  if (host === undefined)
    return { status: 400, message: "The request must have one Host header with a valid host name." };
  if (serves(host)) return undefined;
  const message = `The host ${host} is not served here. To serve it, its operator can add it to ${setting}.`;
  // RFC 9110 §15.5.20
  return { status: 421, message, host };
}
