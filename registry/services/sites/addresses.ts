import { randomBytes } from "node:crypto";
import { canonicalHost, reservedPathOf } from "#engine/host";
import { type Failure, fail } from "#transport";
import { type Address, covers, readAddress, readSiteAddress } from "../../address.ts";
import type { HostRules } from "../../host-rules.ts";
import { labelOf, localSuffix, nameIn, withoutPort } from "../../site-name.ts";
import type { SiteAddress } from "../../store/sql/docs.ts";

/** Errors of a site's declared addresses. */
export type AddressFailure = Failure<
  | { readonly error: "InvalidDomainError" }
  | { readonly error: "InvalidCustomDomainError" }
  | { readonly error: "InvalidURLError"; readonly content: string }
>;

/** All addresses of a site, the main one first. */
export type SiteAddresses = { readonly ok: true; readonly addresses: readonly SiteAddress[] } | AddressFailure;

/**
 * Reads the addresses of a site. The main one must end with `suffix` if the registry assigns addresses in its domain; a
 * custom one must be a host that browsers can look up; none may contain another, or be at a path where pages are never
 * shown.
 */
export function readSiteAddresses(
  { domain, customDomains }: { readonly domain: string; readonly customDomains: readonly string[] },
  { suffix, rules }: { readonly suffix: string | undefined; readonly rules: HostRules },
): SiteAddresses {
  const main = readSiteAddress(domain);
  if (!main.ok) return fail({ error: "InvalidURLError", content: main.sentence });
  const isOutside = suffix !== undefined && !isWithin(main.address.host, suffix);
  if (isOutside || !canShowPages(main.address, rules)) return fail({ error: "InvalidDomainError" });
  const addresses = [{ ...main.address, isCustom: false }];
  for (const text of customDomains) {
    const read = readSiteAddress(text);
    if (!read.ok) return fail({ error: "InvalidURLError", content: read.sentence });
    const overlaps = addresses.some((other) => covers(other, read.address) || covers(read.address, other));
    if (overlaps || !canBeCustom(read.address, rules)) return fail({ error: "InvalidCustomDomainError" });
    addresses.push({ ...read.address, isCustom: true });
  }
  return { ok: true, addresses };
}

/** The address of a v1 site, or an error message. */
export type OnlyAddress =
  | { readonly ok: true; readonly addresses: readonly SiteAddress[] }
  | { readonly ok: false; readonly sentence: string };

/** Reads the only address of a site. It is custom unless the registry assigns it. */
export function readOnlyAddress(domain: string, rules: HostRules): OnlyAddress {
  const read = readSiteAddress(domain);
  if (!read.ok) return read;
  const { address } = read;
  const { suffix } = rules;
  if (!canShowPages(address, rules)) {
    const what = hasPages(address.path) ? "has no valid DNS name" : "has a path without pages";
    return { ok: false, sentence: `${JSON.stringify(domain)} ${what}.` };
  }
  const isCustom = suffix !== undefined && !isWithin(address.host, suffix);
  if (isCustom && !canBeCustom(address, rules)) {
    return { ok: false, sentence: `${JSON.stringify(domain)} is neither a domain name nor below ${suffix}.` };
  }
  return { ok: true, addresses: [{ ...address, isCustom }] };
}

/** Where a preview is served, and its address for browsers. */
export interface PreviewAddress {
  readonly address: SiteAddress;
  readonly url: string;
}

/** The name of the previewed site, if known, or an error message about its address. */
export type PreviewSite =
  | { readonly ok: true; readonly site: string | undefined }
  | { readonly ok: false; readonly sentence: string };

/** Reads the name of the site that a preview is of from the host and path of its address. */
export function previewSite(domain: string | undefined, { suffix }: HostRules): PreviewSite {
  if (domain === undefined) return { ok: true, site: undefined };
  const read = readSiteAddress(domain);
  if (!read.ok) return read;
  const { host, path } = read.address;
  return { ok: true, site: (nameIn(host, suffix) ?? withoutPort(host)) + path };
}

