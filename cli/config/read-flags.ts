import type { GivenSetting, GivenSettings } from "./origin.ts";
import { describeUnknown } from "./read-file.ts";
import { allSettings } from "./table/index.ts";

/** The settings of a command line by their variables, or sentences about its errors. */
export type ReadSettingFlags =
  | { readonly ok: true; readonly given: GivenSettings }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Reads the settings of parsed options: settings with their own options, and then settings from `--set NAME=VALUE`. */
export async function readSettingFlags(values: { readonly [name: string]: unknown }): Promise<ReadSettingFlags> {
  const given = new Map<string, GivenSetting>();
  for (const { flag, variable } of allSettings) {
    if (flag === undefined) continue;
    const value = values[flag.name];
    const text = flag.value === undefined ? (value === true ? "off" : undefined) : value;
    if (typeof text === "string") given.set(variable, { text, origin: { kind: "flag", flag: `--${flag.name}` } });
  }
  const errors: string[] = [];
  const set: unknown = values.set ?? [];
  for (const word of Array.isArray(set) ? set.map(String) : []) {
    const [name = "", text] = word.split(/=(.*)/s);
    const setting = allSettings.find((one) => one.name === name);
    if (text === undefined) errors.push(`--set needs NAME=VALUE, such as log=info, not ${JSON.stringify(word)}`);
    else if (setting === undefined) errors.push(`--set: ${await describeUnknown(name)}`);
    else if (setting.secret) {
      errors.push(`--set can't set ${name}: other users could see it; set ${setting.variable}, or use a settings file`);
    } else given.set(setting.variable, { text, origin: { kind: "flag", flag: `--set ${name}` } });
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, given };
}
