import { totalmem } from "node:os";
import { isLocal } from "../is-local.ts";
import type { SiteSettings } from "../site.ts";

/** Settings of showing the sites of a registry. */
export interface ShownSitesSettings {
  /** The own hosts list all sites, if there are several. */
  readonly list: boolean;
  /** Who may read the plain sites of APIs that no docs site shows. */
  readonly apiSites: "on" | "private" | "off";
  /** Memory of all caches, in MiB. */
  readonly memory: number;
}

/** Settings, or sentences about their errors. */
export type ReadShownSites =
  | { readonly ok: true; readonly settings: ShownSitesSettings }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Default memory of all caches: a part of the memory of the machine or container, within limits in MiB; our choice. */
const [defaultPart, minDefault, maxDefault] = [1 / 4, 64, 512];

/** Memory of this machine or container in bytes. */
const machineMemory = (): number => {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
};

/**
 * Reads `CALLBOARD_SITE_LIST`, `CALLBOARD_API_SITES` and `CALLBOARD_SITE_MEMORY` (docs/hosting.md#settings). The list, and
 * the sites of APIs, are for readers of this machine by default.
 */
export function readShownSites(
  env: { readonly [name: string]: string | undefined },
  site: Pick<SiteSettings, "origin" | "hosts" | "trustedHops" | "trustedProxies">,
  availableBytes: number = machineMemory(),
): ReadShownSites {
  const errors: string[] = [];
  const usual = isLocal(site) ? "on" : "off";
  const list = env.CALLBOARD_SITE_LIST || usual;
  if (list !== "on" && list !== "off") {
    errors.push(`CALLBOARD_SITE_LIST is ${JSON.stringify(list)}; it must be on or off`);
  }
  const apiSites = env.CALLBOARD_API_SITES || usual;
  const isKnown = apiSites === "on" || apiSites === "private" || apiSites === "off";
  if (!isKnown) errors.push(`CALLBOARD_API_SITES is ${JSON.stringify(apiSites)}; it must be on, private or off`);
  const share = Math.floor((availableBytes / 2 ** 20) * defaultPart);
  const defaultMemory = Math.max(minDefault, Math.min(maxDefault, share));
  const memory = env.CALLBOARD_SITE_MEMORY || String(defaultMemory);
  if (!/^[1-9]\d{0,5}$/.test(memory)) {
    errors.push(
      `CALLBOARD_SITE_MEMORY is ${JSON.stringify(memory)}; it must be a number of MiB, such as ${defaultMemory}`,
    );
  }
  if (errors.length > 0 || !isKnown) return { ok: false, errors };
  return { ok: true, settings: { list: list === "on", apiSites, memory: Number(memory) } };
}
