import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import { deferredProxy, type LogEntry, type ProxyLimits, type ProxyOptions } from "#docs-host/proxy";
import {
  type Assets,
  createDocsApp,
  createSiteServer,
  type DocsAppOptions,
  hopsBehind,
  type LoginSettings,
  locatesProxy,
  type OperatorSettings,
  proxyPath,
  proxyPathEnd,
  readersScheme,
  type SiteLogin,
  type SiteParts,
  type Sites,
  siteLogin,
  sitesEnvironments,
} from "#docs-host/server";
import type { CacheSize } from "#engine/caches";
import { parseElsewhere } from "#mdx/syntax";
import { closeServer, type EndedRequest, measureRequests, retireServer, type TrustedProxies } from "#process";
import { listen } from "./listen.ts";
import { packageFolder } from "./package-folder.ts";
import { type ParserProcess, parseInProcess } from "./page-parser/parse-in-process.ts";
import { drawInProcess, type PreviewProcess } from "./previews/draw-in-process.ts";
import { logBug, logRefusedHost } from "./running.ts";

/** Receives measurements of a site. No method throws. */
export interface SiteTelemetry {
  /** Called when a request begins. */
  readonly begin: () => void;
  readonly end: (request: EndedRequest) => void;
  /** Called after a page was rendered. */
  readonly drawn: () => void;
  /** Receives the sizes of the caches of a thread; none when it has ended. */
  readonly caches: (thread: number, sizes: readonly CacheSize[]) => void;
  /** Called after a call to the registry; `failed` if there was no response, or one of 500 or above. */
  readonly registryCall: (milliseconds: number, failed: boolean) => void;
  readonly proxyCall: (entry: Pick<LogEntry, "cause" | "totalMs">) => void;
}

/** Settings of a site, of its server and of its proxy. */
export interface SiteSettings {
  /** Limits of the proxy that differ from the defaults. */
  readonly limits: Partial<ProxyLimits>;
  /** The public origin of the site, such as `https://docs.example.com`; on this machine if absent. */
  readonly origin?: string | undefined;
  /** Hosts of the site, in addition to the hosts of this machine. */
  readonly hosts?: readonly string[] | undefined;
  /** The number of the operator's own reverse proxies in front of the site; 0 if absent. */
  readonly trustedHops?: number;
  /** Reverse proxies with trusted `X-Forwarded-…` headers; none if absent. */
  readonly trustedProxies?: TrustedProxies;
  /** Origins at private addresses that the APIs of all sites may call; none if absent. */
  readonly privateOrigins?: readonly string[];
  /** Ranges that the host names of private origins may resolve to; the default ranges if absent. */
  readonly privateRanges?: readonly string[] | undefined;
  /** Settings of the operator for the pages of all sites. */
  readonly operator?: OperatorSettings;
  /** Returns the results of watches that a site shows; no site shows any if absent. */
  readonly liveChecksOf?: DocsAppOptions["liveChecksOf"];
  /** The login of readers to the site, if there is one. */
  readonly login?: LoginSettings | undefined;
  /** Milliseconds from the first "not ready" response until the site stops. Default: 0. */
  readonly stopDelayMs?: number;
  readonly telemetry?: SiteTelemetry | undefined;
}

/** The pages of a site, and the allowed targets of its proxy. */
export interface SiteContent {
  readonly sites: Sites;
  /** True if open pages load again as soon as their site has changed. */
  readonly live?: boolean;
  /** The built files of the pages. */
  readonly assets: Assets;
  /** True if pages send requests directly to the APIs rather than through the proxy. */
  readonly direct: boolean;
  /** Origins on private addresses that the proxy may call. */
  readonly privateOrigins: readonly string[];
  /** Returns true if the operator named the address of an API, see `sitesEnvironments`; false for all if absent. */
  readonly isOwn?: (apiId: string, baseUrl: string) => boolean;
  /** The threads that load and render the sites, if this one does not. They end with the site. */
  readonly threads?: DocsAppOptions["threads"];
  /** Called after a page was rendered. */
  readonly onDrawn?: () => void;
  /** Returns true if the sites could be read; read until it is true. Absent if they need no other server. */
  readonly isReachable?: () => Promise<boolean>;
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
  listenAt?: string,
): Promise<ListeningSite | { readonly ok: false; readonly errors: readonly string[] }> {
  let shown: SiteParts | undefined;
  let threads: SiteContent["threads"];
  let isStopping = false;
  let isReady = async (): Promise<boolean> => false;
  const { server, serve } = createSiteServer({
    state: async () => (isStopping ? "stopping" : (await isReady()) ? "ready" : "starting"),
    headerBytes: settings.limits.headerBytes,
    trustedHops: settings.trustedHops,
    trustedProxies: settings.trustedProxies,
    hosts: settings.hosts,
    onRefused: logRefusedHost(log),
    onError: logBug(log),
  });
  if (settings.telemetry !== undefined) measureRequests(server, settings.telemetry);
  const listening = await listen(server, port, "PORT", listenAt);
  if (!listening.ok) return { ok: false, errors: [listening.error] };
  const url = settings.origin ?? `http://localhost:${listening.port}`;
  const address = { url, origins: originsOf(url, listening.port) };
  const previews = settings.operator?.drawsPreviews === true ? openPreviews() : undefined;
  const parser = openParser();
  parseElsewhere(parser?.parse);
  return {
    ok: true,
    port: listening.port,
    url,
    show: (content) => {
      ({ threads } = content);
      shown = createParts(settings, content, { ...address, previews, log });
      serve(shown);
      isReady = once(content.isReachable ?? (async () => true));
    },
    close: async () => {
      isStopping = true;
      await retireServer(server, settings.stopDelayMs ?? 0);
      threads?.close();
      previews?.close();
      parseElsewhere(undefined);
      parser?.close();
      await Promise.all([closeServer(server), shown?.proxy.close()]);
    },
  };
}

