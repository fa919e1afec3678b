import { Argument, Command, Option } from "commander";
import { optionsOf } from "./common-options.ts";
import type { ArgumentDefinition, CommandDefinition, OptionDefinition } from "./definition.ts";

/** Creates the parser of one command. It never prints and never ends the process: it throws a `CommanderError`. */
export function createCommand(definition: CommandDefinition): Command {
  const command = new Command(definition.name.split(" ").at(-1));
  command
    .summary(definition.summary)
    .description(definition.description)
    .usage(usageOf(definition))
    .helpOption(false)
    .allowExcessArguments()
    .exitOverride()
    .configureOutput({ writeOut: () => {}, writeErr: () => {} });
  for (const one of definition.arguments ?? []) command.addArgument(createArgument(one));
  for (const [name, option] of Object.entries(optionsOf(definition))) command.addOption(createOption(name, option));
  return command;
}

/** Formats the arguments of `callboard NAME` in a usage line. */
function usageOf({ arguments: args = [] }: CommandDefinition): string {
  const words = args.map(({ name, optional, repeat }) => {
    const word = repeat ? `${name}...` : name;
    return optional ? `[${word}]` : `<${word}>`;
  });
  return [...words, "[options]"].join(" ");
}

/** All arguments are optional for the parser: commands report missing ones with their own messages. */
function createArgument({ name, description, repeat, choices }: ArgumentDefinition): Argument {
  const argument = new Argument(`[${name}${repeat ? "..." : ""}]`, description);
  if (choices !== undefined) argument.argChoices = [...choices];
  return argument;
}

function createOption(name: string, { value, description, short, repeat, choices, default: usual }: OptionDefinition) {
  const names = `${short === undefined ? "" : `-${short}, `}--${name}`;
  const text = usual === undefined ? description : `${description} (default: ${usual})`;
  const option = new Option(value === undefined ? names : `${names} <${value}>`, text);
  // Not `choices()`, which would reject other values: commands check values and describe them in their own words.
  if (choices !== undefined) option.argChoices = [...choices];
  if (repeat) {
    option.argParser((word: string, before: readonly string[] | undefined) => [...(before ?? []), word]);
  }
  return option;
}
