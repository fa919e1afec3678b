import { answer, type CommandContext, devCommand, withSettings } from "../command-line/index.ts";
import { parseOptions } from "../dev/arguments.ts";
import { runDev } from "../dev/run.ts";
import { openLiveChecks, readFileEntries } from "../live-checks/index.ts";
import { openLog } from "../log.ts";
import { openLanguages } from "../open-languages.ts";
import { builtAssets } from "../package-folder.ts";
import { logUnreadable, refuse, superviseCommand } from "../running.ts";
import { readByProcess } from "../serve/apart/built-reader.ts";
import { readSettings } from "../settings.ts";

/**
 * Shows a docs project and follows its files until a signal ends it. Returns 1 if it can't start, 2 for invalid
 * arguments or settings.
 */
export const dev = (args: readonly string[]): Promise<number | undefined> =>
  withSettings(devCommand, args, (context) => devIn(args, context));

async function devIn(args: readonly string[], context: CommandContext): Promise<number | undefined> {
  const read = parseOptions(args);
  if (read.kind !== "options") return answer(devCommand, read, context);
  const languages = openLanguages(context);
  if (languages.length > 0) return context.refuse(languages);
  const { env, folder } = context;
  const settings = readSettings(env, folder);
  if (!settings.ok) return context.refuse(settings.errors);
  const { sitePort, limits, direct, origin, hosts, trustedHops, privateRanges, readLimits, login } = settings.settings;
  const allowed = [...read.options.allowed, ...settings.settings.privateOrigins];
  const log = openLog(env);
  const checks = await openLiveChecks(readFileEntries(settings.settings.watchStates), {
    folder,
    ...logUnreadable(log),
  });
  if (!checks.ok) return context.refuse(checks.errors);
  const supervise = superviseCommand(log);
  const started = await runDev(
    { ...read.options, allowed, direct: read.options.direct || direct },
    {
      folder,
      port: sitePort,
      ...{ limits, origin, hosts, trustedHops, privateRanges, readLimits, login },
      ...(settings.settings.watchStates.length > 0 && { liveChecksOf: checks.liveChecksOf }),
      ...{ log, env },
      assets: builtAssets,
      out: (text) => context.out(`${text}\n`),
      err: (text) => context.err(`${text}\n`),
      readDescription: readByProcess,
    },
  );
  if ("errors" in started) return started.isMissing ? context.refuse(started.errors) : refuse(started.errors);
  supervise(started);
  return undefined;
}
