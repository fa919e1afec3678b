import { answer, docsCheckCommand, withSettings } from "../command-line/index.ts";
import { parseOptions } from "../docs/arguments.ts";
import { type DocsCheckDeps, runDocsCheck } from "../docs/run.ts";

/** Checks a docs project; see `docsCheckCommand`. */
export const docs = (args: readonly string[]): Promise<number> =>
  withSettings(docsCheckCommand, args, (context) => docsIn(args, context));

/** Runs the command with injected dependencies. */
export async function docsIn(args: readonly string[], deps: DocsCheckDeps): Promise<number> {
  const read = parseOptions(args);
  return read.kind === "options" ? runDocsCheck(read.options, deps) : answer(docsCheckCommand, read, deps);
}
