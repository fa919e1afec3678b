import { hash } from "node:crypto";
import { canonicalHost } from "#engine/host";

/** The domain of sites when the registry assigns no addresses: all of it is this machine (RFC 6761 §6.3). */
export const localSuffix = "localhost";

/** The name of the host that shows the registry's own docs, below `localhost` and below the suffix. */
export const ownSiteName = "registry";

/**
 * Makes a label of a host name from a text. A text that is not a valid label gets a hash, so that no two share one.
 *
 * @param most the limit of its length
 */
export function labelOf(text: string, most: number): string {
  const label = plainLabel(text);
  if (label === text && label.length <= most) return label;
  return `${label.slice(0, most - 9)}-${shortHash(text)}`.replace(/^-/, "");
}

/**
 * Returns the name for the plain site of an API: made of the names of its organization and of itself. It may be taken.
 */
export const apiLabel = (orgId: string, apiName: string): string =>
  joined(plainLabel(orgId).slice(0, 28), plainLabel(apiName).slice(0, 24));

/** Returns the name of a host that the registry has not assigned: `docs-plants-example`. It may be taken. */
export const hostLabel = (host: string): string => joined(plainLabel(host).slice(0, 50));

/** Returns a name for something with a label that is taken: the hash of `key` makes it unique. */
export const hashedLabel = (label: string, key: string): string => `${label}-${shortHash(key)}`;

/**
 * Returns the name of a host right below the suffix or below `localhost`, with any port; undefined for any other host,
 * such as `a.b.localhost`.
 */
export function nameIn(host: string, suffix: string | undefined): string | undefined {
  const bare = withoutPort(host);
  for (const domain of [localSuffix, ...(suffix === undefined ? [] : [suffixHost(suffix)])]) {
    const name = bare.endsWith(`.${domain}`) ? bare.slice(0, -domain.length - 1) : "";
    if (/^[a-z0-9-]+$/.test(name)) return name;
  }
  return undefined;
}

/** Returns the hosts that have a name by themselves, without a port. */
export const hostsNamed = (name: string, suffix: string | undefined): readonly string[] =>
  [localSuffix, ...(suffix === undefined ? [] : [suffixHost(suffix)])].map((domain) => `${name}.${domain}`);

/** Returns a host without its port. */
export const withoutPort = (host: string): string => host.replace(/:\d+$/, "");

/** Returns the host of a suffix, which may be written with a dot in front of it. */
export const suffixHost = (suffix: string): string => canonicalHost(suffix.replace(/^\./, "")) ?? suffix;

const plainLabel = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Texts of other scripts than Latin leave nothing. */
const joined = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.replace(/-$/, ""))
    .join("-")
    .replace(/^-|-$/g, "") || "site";

const shortHash = (text: string): string => hash("sha256", text).slice(0, 8);
