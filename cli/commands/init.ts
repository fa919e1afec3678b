import { stderr, stdin, stdout } from "node:process";
import { answer, initCommand, withSettings } from "../command-line/index.ts";
import { parseOptions } from "../init/arguments.ts";
import { runInit } from "../init/run.ts";

/** Writes a starter project; see `initCommand`. */
export const init = (args: readonly string[]): Promise<number> =>
  withSettings(initCommand, args, async (context) => {
    const read = parseOptions(args);
    if (read.kind !== "options") return answer(initCommand, read, context);
    const isTerminal = stdin.isTTY === true && stdout.isTTY === true && stderr.isTTY === true;
    return runInit(read.options, {
      ...context,
      ask: isTerminal ? async (given, usual) => (await import("../init/ask.ts")).askAnswers(given, usual) : undefined,
    });
  });
