import { availableParallelism } from "node:os";
import { join } from "node:path";
import { cwd, env, stderr, stdout } from "node:process";
import { openAssets } from "#docs-host/server";
import { openLog } from "../log.ts";
import { packageFolder } from "../package-folder.ts";
import { refuse, superviseCommand } from "../running.ts";
import { readByProcess } from "../serve/apart/built-reader.ts";
import { readArguments, usage } from "../serve/arguments.ts";
import { runServe } from "../serve/run.ts";
import { readSettings } from "../settings.ts";

/**
 * Serves the docs and playground of description files and addresses until a signal ends it. Returns 1 if it can't
 * start, 2 for invalid arguments.
 */
export async function serve(words: readonly string[]): Promise<number | undefined> {
  const read = readArguments(words);
  if (read.kind === "help") {
    stdout.write(usage);
    return 0;
  }
  if (read.kind === "wrong") {
    stderr.write(`callboard: ${read.error}; see callboard serve --help\n`);
    return 2;
  }
  const settings = readSettings(env, cwd());
  if (!settings.ok) return refuse(settings.errors);
  const { sitePort, dataFolder, limits, direct, origin, hosts, trustedHops, privateRanges, readLimits } =
    settings.settings;
  const { login, operator } = settings.settings;
  const args = { ...read.arguments, direct: read.arguments.direct || direct };
  const log = openLog(env);
  const supervise = superviseCommand(log);
  const started = await runServe(args, {
    folder: cwd(),
    port: sitePort,
    dataFolder,
    ...{ limits, origin, hosts, trustedHops, privateRanges, readLimits, login, operator },
    log,
    assets: await openAssets(join(packageFolder(import.meta.dirname), "dist/client")),
    out: (text) => stdout.write(`${text}\n`),
    err: (text) => stderr.write(`${text}\n`),
    // Each reading process needs memory too.
    atOnce: Math.min(availableParallelism(), 4),
    readDescription: readByProcess,
  });
  if ("errors" in started) return refuse(started.errors);
  supervise(started);
  return undefined;
}
