import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import {
  type Assets,
  protectedFiles,
  proxyPath,
  registrySites,
  renderingOf,
  type SiteThreads,
  siteLinks,
  type ThreadSiteDeps,
} from "#docs-host/server";
import { isLoopbackHost, servedHosts } from "#engine/host";
import { localSuffix, ownSiteName } from "#registry";
import { isLocal } from "../is-local.ts";
import { registryClient } from "../registry-client.ts";
import { logBug } from "../running.ts";
import type { ListeningSite, SiteSettings, SiteTelemetry } from "../site.ts";
import type { ShownSitesSettings } from "./site-settings.ts";

/** The host of the registry's own docs. */
export const ownSite = `${ownSiteName}.${localSuffix}`;

/** The registry with the shown sites. */
export interface ShownRegistry {
  /** Without a slash at the end. */
  readonly url: string;
  readonly token: string | undefined;
}

/** Options of showing sites. */
export interface ShowSitesOptions {
  readonly site: ListeningSite;
  /** The built files of the pages. */
  readonly assets: Assets;
  readonly registry: ShownRegistry;
  readonly settings: SiteSettings & ShownSitesSettings & { readonly direct: boolean };
  readonly log: Logger;
  /** Where sites are loaded and rendered; in this thread if absent. */
  readonly openThreads?: OpenThreads | undefined;
}

/** Settings of threads that load and render sites. They are copied to these. */
export interface ShownThreadSettings extends Pick<ThreadSiteDeps, "rendering" | "assets" | "loginApis"> {
  readonly registry: ShownRegistry & { readonly timeoutInSeconds: number };
  /** Memory of the caches of all threads and of this one, in MiB. */
  readonly memory: number;
}

/** Opens the threads of sites, with their log and measurements. */
export type OpenThreads = (
  settings: ShownThreadSettings,
  deps: { readonly log: Logger; readonly telemetry?: SiteTelemetry | undefined },
) => SiteThreads;

/** Seconds until a call of the registry fails: loading a large site takes a few. */
const timeoutInSeconds = 60;

/** Shows all sites of a registry at their hosts. */
export async function showSites(options: ShowSitesOptions): Promise<void> {
  const { site, assets, registry, settings, log } = options;
  const { url, token } = registry;
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const fetchFile = (fileId: string, headers: Headers): Promise<Response> =>
    fetch(`${url}/files/${encodeURIComponent(fileId)}`, {
      headers: { ...Object.fromEntries(headers), ...authorization },
    });
  const threads = threadsOf(options);
  const sites = registrySites(
    {
      client: registryClient(url, token, timeoutInSeconds, measuredFetch(settings.telemetry)),
      fetchFile,
      now: () => performance.now(),
      sleep: async (milliseconds) => {
        await sleep(milliseconds, undefined, { ref: false });
      },
      onLoadError: (error) => log.warn({ event: "site", ...error }),
      onDiagnostics: (apiId, diagnostics) => log.warn({ event: "definition", apiId, diagnostics }),
      onLook: (diagnostics) => log.warn({ event: "look", diagnostics }),
      ...(settings.operator && { operator: settings.operator }),
      onError: logBug(log),
    },
    {
      isOwnHost: ownHosts(settings.hosts ?? []),
      ownSite,
      list: settings.list,
      apiSites: settings.apiSites,
      links: siteLinks(site.port, isLocal(settings)),
      areInThreads: threads !== undefined,
    },
  );
  site.show({
    ...{ sites, assets, direct: settings.direct },
    threads: threads && { ...threads, file: protectedFiles(fetchFile) },
    privateOrigins: settings.privateOrigins ?? [],
    // The registry's own docs call the registry on this machine, unless others can open the site.
    isOwn: (_apiId, baseUrl) => isLocal(settings) && baseUrl === url,
    isReachable: async () => (await sites.locate({ host: ownSite, path: "/" })).kind !== "unavailable",
  });
  // Loads the registry's own docs now, so that the first reader does not wait for them.
  const located = await sites.locate({ host: ownSite, path: "/" });
  if (located.kind !== "site") return;
  const { content, name } = located.site;
  if (content.kind === "source") await content.source.load();
  else threads?.environments({ site: content.stored, name, isLoggedIn: false }).catch(() => {});
}

/** Opens the threads of the sites, if they have a place. */
function threadsOf({ site, assets, registry, settings, log, openThreads }: ShowSitesOptions): SiteThreads | undefined {
  if (openThreads === undefined) return undefined;
  const { direct, operator, memory, login, telemetry } = settings;
  const { page, playground, home } = assets;
  const shown = { page, playground, home };
  const drawsPreviews = operator?.drawsPreviews === true;
  return openThreads(
    {
      registry: { ...registry, timeoutInSeconds },
      ...{ memory, assets: shown, loginApis: login?.apis },
      rendering: renderingOf({
        assets: shown,
        direct,
        origin: site.url,
        proxyUrl: proxyPath,
        drawsPreviews,
        ...(operator && { operator }),
      }),
    },
    { log, telemetry },
  );
}

/** Measures requests to the registry. */
function measuredFetch(telemetry: SiteSettings["telemetry"]): typeof fetch {
  if (telemetry === undefined) return fetch;
  return async (input, init) => {
    const from = performance.now();
    let failed = true;
    try {
      const response = await fetch(input, init);
      failed = response.status >= 500;
      return response;
    } finally {
      telemetry.registryCall(performance.now() - from, failed);
    }
  };
}

/** Returns true for hosts of the server itself: this machine, and hosts that the operator lists. */
function ownHosts(hosts: readonly string[]): (host: string) => boolean {
  const serves = servedHosts(hosts);
  return (host) => serves(host) && !(isLoopbackHost(host) && host.endsWith(".localhost"));
}
