import type { Logger } from "pino";
import { createProxy, type ProxyLimits } from "#docs-host/proxy";
import {
  type Assets,
  apiPath,
  createDocsApp,
  createSiteServer,
  type LoginSettings,
  proxyPath,
  type SiteLogin,
  type SiteParts,
  type SiteSource,
  siteEnvironments,
  siteLogin,
} from "#docs-host/server";
import { closeServer } from "#process";
import { listen } from "./listen.ts";
import { logBug, logRefusedHost } from "./running.ts";

/** Settings of a site, of its server and of its proxy. */
export interface SiteSettings {
  /** Limits of the proxy that differ from the defaults. */
  readonly limits: Partial<ProxyLimits>;
  /** The public origin of the site, such as `https://docs.example.com`; on this machine if absent. */
  readonly origin?: string | undefined;
  /** Hosts of the site, in addition to those of this machine. */
  readonly hosts?: readonly string[] | undefined;
  /** The number of the operator's own reverse proxies in front of the site; 0 if absent. */
  readonly trustedHops?: number;
  /** Ranges that the host names of private origins may resolve to; the default ranges if absent. */
  readonly privateRanges?: readonly string[] | undefined;
  /** The login of readers to the site, if there is one. */
  readonly login?: LoginSettings | undefined;
}

/** The pages of a site, and what its proxy may reach. */
export interface SiteContent {
  readonly source: SiteSource;
  /** The built files of the pages. */
  readonly assets: Assets;
  /** True if pages send requests directly to the APIs rather than through the proxy. */
  readonly direct: boolean;
  /** Origins on private addresses that the proxy may call. */
  readonly privateOrigins: readonly string[];
  /** Returns true if the operator named the address of an API, see `siteEnvironments`; false for all if absent. */
  readonly isOwn?: (apiId: string, baseUrl: string) => boolean;
  /** Finds sites that are published under hosts of their own, if there can be any. */
  readonly resolveHost?: SiteParts["resolveHost"];
  /** Called after a page was rendered. */
  readonly onDrawn?: () => void;
}

/** A site that listens. It answers 503 until it gets its content. */
export interface ListeningSite {
  readonly ok: true;
  readonly port: number;
  /** The public origin. */
  readonly url: string;
  readonly show: (content: SiteContent) => void;
  /** Closes the port and all exchanges of the proxy. */
  readonly close: () => Promise<void>;
}

/** Listens on the port of a site; 0 selects a free one. Returns the reason as a sentence if it can't. */
export async function listenForSite(
  settings: SiteSettings,
  port: number,
  log: Logger,
): Promise<ListeningSite | { readonly ok: false; readonly errors: readonly string[] }> {
  const { server, serve } = createSiteServer({
    headerBytes: settings.limits.headerBytes,
    trustedHops: settings.trustedHops,
    hosts: settings.hosts,
    onRefused: logRefusedHost(log),
    onError: logBug(log),
  });
  const listening = await listen(server, port, "PORT");
  if (!listening.ok) return { ok: false, errors: [listening.error] };
  const url = settings.origin ?? `http://localhost:${listening.port}`;
  const address = { url, origins: originsOf(url, listening.port) };
  let shown: SiteParts | undefined;
  return {
    ok: true,
    port: listening.port,
    url,
    show: (content) => {
      shown = createParts(settings, content, address, log);
      serve(shown);
    },
    close: async () => {
      await Promise.all([closeServer(server), shown?.proxy.close()]);
    },
  };
}

interface SiteAddress {
  readonly url: string;
  /** The origins that readers can open the site at. */
  readonly origins: readonly string[];
}

/** Lists the origins of a site that listens on a port of this machine: its public origin, then its local names. */
const originsOf = (siteUrl: string, port: number): readonly string[] => [
  ...new Set([siteUrl, `http://localhost:${port}`, `http://127.0.0.1:${port}`]),
];

/** Creates the pages of a site and its proxy. */
function createParts(
  settings: SiteSettings,
  content: SiteContent,
  { url, origins }: SiteAddress,
  log: Logger,
): SiteParts {
  const { source, assets, direct, privateOrigins, isOwn, resolveHost, onDrawn } = content;
  const { login, privateRanges, trustedHops = 0, limits } = settings;
  return {
    app: createDocsApp({
      source,
      assets,
      proxyUrl: proxyPath,
      direct,
      origin: url,
      login: login && openLogin(login, origins, log),
      ...(onDrawn && { onDrawn }),
      onBug: logBug(log),
    }),
    proxy: createProxy({
      environments: siteEnvironments(source, isOwn),
      privateOrigins,
      ...(privateRanges !== undefined && { privateRanges }),
      pageOrigins: origins,
      // Pages of a host may call the proxy of that host: over https, and over http too if the site's own origin is http.
      ownHost: { http: url.startsWith("http:") },
      trustedHops,
      limits,
      probeOnly: direct,
      log: (entry) => log.info({ event: "proxy", ...entry }),
    }),
    resolveHost,
  };
}

/** Injects the network, the clock and the log into the login of a site. */
const openLogin = (settings: LoginSettings, origins: readonly string[], log: Logger): SiteLogin =>
  siteLogin({
    settings,
    origins,
    calls: apiPath,
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
    log: (entry) =>
      entry.outcome === "failed" ? log.warn({ event: "login", ...entry }) : log.info({ event: "login", ...entry }),
  });
