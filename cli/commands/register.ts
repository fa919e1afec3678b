import { cwd, env, stderr, stdout } from "node:process";
import { parseOptions, usage } from "../register/arguments.ts";
import { type RegisterDeps, runRegister } from "../register/run.ts";
import { readByProcess } from "../serve/apart/built-reader.ts";

/** Registers a description with a registry; see `usage`. */
export const register = (args: readonly string[]): Promise<number> =>
  registerIn(args, {
    env,
    folder: cwd(),
    readDescription: readByProcess,
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
  });

/** Runs the command with injected dependencies. */
export async function registerIn(args: readonly string[], deps: RegisterDeps): Promise<number> {
  const read = parseOptions(args);
  if (read.kind === "help") {
    deps.out(usage);
    return 0;
  }
  if (read.kind === "error") {
    deps.err(`callboard: ${read.error}; see callboard register --help\n`);
    return 2;
  }
  return runRegister(read.options, deps);
}
