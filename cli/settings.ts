import { resolve } from "node:path";
import { type ProxyLimits, readLimits } from "#docs-host/proxy";

/** Where the two servers listen and where the data lies. */
export interface Settings {
  readonly sitePort: number;
  readonly registryPort: number;
  readonly dataFolder: string;
  /** Whether pages send requests straight to the APIs and not through the proxy. */
  readonly direct: boolean;
  /** Limits of the proxy that differ from the usual ones. */
  readonly limits: Partial<ProxyLimits>;
}

/** Settings, or what is wrong with them, a sentence each. */
export type ReadSettings =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly faults: readonly string[] };

const portOf = (name: string, text: string | undefined, fallback: number, faults: string[]): number => {
  if (text === undefined || text === "") return fallback;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 0 && port <= 65_535) return port;
  faults.push(`${name} is ${JSON.stringify(text)}; it must be a port, a whole number from 0 to 65535`);
  return fallback;
};

/**
 * Reads `PORT` (4000), `REGISTRY_PORT` (4001) and `CALLBOARD_DATA` (`.callboard` in the working folder). Port 0 takes
 * any free port. `CALLBOARD_PROXY` is `on` or `off`, `CALLBOARD_PROXY_LIMITS` a list like `totalMs=300000`.
 */
export function readSettings(env: { readonly [name: string]: string | undefined }, folder: string): ReadSettings {
  const faults: string[] = [];
  const sitePort = portOf("PORT", env.PORT, 4000, faults);
  const registryPort = portOf("REGISTRY_PORT", env.REGISTRY_PORT, 4001, faults);
  if (sitePort === registryPort && sitePort !== 0) {
    faults.push(`PORT and REGISTRY_PORT are both ${sitePort}; the site and the registry need a port each`);
  }
  const proxy = env.CALLBOARD_PROXY || "on";
  if (proxy !== "on" && proxy !== "off")
    faults.push(`CALLBOARD_PROXY is ${JSON.stringify(proxy)}; it must be on or off`);
  const limits = readLimits(env.CALLBOARD_PROXY_LIMITS);
  if (!limits.ok) faults.push(...limits.faults.map((fault) => `CALLBOARD_PROXY_LIMITS: ${fault}`));
  if (faults.length > 0 || !limits.ok) return { ok: false, faults };
  return {
    ok: true,
    settings: {
      sitePort,
      registryPort,
      dataFolder: resolve(folder, env.CALLBOARD_DATA || ".callboard"),
      direct: proxy === "off",
      limits: limits.limits,
    },
  };
}
