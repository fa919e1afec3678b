import { stderr, stdout } from "node:process";
import { commandText } from "../command-text.ts";
import type { CommandDefinition } from "./definition.ts";
import { commandHelp } from "./help.ts";
import type { ParsedCommand } from "./parse.ts";

/** Where a command prints. */
export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Prints on the streams of the process. */
export const processOutput: Output = {
  out: (text) => {
    stdout.write(text);
  },
  err: (text) => {
    stderr.write(text);
  },
};

/** Prints the help of a command, or the error of its arguments; returns the exit code. */
export function answer(
  definition: CommandDefinition,
  read: Exclude<ParsedCommand<never>, { readonly kind: "options" }>,
  { out, err }: Output,
): 0 | 2 {
  if (read.kind === "help") {
    out(commandHelp(definition));
    return 0;
  }
  err(`callboard: ${read.error}; see ${commandText(`${definition.name} --help`)}\n`);
  return 2;
}
