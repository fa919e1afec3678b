import { answer, initCommand, withSettings } from "../command-line/index.ts";
import { parseOptions } from "../init/arguments.ts";
import { runInit } from "../init/run.ts";
import { isInteractive } from "../is-interactive.ts";

/** Writes a starter project; see `initCommand`. */
export const init = (args: readonly string[]): Promise<number> =>
  withSettings(initCommand, args, async (context) => {
    const read = parseOptions(args);
    if (read.kind !== "options") return answer(initCommand, read, context);
    return runInit(read.options, {
      ...context,
      ask: isInteractive()
        ? async (given, usual) => (await import("../init/ask.ts")).askAnswers(given, usual)
        : undefined,
    });
  });
