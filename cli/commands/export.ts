import { cwd, env, stderr, stdout } from "node:process";
import { parseOptions, usage } from "../export/arguments.ts";
import { runExport } from "../export/run.ts";
import type { RegisterDeps } from "../register/run.ts";
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
export async function exportIn(args: readonly string[], deps: RegisterDeps): Promise<number> {
  const read = parseOptions(args);
  if (read.kind === "help") {
    deps.out(usage);
    return 0;
  }
  if (read.kind === "error") {
    deps.err(`callboard: ${read.error}; see callboard export --help\n`);
    return 2;
  }
  return runExport(read.options, deps);
}
