import type { GivenSetting, GivenSettings } from "./origin.ts";
import { describeUnknown, readSettingsFile } from "./read-file.ts";
import { readSecretFiles } from "./secret-files.ts";
import type { Setting } from "./setting.ts";
import { allSettings } from "./table/index.ts";

/** The settings of a command line by their variables, or sentences about its errors. */
type ReadSettingFlags =
  | { readonly ok: true; readonly given: GivenSettings }
  | { readonly ok: false; readonly errors: readonly string[] };

/** Reads the settings of parsed options: settings with their own options, and then settings from `--set NAME=VALUE`. */
async function readSettingFlags(values: { readonly [name: string]: unknown }): Promise<ReadSettingFlags> {
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

type Environment = { readonly [name: string]: string | undefined };

/** The settings in force. */
export interface SettingsInForce {
  /** The environment with the values of the file and the command line, as those who validate settings read it. */
  readonly env: Environment;
  /** The name of the settings file, if there is one. */
  readonly file: string | undefined;
  /** Returns the value and the source of a setting, if it is set. */
  readonly given: (setting: Setting) => GivenSetting | undefined;
  /** Puts the place of a setting, and its name there, at the beginning of an error that names its variable. */
  readonly place: (error: string) => string;
}

/** The settings in force, or sentences about errors. */
export type ReadSettingsInForce =
  | { readonly ok: true; readonly settings: SettingsInForce }
  | { readonly ok: false; readonly errors: readonly string[] };

/** The sources of settings: a folder, the environment, and the parsed options of a command. */
export interface SettingSources {
  readonly folder: string;
  readonly env: Environment;
  readonly values: { readonly [name: string]: unknown };
}

/** Reads the settings of the file, the environment and the command line: later ones win. */
export async function readSettingsInForce({ folder, env, values }: SettingSources): Promise<ReadSettingsInForce> {
  const named = typeof values.config === "string" ? values.config : undefined;
  const read = await Promise.all([readSettingsFile(named, folder), readSecretFiles(env), readSettingFlags(values)]);
  const [file, secrets, flags] = read;
  if (!file.ok || !secrets.ok || !flags.ok) {
    return { ok: false, errors: read.flatMap((source) => (source.ok ? [] : source.errors)) };
  }
  const given: GivenSettings = new Map([...file.given, ...secrets.given, ...variablesIn(env), ...flags.given]);
  const texts = Object.fromEntries([...given].map(([variable, { text }]) => [variable, text]));
  return {
    ok: true,
    settings: {
      env: { ...env, ...texts },
      file: file.name,
      given: ({ variable }) => given.get(variable),
      place: (error) => placed(error, given),
    },
  };
}

/** The settings of the environment. An empty variable sets nothing. */
const variablesIn = (env: Environment): readonly (readonly [string, GivenSetting])[] =>
  allSettings.flatMap(({ variable }) => {
    const text = env[variable];
    return text ? [[variable, { text, origin: { kind: "variable" } }] as const] : [];
  });

/** Writes advice at the end of an error, such as `PORT=4010`, for the place where the setting was given. */
function advised(error: string, given: GivenSettings): string {
  const [whole, variable = "", value, end] = / ([A-Z][A-Z0-9_]+)=(\S+)(\s*)$/.exec(error) ?? [];
  const setting = allSettings.find((one) => one.variable === variable);
  const origin = given.get(variable)?.origin;
  if (whole === undefined || setting === undefined || origin === undefined) return error;
  const lead = error.slice(0, -whole.length);
  if (origin.kind === "flag") return `${lead} ${origin.flag} ${value}${end}`;
  return origin.kind === "file" ? `${lead} ${setting.name} ${value} (${origin.place()})${end}` : error;
}

function placed(text: string, given: GivenSettings): string {
  const error = advised(text, given);
  const [whole, lead = "", variable = ""] = /^((?:callboard: )?)([A-Z][A-Z0-9_]+)\b(?!=)/.exec(error) ?? [];
  const setting = allSettings.find((one) => one.variable === variable);
  const origin = given.get(variable)?.origin;
  if (whole === undefined || setting === undefined || origin === undefined) return error;
  const rest = error.slice(whole.length);
  if (origin.kind === "file") return `${lead}${origin.place()}: ${setting.name}${rest}`;
  return origin.kind === "flag" ? `${lead}${origin.flag}${rest}` : error;
}
