import { readRegistrySettings, readStoreSettings } from "#registry";
import { answer, type CommandContext, configCommand, parseCommand, withSettings } from "../command-line/index.ts";
import { settingLines, shownSettings } from "../config/index.ts";
import { levelError } from "../log.ts";
import { registryUrl } from "../registry-url.ts";
import { readSettings } from "../settings.ts";
import { readShownSites } from "../start/site-settings.ts";

/** Prints the settings in force; see `configCommand`. */
export const config = (args: readonly string[]): Promise<number> =>
  withSettings(configCommand, args, async (context) => {
    const { out, err, env, settings } = context;
    const read = parseCommand(configCommand, args);
    if (!read.ok) return answer(configCommand, { kind: "error", error: read.error }, context);
    if (read.values.help || settings === undefined) return answer(configCommand, { kind: "help" }, context);
    const [extra] = read.positionals;
    if (extra !== undefined) {
      return answer(
        configCommand,
        { kind: "error", error: `config takes options only; unexpected: ${extra}` },
        context,
      );
    }
    const shown = shownSettings(settings);
    if (read.values.json) out(`${JSON.stringify({ file: settings.file, settings: shown }, undefined, 2)}\n`);
    else {
      err(settings.file === undefined ? "There is no settings file.\n" : `The settings file is ${settings.file}.\n`);
      for (const line of settingLines(shown)) out(`${line}\n`);
    }
    const errors = errorsIn(env, context);
    return errors.length === 0 ? 0 : context.refuse(errors);
  });

/** Validates all settings as the commands that use them do. */
function errorsIn(env: CommandContext["env"], { folder }: CommandContext): readonly string[] {
  const servers = readSettings(env, folder);
  const url = registryUrl(undefined, env);
  const level = levelError(env);
  const all = [
    servers,
    readStoreSettings(env, folder),
    readRegistrySettings(env),
    ...(servers.ok ? [readShownSites(env, servers.settings)] : []),
    level === undefined ? { ok: true as const } : { ok: false as const, errors: [level] },
    url.ok ? url : { ok: false as const, errors: [url.error] },
  ];
  return [...new Set(all.flatMap((one) => (one.ok ? [] : one.errors)))];
}
