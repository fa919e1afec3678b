import { join } from "node:path";
import { cwd, env, stderr, stdout } from "node:process";
import { openAssets } from "#docs-host/server";
import { parseOptions, usage } from "../dev/arguments.ts";
import { runDev } from "../dev/run.ts";
import { openLog } from "../log.ts";
import { packageFolder } from "../package-folder.ts";
import { refuse, superviseCommand } from "../running.ts";
import { readByProcess } from "../serve/apart/built-reader.ts";
import { readSettings } from "../settings.ts";

/**
 * Shows a docs project and follows its files until a signal ends it. Returns 1 if it can't start, 2 for invalid
 * arguments.
 */
export async function dev(args: readonly string[]): Promise<number | undefined> {
  const read = parseOptions(args);
  if (read.kind === "help") {
    stdout.write(usage);
    return 0;
  }
  if (read.kind === "error") {
    stderr.write(`callboard: ${read.error}; see callboard dev --help\n`);
    return 2;
  }
  const settings = readSettings(env, cwd());
  if (!settings.ok) return refuse(settings.errors);
  const { sitePort, limits, direct, origin, hosts, trustedHops, privateRanges, readLimits, login } = settings.settings;
  const log = openLog(env);
  const supervise = superviseCommand(log);
  const started = await runDev(
    { ...read.options, direct: read.options.direct || direct },
    {
      folder: cwd(),
      port: sitePort,
      ...{ limits, origin, hosts, trustedHops, privateRanges, readLimits, login },
      ...{ log, env },
      assets: await openAssets(join(packageFolder(import.meta.dirname), "dist/client")),
      out: (text) => stdout.write(`${text}\n`),
      err: (text) => stderr.write(`${text}\n`),
      readDescription: readByProcess,
    },
  );
  if ("errors" in started) return refuse(started.errors);
  supervise(started);
  return undefined;
}
