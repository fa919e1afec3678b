import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { openAssets } from "#docs-host/server";
import { tagsIn } from "#locales/files";
import { parseOptions } from "../build/arguments.ts";
import { pageThreads } from "../build/page-threads.ts";
import { runBuild } from "../build/run.ts";
import { answer, buildCommand, withSettings } from "../command-line/index.ts";
import { openLanguages, publisherLanguages } from "../open-languages.ts";
import { packageFolder } from "../package-folder.ts";

/** Max number of render threads; our choice: each has the whole site in memory. */
const maxThreads = 8;

/** Number of pages below which a cache is not worth it: they render in a second or two. */
const fewPages = 100;

/** Writes a docs project as files; see `buildCommand`. */
export const build = (args: readonly string[]): Promise<number> =>
  withSettings(buildCommand, args, async (context) => {
    const read = parseOptions(args);
    if (read.kind !== "options") return answer(buildCommand, read, context);
    const errors = openLanguages(context);
    if (errors.length > 0) return context.refuse(errors);
    const home = packageFolder(import.meta.dirname);
    const assetFolder = join(home, "dist/client");
    return runBuild(read.options, {
      ...context,
      assetFolder,
      program: await programOf(home, publisherLanguages(context)),
      fewPages,
      fontFolder: join(home, "dist/server/fonts"),
      assets: await openAssets(assetFolder),
      threads: pageThreads(join(home, "dist/server/page-thread.js"), Math.min(availableParallelism(), maxThreads)),
      now: () => performance.now(),
    });
  });

/**
 * Returns a hash of the program: of its package, of the names of its files, which have hashes of their contents, and of the
 * languages of the publisher.
 */
async function programOf(home: string, languages: string | undefined): Promise<string> {
  const names = await readdir(join(home, "dist/server/assets"));
  const hash = createHash("sha256").update(await readFile(join(home, "package.json")));
  if (languages !== undefined)
    for (const tag of tagsIn(languages)) hash.update(tag).update(await readFile(join(languages, `${tag}.json`)));
  return hash.update(JSON.stringify([...names.sort(), process.version])).digest("hex");
}
