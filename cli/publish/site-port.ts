import { hostOf, isLoopbackHost, parseUrl } from "#engine/host";

/** Milliseconds in which a registry on this machine says where its sites are. */
const patienceMs = 2000;

/**
 * Returns the port of the docs sites on this machine: the port of their public address if that is set, or else the port
 * that the registry reports because it shows them itself. Returns undefined if neither is known.
 */
export async function findSitePort(registry: string, origin: string | undefined): Promise<string | undefined> {
  const site = origin === undefined ? undefined : parseUrl(origin);
  if (site !== undefined && isLoopbackHost(hostOf(site))) return site.port || undefined;
  try {
    const response = await fetch(new URL("/health", registry), { signal: AbortSignal.timeout(patienceMs) });
    const health: unknown = response.ok ? await response.json() : undefined;
    if (typeof health !== "object" || health === null || !("sitePort" in health)) return undefined;
    return typeof health.sitePort === "number" ? `${health.sitePort}` : undefined;
  } catch {
    // The site is published, and the port is only shown.
    return undefined;
  }
}
