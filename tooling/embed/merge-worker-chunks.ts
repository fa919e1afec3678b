import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { bundlerChecks } from "../bundler-checks.ts";
import { type Graph, importedBy } from "../playground-chunk.ts";

/**
 * Merges the chunks of the element's worker, of which the bundler makes one for each set of entry points that share it:
 * browsers would wait for many small files, one after the other. The worker is one file with the importers and all that
 * both pages and first screens need; these are one file each.
 *
 * @param folder the folder of the built chunks
 */
export async function mergeWorkerChunks(folder: string): Promise<void> {
  const before = await readdir(folder);
  const entry = workerIn(before);
  const build = await rolldown({
    input: { main: join(folder, entry) },
    preserveEntrySignatures: false,
    treeshake: false,
    checks: bundlerChecks,
  });
  const { output } = await build.write({
    dir: folder,
    format: "es",
    minify: true,
    // Its content depends on the content that the name has the hash of.
    entryFileNames: entry,
    chunkFileNames: ({ name }) => `${name.replace(/-[\w-]{8}$/, "")}-[hash].js`,
    codeSplitting: {
      groups: [{ name: groupOf(join(folder, entry)), debugName: "worker", includeDependenciesRecursively: false }],
    },
  });
  await build.close();
  const written = new Set(output.map(({ fileName }) => fileName));
  const merged = output
    .flatMap((one) => ("moduleIds" in one ? one.moduleIds : []))
    .map((id) => id.slice(folder.length + 1));
  const rest = before.filter((file) => !merged.includes(file) && file.endsWith(".js"));
  const texts = await Promise.all([...rest, "../element.js"].map((file) => readFile(join(folder, file), "utf8")));
  // Other workers, and the page, may have the same chunks.
  const unused = merged.filter((file) => !written.has(file) && !texts.some((text) => text.includes(file)));
  await Promise.all(unused.map((file) => rm(join(folder, file), { force: true })));
}

/** Finds the worker of the element among the files of a build. */
export function workerIn(files: readonly string[]): string {
  const entry = files.find((file) => /^main-[\w-]{8}\.js$/.test(file));
  if (entry === undefined) throw new Error("the element has no worker");
  return entry;
}

/** Returns the function that names the group of a chunk. */
function groupOf(entry: string): (id: string, graph: Graph) => string | null {
  const divide = (graph: Graph) => {
    const closures = (graph.getModuleInfo(entry)?.dynamicallyImportedIds ?? []).map(
      (id) => [id.split("/").at(-1) ?? "", importedBy(id, graph)] as const,
    );
    const reaching = (name: RegExp, id: string): boolean =>
      closures.some(([file, reached]) => name.test(file) && reached.has(id));
    return { first: importedBy(entry, graph), reaching };
  };
  let divided: ReturnType<typeof divide> | undefined;
  return (id, graph) => {
    divided ??= divide(graph);
    const { first, reaching } = divided;
    const isOfPages = reaching(/^(?:reference|guides)-/, id);
    const isOfScreens = reaching(/^first-screen-/, id);
    const isShared = (isOfPages || reaching(/^index-files-/, id)) && isOfScreens;
    if (first.has(id) || isShared || reaching(/^description-/, id)) return "worker";
    // Late modules share parts with pages and screens.
    if (reaching(/^late-rest-/, id)) return "late-rest";
    if (isOfPages) return "pages";
    return isOfScreens ? "first-screen" : null;
  };
}
