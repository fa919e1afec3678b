import { cwd, stderr } from "node:process";
import { commandForFolder } from "../command-for-folder.ts";
import {
  answer,
  devCommand,
  initCommand,
  parseWords,
  processOutput,
  runProgram,
  serveCommand,
} from "../command-line/index.ts";
import { commandText } from "../command-text.ts";
import { isInteractive } from "../is-interactive.ts";

const commands = {
  dev: { definition: devCommand, load: async () => (await import("./dev.ts")).dev },
  init: { definition: initCommand, load: async () => (await import("./init.ts")).init },
  serve: { definition: serveCommand, load: async () => (await import("./serve.ts")).serve },
} as const;

/**
 * Runs the command that fits the working folder, with options of it, and prints which one that is. Without options and
 * without a terminal, it prints the help: a script must not start a server that it has not named.
 */
export async function alone(options: readonly string[]): Promise<number | undefined> {
  if (options.length === 0 && !isInteractive()) return runProgram([]);
  const { name, args, found } = await commandForFolder(cwd());
  const { definition, load } = commands[name];
  const parsed = parseWords(definition, options);
  if (!parsed.ok && parsed.suggestion !== undefined)
    return answer(definition, { kind: "error", error: parsed.error }, processOutput);
  if (!parsed.ok || parsed.positionals.length > 0) return runProgram(options);
  if (name === "init" && !isInteractive() && parsed.values.yes !== true) {
    // A script that runs in the wrong folder must not leave a project in it.
    stderr.write(
      `callboard: found ${found}; ${commandText("init")} begins a project here, and --help lists all commands\n`,
    );
    return 2;
  }
  stderr.write(
    `Found ${found}: running ${commandText([name, ...args].join(" "))} (${commandText("--help")} lists all commands).\n`,
  );
  return (await load())([...options, "--", ...args]);
}
