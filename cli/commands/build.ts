import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { tagsIn } from "#locales/files";
import { parseOptions } from "../build/arguments.ts";
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
      load: async () => {
        const { openRendering } = await import("../build/page-threads.ts");
        const threads = Math.min(availableParallelism(), maxThreads);
        return openRendering(assetFolder, join(home, "dist/server/page-thread.js"), threads);
      },
      now: () => performance.now(),
    });
  });

/**
 * Returns a hash of the program and of the files that pages load: of its package, of the names of its files, which have
 * hashes of their contents, of inline scripts, and of the languages of the publisher.
 */
async function programOf(home: string, languages: string | undefined): Promise<string> {
  const hash = createHash("sha256").update(await readFile(join(home, "package.json")));
  const addText = async (folder: string, name: string): Promise<unknown> =>
    hash.update(name).update(await readFile(join(folder, name)));
  if (languages !== undefined) for (const tag of tagsIn(languages)) await addText(languages, `${tag}.json`);
  const inline = join(home, "dist/client/inline");
  for (const name of (await readdir(inline)).sort()) await addText(inline, name);
  const names = await Promise.all(["server", "client"].map((part) => readdir(join(home, `dist/${part}/assets`))));
  return hash.update(JSON.stringify([...names.map((some) => some.sort()), process.version])).digest("hex");
}
