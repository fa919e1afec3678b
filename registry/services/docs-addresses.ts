import { canonicalHost } from "#engine/host";
import { type Failure, fail } from "#transport";
import { type Address, covers, readSiteAddress } from "../address.ts";

/** Errors of a site's declared addresses. */
export type AddressFailure = Failure<
  | { readonly error: "InvalidDomainError" }
  | { readonly error: "InvalidCustomDomainError" }
  | { readonly error: "InvalidURLError"; readonly content: string }
>;

/** All addresses of a site, the main one first. */
export type SiteAddresses = { readonly ok: true; readonly addresses: readonly Address[] } | AddressFailure;

/**
 * Reads the addresses of a site. The main one must end with `suffix` if the registry assigns addresses of its own
 * domain; a custom one must be a host that browsers can look up; none may contain another.
 */
export function readSiteAddresses(
  { domain, customDomains }: { readonly domain: string; readonly customDomains: readonly string[] },
  suffix: string | undefined,
): SiteAddresses {
  const main = readSiteAddress(domain);
  if (!main.ok) return fail({ error: "InvalidURLError", content: main.sentence });
  if (suffix !== undefined && !isWithin(main.address.host, suffix)) return fail({ error: "InvalidDomainError" });
  const addresses = [main.address];
  for (const text of customDomains) {
    const read = readSiteAddress(text);
    if (!read.ok) return fail({ error: "InvalidURLError", content: read.sentence });
    const overlaps = addresses.some((other) => covers(other, read.address) || covers(read.address, other));
    if (overlaps || !isDomainName(read.address.host)) return fail({ error: "InvalidCustomDomainError" });
    addresses.push(read.address);
  }
  return { ok: true, addresses };
}

/** The error for an address that another organisation holds. */
export const heldByAnother = (
  host: string,
): Failure<{ readonly error: "DomainBelongsToAnotherOrgError"; readonly content: string }> =>
  fail({ error: "DomainBelongsToAnotherOrgError", content: `${host} belongs to another organisation.` });

/** Returns true if a canonical host is a domain or below it; `evilplants.example` is not within `plants.example`. */
function isWithin(host: string, domain: string): boolean {
  const suffix = canonicalHost(domain.replace(/^\./, ""));
  return suffix !== undefined && (host === suffix || host.endsWith(`.${suffix}`));
}

/** A name with at least one dot, or `localhost`; no address of a machine. A port may follow. */
const isDomainName = (host: string): boolean => /^(?:(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*|localhost)(?::\d+)?$/.test(host);
