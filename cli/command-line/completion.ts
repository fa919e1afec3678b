import { script } from "@bomb.sh/tab";
import tab from "@bomb.sh/tab/commander";
import { createProgram } from "./create-program.ts";
import { allCommands } from "./definitions/groups.ts";
import { completionCommand } from "./definitions/setup.ts";

/** The shells that have completion. */
export const shells: readonly string[] = completionCommand.arguments[0].choices;

/** Returns the script that a shell completes `callboard` by: it calls `callboard complete -- WORDS`. */
export const completionScript = (shell: string): string =>
  // In bash, the library's script can turn names of files off, but not on.
  printedBy(() => script(shell, "callboard", "callboard")).replace(/^complete -F /m, "complete -o default -F ");

/** Requests file names from the shell, which the library does not. */
const files = ":0";
const nothing = ":4";

/**
 * Returns what may follow words of a command line, the last of which may be incomplete: a line for each candidate with
 * its description, and a line that tells the shell if names of files are candidates too.
 */
export function completions(words: readonly string[]): string {
  // The library adds a command of the same name.
  const root = tab(
    createProgram((one) => one !== completionCommand),
    { completionCommandName: completionCommand.name },
  );
  const own = root.commands.get(completionCommand.name);
  if (own !== undefined) own.description = completionCommand.summary;
  for (const { name, summary } of allCommands) {
    const command = root.commands.get(name);
    if (command !== undefined) command.description = summary;
  }
  const lines = printedBy(() => root.parse([...words]));
  const isOption = words.at(-1)?.startsWith("-") === true;
  return lines.trim() === nothing && !isOption ? `${files}\n` : lines;
}

/** Returns the output of the library, which only prints. */
function printedBy(act: () => void): string {
  const { log } = console;
  const lines: string[] = [];
  console.log = (line: string) => lines.push(line);
  try {
    act();
  } finally {
    console.log = log;
  }
  return `${lines.join("\n")}\n`;
}
