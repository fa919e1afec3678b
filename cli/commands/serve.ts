import { availableParallelism } from "node:os";
import { answer, type CommandContext, serveCommand, withSettings } from "../command-line/index.ts";
import { openLiveChecks, readFileEntries } from "../live-checks/index.ts";
import { openLog } from "../log.ts";
import { openLanguages } from "../open-languages.ts";
import { logUnreadable, refuse, superviseCommand } from "../running.ts";
import { readByProcess } from "../serve/apart/built-reader.ts";
import { readArguments } from "../serve/arguments.ts";
import { runServe } from "../serve/run.ts";
import { readSettings } from "../settings.ts";

/**
 * Serves the docs and playground of description files and addresses until a signal ends it. Returns 1 if it can't
 * start, 2 for invalid arguments or settings.
 */
export const serve = (words: readonly string[]): Promise<number | undefined> =>
  withSettings(serveCommand, words, (context) => serveIn(words, context));

async function serveIn(words: readonly string[], context: CommandContext): Promise<number | undefined> {
  const read = readArguments(words);
  if (read.kind !== "options") return answer(serveCommand, read, context);
  const languages = openLanguages(context);
  if (languages.length > 0) return context.refuse(languages);
  const { env, folder } = context;
  const settings = readSettings(env, folder);
  if (!settings.ok) return context.refuse(settings.errors);
  const { sitePort, dataFolder, limits, direct, origin, hosts, trustedHops, privateRanges, readLimits } =
    settings.settings;
  const { login, operator, privateOrigins } = settings.settings;
  const allowed = [...read.options.allowed, ...privateOrigins];
  const args = { ...read.options, allowed, direct: read.options.direct || direct };
  const log = openLog(env);
  const checks = await openLiveChecks(readFileEntries(settings.settings.watchStates), {
    folder,
    ...logUnreadable(log),
  });
  if (!checks.ok) return context.refuse(checks.errors);
  const supervise = superviseCommand(log);
  const started = await runServe(args, {
    folder,
    port: sitePort,
    dataFolder,
    ...{ limits, origin, hosts, trustedHops, privateRanges, readLimits, login, operator },
    ...(settings.settings.watchStates.length > 0 && { liveChecksOf: checks.liveChecksOf }),
    log,
    assets: async () => (await import("../package-folder.ts")).builtAssets(),
    out: (text) => context.out(`${text}\n`),
    err: (text) => context.err(`${text}\n`),
    // Each reading process needs memory too.
    atOnce: Math.min(availableParallelism(), 4),
    readDescription: readByProcess,
  });
  if ("errors" in started) return started.isInput ? context.refuse(started.errors) : refuse(started.errors);
  supervise(started);
  return undefined;
}
