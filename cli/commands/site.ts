import { parseWebUrl } from "#engine/host";
import { readTelemetrySettings } from "#registry";
import { type CommandContext, siteCommand, withSettings } from "../command-line/index.ts";
import { openLiveChecks, readSiteEntries } from "../live-checks/index.ts";
import { openLog } from "../log.ts";
import { openLanguages } from "../open-languages.ts";
import { builtAssets } from "../package-folder.ts";
import { findToken } from "../registry-client.ts";
import { logUnreadable, readStopDelay, refuse, superviseCommand } from "../running.ts";
import { readSettings } from "../settings.ts";
import { listenForSite } from "../site.ts";
import { commandThreads } from "../site-threads/open-site-threads.ts";
import { openSiteMeasurements } from "../start/measurements.ts";
import { showSites } from "../start/show-sites.ts";
import { readShownSites } from "../start/site-settings.ts";

/**
 * Shows the sites of a registry until a signal ends it. Returns 1 if it can't start, 2 for invalid arguments or
 * settings.
 */
export const site = (args: readonly string[]): Promise<number | undefined> =>
  withSettings(siteCommand, args, (context, { values }) => siteIn(values["no-proxy"], context));

async function siteIn(isDirect: boolean, context: CommandContext): Promise<number | undefined> {
  const languages = openLanguages(context);
  if (languages.length > 0) return context.refuse(languages);
  const { env, folder, out } = context;
  // It opens no port for a registry.
  const settings = readSettings({ ...env, REGISTRY_PORT: "0" }, folder);
  if (!settings.ok) return context.refuse(settings.errors);
  const shown = readShownSites(env, settings.settings);
  if (!shown.ok) return context.refuse(shown.errors);
  const url = parseWebUrl(env.CALLBOARD_REGISTRY || "http://localhost:4001");
  if (url === undefined || url.search !== "" || url.hash !== "") {
    const example = "https://registry.example.com";
    return context.refuse([
      `CALLBOARD_REGISTRY is ${JSON.stringify(env.CALLBOARD_REGISTRY)}; it must be a web address, such as ${example}`,
    ]);
  }
  const token = await findToken(undefined, { env, folder });
  if (!token.ok) return context.refuse([token.error]);

  const delay = readStopDelay(env);
  if (!delay.ok) return context.refuse([delay.error]);
  const errors: string[] = [];
  const measuring = readTelemetrySettings(env, errors);
  if (errors.length > 0) return context.refuse(errors);
  const log = openLog(env);
  const entries = readSiteEntries(settings.settings.watchStates);
  if (!entries.ok) return context.refuse(entries.errors);
  const checks = await openLiveChecks(entries.entries, { folder, ...logUnreadable(log) });
  if (!checks.ok) return context.refuse(checks.errors);
  const supervise = superviseCommand(log, delay.delayMs);
  const measured = await openSiteMeasurements(settings.settings.hosts, measuring, log);
  if ("error" in measured) return refuse([measured.error]);
  const { telemetry, close: closeMetrics } = measured;
  const served = { ...settings.settings, ...shown.settings, stopDelayMs: delay.delayMs, telemetry };
  const listening = await listenForSite(served, served.sitePort, log, env.SITE_ADDRESS || undefined);
  if (!listening.ok) {
    await closeMetrics();
    return refuse(listening.errors);
  }
  const registry = { url: url.href.replace(/\/$/, ""), token: token.token };
  const direct = isDirect || settings.settings.direct;
  await showSites({
    ...{ site: listening, registry, log },
    assets: await builtAssets(),
    settings: { ...served, direct },
    openThreads: commandThreads(entries.entries, folder),
  });
  out(
    `\nCallboard shows the sites of ${registry.url}.\n\n  Docs  ${listening.url}\n${measured.line}\nPress Ctrl-C to stop.\n`,
  );
  supervise({
    stop: async () => {
      await listening.close();
      await closeMetrics();
    },
  });
  return undefined;
}
