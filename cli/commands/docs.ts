import { cwd, env, stderr, stdout } from "node:process";
import { parseOptions, usage } from "../docs/arguments.ts";
import { type DocsCheckDeps, runDocsCheck } from "../docs/run.ts";

/** Checks a docs project; see `usage`. */
export const docs = (args: readonly string[]): Promise<number> =>
  docsIn(args, {
    env,
    folder: cwd(),
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
  });

/** Runs the command with injected dependencies. */
export async function docsIn(args: readonly string[], deps: DocsCheckDeps): Promise<number> {
  const read = parseOptions(args);
  if (read.kind === "help") {
    deps.out(usage);
    return 0;
  }
  if (read.kind === "error") {
    deps.err(`callboard: ${read.error}; see callboard docs --help\n`);
    return 2;
  }
  return runDocsCheck(read.options, deps);
}
