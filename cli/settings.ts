import { resolve } from "node:path";

/** Where the two servers listen and where the data lies. */
export interface Settings {
  readonly sitePort: number;
  readonly registryPort: number;
  readonly dataFolder: string;
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
 * any free port.
 */
export function readSettings(env: { readonly [name: string]: string | undefined }, folder: string): ReadSettings {
  const faults: string[] = [];
  const sitePort = portOf("PORT", env.PORT, 4000, faults);
  const registryPort = portOf("REGISTRY_PORT", env.REGISTRY_PORT, 4001, faults);
  if (sitePort === registryPort && sitePort !== 0) {
    faults.push(`PORT and REGISTRY_PORT are both ${sitePort}; the site and the registry need a port each`);
  }
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    settings: { sitePort, registryPort, dataFolder: resolve(folder, env.CALLBOARD_DATA || ".callboard") },
  };
}
