import { Command } from "commander";
import { createCommand } from "./create-command.ts";
import type { CommandDefinition } from "./definition.ts";
import { commandGroups } from "./definitions/groups.ts";

/** Creates the parser of the whole command with all subcommands. It never prints and never ends the process. */
export function createProgram(isShown: (definition: CommandDefinition) => boolean = () => true): Command {
  const program = new Command("callboard");
  program
    .exitOverride()
    .configureOutput({ writeOut: () => {}, writeErr: () => {} })
    .helpOption("-h, --help", "show this help")
    .helpCommand(false)
    .option("-V, --version", "print the version");
  const parents = new Map<string, Command>();
  for (const definition of commandGroups.flatMap(({ commands }) => commands).filter(isShown)) {
    const [first = "", second] = definition.name.split(" ");
    if (second === undefined) {
      program.addCommand(createCommand(definition));
      continue;
    }
    const parent = parents.get(first) ?? program.command(first).helpCommand(false).description(definition.summary);
    parents.set(first, parent);
    parent.addCommand(createCommand(definition));
  }
  return program;
}
