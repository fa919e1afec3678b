import { cwd, env, stderr, stdout } from "node:process";
import { parseOptions, usage } from "../publish/arguments.ts";
import { type PublishDeps, runPublish } from "../publish/run.ts";

/** Publishes a docs project to a registry; see `usage`. */
export const publish = (args: readonly string[]): Promise<number> =>
  publishIn(args, {
    env,
    folder: cwd(),
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
  });

/** Runs the command with injected dependencies. */
export async function publishIn(args: readonly string[], deps: PublishDeps): Promise<number> {
  const read = parseOptions(args);
  if (read.kind === "help") {
    deps.out(usage);
    return 0;
  }
  if (read.kind === "error") {
    deps.err(`callboard: ${read.error}; see callboard publish --help\n`);
    return 2;
  }
  return runPublish(read.options, deps);
}
