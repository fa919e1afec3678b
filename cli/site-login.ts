import type { Logger } from "pino";
import { apiPath, type LoginSettings, type SiteLogin, siteLogin } from "#docs-host/server";

/** Lists the origins of a site that listens on a port of this machine: its public origin, then its local names. */
export const originsOf = (siteUrl: string, port: number): readonly string[] => [
  ...new Set([siteUrl, `http://localhost:${port}`, `http://127.0.0.1:${port}`]),
];

/**
 * Returns which pages of a host may call the proxy there, for any host: pages over https, and over http too if the
 * site's own origin is http.
 */
export const ownHostOf = (siteUrl: string): { readonly http: boolean } => ({ http: siteUrl.startsWith("http:") });

/** Injects the network, the clock and the log into the login of a site; undefined if readers don't log in. */
export const loginOf = (
  settings: LoginSettings | undefined,
  origins: readonly string[],
  log: Logger,
): SiteLogin | undefined =>
  settings &&
  siteLogin({
    settings,
    origins,
    calls: apiPath,
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
    log: (entry) =>
      entry.outcome === "failed" ? log.warn({ event: "login", ...entry }) : log.info({ event: "login", ...entry }),
  });
