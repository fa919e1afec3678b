import { configCommand, UsageError, withSettings } from "../command-line/index.ts";
import { settingsTable, shownSettings } from "../config/index.ts";
import { settingErrors } from "../doctor/setting-errors.ts";

/** Prints the settings in force; see `configCommand`. */
export const config = (args: readonly string[]): Promise<number> =>
  withSettings(configCommand, args, async (context, { values, positionals: [extra] }) => {
    if (extra !== undefined) throw new UsageError(`config takes options only; unexpected: ${extra}`);
    const { out, err, env, settings } = context;
    const shown = shownSettings(settings);
    if (values.json) out(`${JSON.stringify({ file: settings.file, settings: shown }, undefined, 2)}\n`);
    else {
      err(settings.file === undefined ? "There is no settings file.\n" : `The settings file is ${settings.file}.\n`);
      out(settingsTable(shown));
    }
    const errors = settingErrors(env, context.folder);
    return errors.length === 0 ? 0 : context.refuse(errors);
  });