/**
 * Creates the address of a preview below the suffix; `undefined` if `basePath` is not a path. Previews of one site of an
 * organization and one `previewId` have the same address, so that a preview can be replaced. Without an id nobody can
 * guess it.
 *
 * @param sitePort the port of docs sites on this machine; the default one if absent
 */
export function previewAddress(
  {
    orgId,
    basePath = "",
    previewId,
    site,
  }: {
    readonly orgId: string;
    readonly basePath?: string;
    readonly previewId?: string;
    readonly site?: string | undefined;
  },
  suffix: string = localSuffix,
  sitePort?: number,
): PreviewAddress | undefined {
  const path = basePath.replace(/\/+$/, "").replace(/^(?=[^/])/, "/");
  if (!/^(?:\/[\w.~-]+)*$/.test(path) || !hasPages(path)) return undefined;
  const host = `${previewLabel(orgId, previewId, site)}.${suffix.replace(/^\./, "")}`;
  const read = readSiteAddress(host + path);
  if (!read.ok) return undefined;
  const { address } = read;
  const isLocal = isWithin(withoutPort(address.host), localSuffix);
  const port = isLocal && sitePort !== undefined && withoutPort(address.host) === address.host ? `:${sitePort}` : "";
  const origin = `${isLocal ? "http" : "https"}://${address.host}${port}`;
  return { address: { ...address, isCustom: false }, url: origin + address.path };
}

/** Returns the label of a preview's host, of at most 63 characters. Two hyphens separate a site from an id, and are in neither. */
function previewLabel(orgId: string, previewId: string | undefined, site: string | undefined): string {
  if (previewId === undefined) return `${labelOf(orgId, 30)}-preview-${randomBytes(12).toString("hex")}`;
  if (site === undefined) return `${labelOf(orgId, 30)}-preview-${labelOf(previewId, 24)}`;
  const [ownSite, id] = [site, previewId].map((text) => labelOf(text, 16).replace(/--+/g, "-"));
  return `${labelOf(orgId, 20)}-preview-${ownSite}--${id}`;
}

/** Reads the address of a page, without its query and fragment. */
export function addressOfPage(url: string): Address | undefined {
  const read = readAddress(url.replace(/[?#].*$/s, ""));
  return read.ok ? read.address : undefined;
}

/** Returns the error for a host that another organization owns. */
export const heldByAnother = (
  host: string,
  { reservedFor }: HostRules,
): Failure<{ readonly error: "DomainBelongsToAnotherOrgError"; readonly content: string }> =>
  fail({
    error: "DomainBelongsToAnotherOrgError",
    content:
      reservedFor(host) === undefined
        ? `${host} belongs to another organization.`
        : `${host} is reserved for the organization that runs the registry.`,
  });

/** Returns true if a canonical host is a domain or below it; `evilplants.example` is not within `plants.example`. */
function isWithin(host: string, domain: string): boolean {
  const suffix = canonicalHost(domain.replace(/^\./, ""));
  return suffix !== undefined && (host === suffix || host.endsWith(`.${suffix}`));
}

/** Returns true if a site can be at a host, and servers show pages at its path. */
const canShowPages = ({ host, path }: Address, { canHaveSite }: HostRules): boolean =>
  canHaveSite(host) && hasPages(path);

/** Returns false for paths that servers answer themselves, and for encoded ones: servers compare decoded paths. */
const hasPages = (path: string): boolean => reservedPathOf(path) === undefined && !path.includes("%");

/** Returns true for an address of a site at a name that others can look up, with at least one dot, or at a reserved host. */
const canBeCustom = (address: Address, rules: HostRules): boolean =>
  canShowPages(address, rules) && (address.host.includes(".") || rules.reservedFor(address.host) !== undefined);
