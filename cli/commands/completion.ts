import { stdout } from "node:process";
import { answer, completionCommand, parseCommand, withSettings } from "../command-line/index.ts";

/** Prints the completion script of a shell; see `completionCommand`. */
export const completion = (args: readonly string[]): Promise<number> =>
  withSettings(completionCommand, args, async (context) => {
    const read = parseCommand(completionCommand, args);
    if (!read.ok) return answer(completionCommand, { kind: "error", error: read.error }, context);
    if (read.values.help) return answer(completionCommand, { kind: "help" }, context);
    const { completionScript, shells } = await import("../command-line/completion.ts");
    const [shell = "", extra] = read.positionals;
    if (extra !== undefined || !shells.includes(shell)) {
      const error = `completion needs a shell: ${shells.join(", ")}`;
      return answer(completionCommand, { kind: "error", error }, context);
    }
    context.out(completionScript(shell));
    return 0;
  });

/** Prints completions of a command line; shell scripts call it as `callboard complete -- WORDS`. */
export async function complete([first, ...words]: readonly string[]): Promise<0 | 2> {
  if (first !== "--") return 2;
  const { completions } = await import("../command-line/completion.ts");
  stdout.write(completions(words));
  return 0;
}
