import { hostOf, isLoopbackHost } from "#engine/host";
import type { SiteSettings } from "./site.ts";

/**
 * Returns true if only this machine can open a site, so that its readers are its operator. Others must not choose where
 * its proxy connects to (docs/security.md#base-urls-of-readers), nor reach servers of this machine that the operator has
 * not allowed (docs/security.md#private-networks).
 */
export const isLocal = ({
  origin = "http://localhost",
  hosts = [],
  trustedHops = 0,
  trustedProxies = [],
}: Pick<SiteSettings, "origin" | "hosts" | "trustedHops" | "trustedProxies">): boolean =>
  isLoopbackHost(hostOf(new URL(origin))) &&
  hosts.every(isLoopbackHost) &&
  trustedHops === 0 &&
  trustedProxies.length === 0;