/**
 * Asks until the answer is true. A site that has loaded its sites shows its copies while the registry does not answer, so
 * a balancer must not take it out then.
 */
function once(ask: () => Promise<boolean>): () => Promise<boolean> {
  let isTrue = false;
  return async () => {
    isTrue ||= await ask();
    return isTrue;
  };
}

interface PartsDeps {
  readonly url: string;
  /** The origins that readers can open the site at. */
  readonly origins: readonly string[];
  readonly previews: PreviewProcess | undefined;
  readonly log: Logger;
}

/** Draws the images of link previews with the built program and its fonts. */
function openPreviews(): PreviewProcess {
  const built = join(packageFolder(import.meta.dirname), "dist/server");
  return drawInProcess(join(built, "preview-process.js"), join(built, "fonts"));
}

/** Parses pages with the built program; pages are parsed in this process without it. */
function openParser(): ParserProcess | undefined {
  const program = join(packageFolder(import.meta.dirname), "dist/server/parser-process.js");
  return existsSync(program) ? parseInProcess(program) : undefined;
}

/** Lists the origins of a site that listens on a port of this machine: its public origin, then its local names. */
const originsOf = (siteUrl: string, port: number): readonly string[] => [
  ...new Set([siteUrl, `http://localhost:${port}`, `http://127.0.0.1:${port}`]),
];

/** Creates the pages of a site and its proxy. */
function createParts(
  settings: SiteSettings,
  content: SiteContent,
  { url, origins, previews, log }: PartsDeps,
): SiteParts {
  const { sites, live = false, assets, direct, privateOrigins, isOwn, onDrawn, threads } = content;
  const { privateRanges, trustedHops = 0, trustedProxies = [], limits, telemetry } = settings;
  const login = settings.login && openLogin(settings.login, origins, log);
  const proxyOptions: ProxyOptions = {
    environments: sitesEnvironments({ sites, login, origin: url, isOwn, threads }, proxyPathEnd),
    privateOrigins,
    ...(privateRanges !== undefined && { privateRanges }),
    pageOrigins: origins,
    // Pages of a host may call the proxy of that host.
    schemeOf: readersScheme(url),
    trustedHops: hopsBehind(trustedProxies, trustedHops),
    limits,
    probeOnly: direct,
    log: (entry) => {
      log.info({ event: "proxy", ...entry });
      telemetry?.proxyCall(entry);
    },
  };
  return {
    app: createDocsApp({
      ...{ sites, live, assets, direct, login, threads },
      proxyUrl: proxyPath,
      origin: url,
      ...(settings.operator && { operator: settings.operator }),
      onDrawn: () => {
        onDrawn?.();
        telemetry?.drawn();
      },
      drawPreview: previews?.draw,
      liveChecksOf: settings.liveChecksOf,
      onBug: logBug(log),
    }),
    proxy: deferredProxy(proxyOptions, logBug(log)),
    hasProxy: locatesProxy(sites, proxyPathEnd),
    resolveHost: sites.resolveHost,
  };
}

/** Injects the network, the clock and the log into the login of a site. */
const openLogin = (settings: LoginSettings, origins: readonly string[], log: Logger): SiteLogin =>
  siteLogin({
    settings,
    origins,
    fetch: (input, init) => fetch(input, init),
    now: () => Date.now(),
    log: (entry) =>
      entry.outcome === "failed" ? log.warn({ event: "login", ...entry }) : log.info({ event: "login", ...entry }),
  });
