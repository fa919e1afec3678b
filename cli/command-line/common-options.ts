import { type Setting, settingsNamed } from "../config/index.ts";
import type { CommandDefinition, OptionDefinition, OptionTable } from "./definition.ts";

/** Options of all commands that read settings. */
const settingOptions = {
  config: {
    value: "FILE",
    needs: "a file",
    description: "the settings file, instead of callboard.config.ts, .js, .mjs, .json or .yaml in the working folder",
  },
  set: {
    value: "NAME=VALUE",
    needs: "a setting, such as log=info",
    repeat: true,
    description: "set any setting for this run; may be repeated",
  },
} satisfies OptionTable;

/** The option of all commands. */
const help = { help: { short: "h", description: "show this help" } } satisfies OptionTable;

/** The settings that a command reads. */
export const settingsOf = ({ settings = [] }: CommandDefinition): readonly Setting[] => settingsNamed(settings);

/** Returns all options of a command: its own, options of its settings, and options of all commands. */
export function optionsOf(definition: CommandDefinition): OptionTable {
  const own = definition.options ?? {};
  const flags = settingsOf(definition).flatMap(({ flag, type, description, default: usual }) => {
    if (flag === undefined || Object.hasOwn(own, flag.name)) return [];
    const option: OptionDefinition = {
      description: described(description, usual),
      ...(flag.value !== undefined && { value: flag.value }),
      ...(type.kind === "choice" && { choices: type.choices }),
    };
    return [[flag.name, option] as const];
  });
  return {
    ...own,
    ...Object.fromEntries(flags),
    ...(definition.settings === undefined ? {} : settingOptions),
    ...help,
  };
}

const described = (description: string, usual: string | undefined): string =>
  usual === undefined ? description : `${description} (default: ${usual})`;
