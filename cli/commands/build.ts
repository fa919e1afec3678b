import { availableParallelism } from "node:os";
import { join } from "node:path";
import { cwd, env, stderr, stdout } from "node:process";
import { openAssets } from "#docs-host/server";
import { parseOptions, usage } from "../build/arguments.ts";
import { renderInThreads } from "../build/render-in-threads.ts";
import { type BuildDeps, runBuild } from "../build/run.ts";
import { processConsole } from "../generate/console.ts";
import { packageFolder } from "../package-folder.ts";

/** Writes a docs project as files; see `usage`. */
export async function build(args: readonly string[]): Promise<number> {
  const home = packageFolder(import.meta.dirname);
  const assetFolder = join(home, "dist/client");
  return buildIn(args, async () => ({
    env,
    folder: cwd(),
    out: (text) => stdout.write(text),
    err: (text) => stderr.write(text),
    status: processConsole({ stdout, stderr }).terminal?.status,
    assetFolder,
    assets: await openAssets(assetFolder),
    renderPages: renderInThreads(join(home, "dist/server/page-thread.js"), availableParallelism()),
    now: () => performance.now(),
  }));
}

/** Runs the command with injected dependencies, which are opened once the arguments are right. */
async function buildIn(args: readonly string[], open: () => Promise<BuildDeps>): Promise<number> {
  const read = parseOptions(args);
  if (read.kind === "help") {
    stdout.write(usage);
    return 0;
  }
  if (read.kind === "error") {
    stderr.write(`callboard: ${read.error}; see callboard build --help\n`);
    return 2;
  }
  return runBuild(read.options, await open());
}
