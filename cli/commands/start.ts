import { relative } from "node:path";
import type { Logger } from "pino";
import { registryDefinition } from "#generated/registry";
import { closeServer, retireServer } from "#process";
import {
  createRegistryServer,
  ownSiteName,
  type RegistrySettings,
  readRegistrySettings,
  readStoreSettings,
  type StoreSettings,
  seedSelf,
  suffixHost,
} from "#registry";
import { answer, type CommandContext, startCommand, withSettings } from "../command-line/index.ts";
import { listen } from "../listen.ts";
import { type LiveChecksEntry, openLiveChecks, readSiteEntries } from "../live-checks/index.ts";
import { openLog } from "../log.ts";
import { openLanguages } from "../open-languages.ts";
import { builtAssets } from "../package-folder.ts";
import {
  logBug,
  logRefusedHost,
  logUnreadable,
  type Running,
  readStopDelay,
  refuse,
  superviseCommand,
} from "../running.ts";
import { readSettings, type Settings } from "../settings.ts";
import { listenForSite } from "../site.ts";
import { commandThreads } from "../site-threads/open-site-threads.ts";
import { readStartArguments } from "../start/arguments.ts";
import { openMeasurements } from "../start/measurements.ts";
import { type ObservedProcess, observeProcess } from "../start/observed-process.ts";
import { openRegistry } from "../start/registry.ts";
import { ownSite, showSites } from "../start/show-sites.ts";
import type { SiteMetrics } from "../start/site-metrics.ts";
import { readShownSites, type ShownSitesSettings } from "../start/site-settings.ts";

/**
 * Starts registry and site, prints their addresses, and serves until a signal ends it. Returns 1 if it can't start, 2
 * for invalid arguments or settings. With files or addresses it runs `serve`: their site, without a registry.
 */
export async function start(args: readonly string[]): Promise<number | undefined> {
  const command = readStartArguments(args);
  if (command.kind === "serve") return (await import("./serve.ts")).serve(args);
  return withSettings(startCommand, args, async (context) => {
    return command.kind === "start" ? startIn(command.direct, context) : answer(startCommand, command, context);
  });
}

async function startIn(isDirect: boolean, context: CommandContext): Promise<number | undefined> {
  const { env, folder } = context;
  const settings = readSettings(env, folder);
  if (!settings.ok) return context.refuse(settings.errors);
  const languages = openLanguages(context);
  if (languages.length > 0) return context.refuse(languages);
  const store = readStoreSettings(env, settings.settings.dataFolder);
  if (!store.ok) return context.refuse(store.errors);
  const registry = readRegistrySettings(env);
  if (!registry.ok) return context.refuse(registry.errors);
  const delay = readStopDelay(env);
  if (!delay.ok) return context.refuse([delay.error]);
  const { delayMs: stopDelayMs } = delay;
  const shown = readShownSites(env, settings.settings);
  if (!shown.ok) return context.refuse(shown.errors);
  const observed = observeProcess();
  const log = openLog(env, observed.record);
  const entries = readSiteEntries(settings.settings.watchStates);
  if (!entries.ok) return context.refuse(entries.errors);
  const checks = await openLiveChecks(entries.entries, { folder, ...logUnreadable(log) });
  if (!checks.ok) return context.refuse(checks.errors);
  const supervise = superviseCommand(log, stopDelayMs);
  const direct = isDirect || settings.settings.direct;
  const started = await startServers(
    { ...settings.settings, ...shown.settings, direct, stopDelayMs, watchEntries: entries.entries },
    { ...store.settings, ...registry.settings },
    { ...context, log, observed },
  );
  if ("errors" in started) return refuse(started.errors);
  supervise(started);
  return undefined;
}

async function startServers(
  settings: Settings &
    ShownSitesSettings & { readonly stopDelayMs: number; readonly watchEntries: readonly LiveChecksEntry[] },
  store: StoreSettings & RegistrySettings,
  { env, log, out, folder, observed }: CommandContext & { readonly log: Logger; readonly observed: ObservedProcess },
): Promise<Running | { readonly errors: readonly string[] }> {
  const api = createRegistryServer({
    hosts: settings.hosts,
    trustedProxies: store.trustedProxies,
    onRefused: logRefusedHost(log),
    onError: logBug(log),
  });
  const listening = await listen(api.server, settings.registryPort, "REGISTRY_PORT");
  const siteMetrics = await openSiteMetrics(store.telemetry);
  const served = { ...settings, telemetry: observed.observing(siteMetrics) };
  const site = await listenForSite(served, settings.sitePort, log);
  const fail = async (errors: readonly string[]) => {
    await Promise.all([closeServer(api.server), site.ok && site.close()]);
    return { errors };
  };
  if (!listening.ok || !site.ok) {
    return fail([...(listening.ok ? [] : [listening.error]), ...(site.ok ? [] : site.errors)]);
  }

  const measured = await openMeasurements(store.telemetry, {
    ...{ hosts: settings.hosts, env, log },
    more: siteMetrics === undefined ? [] : [siteMetrics],
  });
  if ("error" in measured) return fail([measured.error]);
  const registryUrl = `http://localhost:${listening.port}`;
  const registry = await openRegistry({ ...store, operatorHosts: settings.hosts }, registryUrl, log, {
    telemetry: measured.telemetry,
    sitePort: site.port,
    process: observed,
  });
  if ("error" in registry) {
    await measured.close();
    return fail([registry.error]);
  }
  api.serve(registry);
  await seedSelf(registry, {
    siteDomain: ownSite,
    customDomains: store.domainSuffix === undefined ? [] : [`${ownSiteName}.${suffixHost(store.domainSuffix)}`],
    definition: registryDefinition,
    onSkipped: (host) => log.warn({ event: "self", message: `other docs are published at ${host}` }),
  });
  await showSites({
    ...{ site, settings: served, log },
    assets: await builtAssets(),
    registry: { url: registryUrl, token: registry.firstToken.token },
    openThreads: commandThreads(settings.watchEntries, folder),
  });

  const tokenFile = relative(folder, registry.firstToken.file) || registry.firstToken.file;
  out(
    `\nCallboard is running.\n\n  Docs      ${site.url}\n  Registry  ${registryUrl}\n${measured.line}  Token     ${tokenFile} holds the first token of the organization callboard\n\nPress Ctrl-C to stop.\n`,
  );

  return {
    stop: async () => {
      registry.retire();
      await Promise.all([site.close(), retireServer(api.server, settings.stopDelayMs)]);
      registry.drain();
      await closeServer(api.server);
      await registry.close();
      await measured.close();
    },
  };
}

/** Creates the metrics of the sites, if there are metrics; the registry's metrics include the process. */
async function openSiteMetrics({ metricsPort }: RegistrySettings["telemetry"]): Promise<SiteMetrics | undefined> {
  if (metricsPort === undefined) return undefined;
  return (await import("../start/site-metrics.ts")).createSiteMetrics({ measuresProcess: false });
}
