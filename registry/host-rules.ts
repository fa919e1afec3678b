import { isDnsName, isLoopbackHost } from "#engine/host";
import { hostsNamed, ownSiteName, suffixHost, withoutPort } from "./site-name.ts";
import { staffOrganization } from "./staff-organization.ts";

/** Settings of the operator that are about hosts. */
export interface HostSettings {
  /** The required ending of a site's main address; without it any host is accepted. */
  readonly domainSuffix?: string | undefined;
  /** Hosts at which the operator's servers answer, as returned by `readHosts`; `*.` means all names below. */
  readonly operatorHosts?: readonly string[] | undefined;
}

/** The hosts that sites can have, with or without a port. */
export interface HostRules {
  /** The ending of the addresses that the registry assigns. */
  readonly suffix: string | undefined;
  /** Returns the organization for which a host is reserved, even if others published there; undefined for most hosts. */
  readonly reservedFor: (host: string) => string | undefined;
  /** Returns true if a site can be at a host: a DNS name, or a reserved host. */
  readonly canHaveSite: (host: string) => boolean;
}

/**
 * Creates the rules of hosts. The organization that runs the registry alone has the hosts of its servers, the suffix
 * itself, `localhost` and the loopback addresses, and the hosts of the registry's own docs. Names below `localhost` are
 * for everybody.
 */
export function hostRules({ domainSuffix: suffix, operatorHosts = [] }: HostSettings): HostRules {
  const domain = suffix === undefined ? undefined : suffixHost(suffix);
  const names = new Set([
    ...operatorHosts,
    ...hostsNamed(ownSiteName, suffix),
    ...(domain === undefined ? [] : [domain]),
  ]);
  const endings = operatorHosts.flatMap((host) => (host.startsWith("*.") ? [host.slice(1)] : []));
  // The operator serves these names for its publishers.
  const isForPublishers = (host: string): boolean =>
    host.endsWith(".localhost") || (domain !== undefined && host.endsWith(`.${domain}`));
  const isReserved = (host: string): boolean =>
    names.has(host) ||
    (!isForPublishers(host) && (isLoopbackHost(host) || endings.some((ending) => host.endsWith(ending))));
  return {
    suffix,
    reservedFor: (host) => (isReserved(withoutPort(host)) ? staffOrganization : undefined),
    canHaveSite: (host) => isDnsName(withoutPort(host)) || isReserved(withoutPort(host)),
  };
}
