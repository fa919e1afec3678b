import { cwd, env, stderr, stdout } from "node:process";
import { parseOptions, usage } from "../export/arguments.ts";
import { runExport } from "../export/run.ts";
import type { Stage } from "../register/run.ts";
import { readByProcess } from "../serve/apart/built-reader.ts";

/** Exports an API as an OpenAPI document; see `usage`. */
export const exportApi = (args: readonly string[]): Promise<number> =>
  exportIn(args, {
    env,
    folder: cwd(),
    readDescription: readByProcess,
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
  });

/** Runs the command with injected dependencies. */
export async function exportIn(args: readonly string[], stage: Stage): Promise<number> {
  const read = parseOptions(args);
  if (read.kind === "help") {
    stage.out(usage);
    return 0;
  }
  if (read.kind === "error") {
    stage.err(`callboard: ${read.error}; see callboard export --help\n`);
    return 2;
  }
  return runExport(read.options, stage);
}
