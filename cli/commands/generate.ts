import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { builtFrom, sourcesDigest } from "../generate/built.ts";
import { processConsole } from "../generate/console.ts";
import { run } from "../generate/run.ts";
import { interruption } from "../interruption.ts";
import { packageFolder } from "../package-folder.ts";

/**
 * Generates code from an IDL folder. In a checkout with sources that are newer than the built command, it runs the
 * sources, so that no outdated generator is used.
 */
export async function generate(args: readonly string[]): Promise<number> {
  const built = builtFrom();
  if (built !== undefined) {
    const root = packageFolder(import.meta.dirname);
    const now = sourcesDigest(root);
    if (now !== undefined && now !== built.sources) return (await fromSources(root))(args);
  }
  return run(args, {
    console: processConsole(process),
    untilStopped: interruption,
    ...(built && { generator: built.generator }),
  });
}

async function fromSources(root: string): Promise<typeof generate> {
  const { register } = await import("tsx/esm/api");
  register();
  const sources: { readonly generate: typeof generate } = await import(
    pathToFileURL(join(root, "cli/commands/generate.ts")).href
  );
  return sources.generate;
}
