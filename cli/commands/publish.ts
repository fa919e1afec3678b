import { answer, publishCommand, withSettings } from "../command-line/index.ts";
import { parseOptions } from "../publish/arguments.ts";
import { type PublishDeps, runPublish } from "../publish/run.ts";

/** Publishes a docs project to a registry; see `publishCommand`. */
export const publish = (args: readonly string[]): Promise<number> =>
  withSettings(publishCommand, args, (context) => publishIn(args, context));

/** Runs the command with injected dependencies. */
export async function publishIn(args: readonly string[], deps: PublishDeps): Promise<number> {
  const read = parseOptions(args, deps.env);
  return read.kind === "options" ? runPublish(read.options, deps) : answer(publishCommand, read, deps);
}
