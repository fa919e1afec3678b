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

const commands = {
  dev: { definition: devCommand, load: async () => (await import("./dev.ts")).dev },
  init: { definition: initCommand, load: async () => (await import("./init.ts")).init },
  serve: { definition: serveCommand, load: async () => (await import("./serve.ts")).serve },
} as const;

/** Runs the command that fits the working folder, with options of it, and prints which one that is. */
export async function alone(options: readonly string[]): Promise<number | undefined> {
  const { name, args, found } = await commandForFolder(cwd());
  const { definition, load } = commands[name];
  const parsed = parseWords(definition, options);
  const hasSuggestion = !parsed.ok && parsed.error.includes("did you mean");
  if (hasSuggestion) return answer(definition, { kind: "error", error: parsed.error }, processOutput);
  if (!parsed.ok || parsed.positionals.length > 0) return runProgram(options);
  stderr.write(
    `Found ${found}: running callboard ${[name, ...args].join(" ")} (callboard --help lists all commands).\n`,
  );
  return (await load())([...args, ...options]);
}
