import { stdout } from "node:process";
import { completionCommand, UsageError, withSettings } from "../command-line/index.ts";

/** Prints the completion script of a shell; see `completionCommand`. */
export const completion = (args: readonly string[]): Promise<number> =>
  withSettings(completionCommand, args, async (context, { positionals: [shell = "", extra] }) => {
    const { completionScript, shells } = await import("../command-line/completion.ts");
    if (extra !== undefined || !shells.includes(shell)) {
      throw new UsageError(`completion needs a shell: ${shells.join(", ")}`);
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
