import { answer, registerCommand, withSettings } from "../command-line/index.ts";
import { parseOptions } from "../register/arguments.ts";
import { type RegisterDeps, runRegister } from "../register/run.ts";
import { readByProcess } from "../serve/apart/built-reader.ts";

/** Registers a description with a registry; see `registerCommand`. */
export const register = (args: readonly string[]): Promise<number> =>
  withSettings(registerCommand, args, (context) => registerIn(args, { ...context, readDescription: readByProcess }));

/** Runs the command with injected dependencies. */
export async function registerIn(args: readonly string[], deps: RegisterDeps): Promise<number> {
  const read = parseOptions(args, deps.env);
  return read.kind === "options" ? runRegister(read.options, deps) : answer(registerCommand, read, deps);
}
