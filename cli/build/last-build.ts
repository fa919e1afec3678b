import { createHash } from "node:crypto";
import { lstatSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DocsDiagnostic } from "#docs-project";
import { areUnchanged, type BuildInput, type InputSources } from "./build-inputs.ts";
import { createPageCache, writeEntry } from "./page-cache.ts";

/** A built site, as a command reports it. */
export interface BuiltSite {
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
  readonly redirects: number;
  readonly base: string;
  /** Notes for the publisher, a sentence each. */
  readonly notes: readonly string[];
  readonly diagnostics: readonly DocsDiagnostic[];
}

/** A file or folder of a built site. */
type Output = readonly [path: string, size: number, modified: number];

interface Stored {
  readonly key: string;
  readonly inputs: readonly BuildInput[];
  readonly outputs: readonly Output[];
  readonly built: BuiltSite;
}

/** The last build into a folder. */
export interface LastBuild {
  /** Returns the site of that build if a build would read and write the same again. */
  readonly unchanged: (sources: InputSources) => Promise<BuiltSite | undefined>;
  /** Stores a build and the paths that it wrote. Never throws: a folder that can't be written costs time only. */
  readonly save: (built: BuiltSite, inputs: readonly BuildInput[], paths: Iterable<string>) => void;
}

/**
 * Opens the record of the last build.
 *
 * @param cacheFolder the folder of the caches of a project
 * @param out the folder of the built site
 * @param key everything that a build depends on, except files and variables of the project, as JSON
 */
export function openLastBuild(cacheFolder: string, out: string, key: unknown): LastBuild {
  const hash = createHash("sha256")
    .update(JSON.stringify([out, key]))
    .digest("hex");
  const file = join(cacheFolder, "last-build");
  return {
    unchanged: async (sources) => {
      const stored = readStored(file);
      if (stored?.key !== hash || !stored.outputs.every((output) => isUnchanged(out, output))) return undefined;
      return (await areUnchanged(stored.inputs, sources)) ? stored.built : undefined;
    },
    save: (built, inputs, paths) => {
      if (!createPageCache(cacheFolder)) return;
      writeEntry(file, () => {
        const outputs = [...withFolders(paths)].map((path) => outputAt(out, path));
        return Buffer.from(JSON.stringify({ key: hash, inputs, outputs, built } satisfies Stored));
      });
    },
  };
}

function readStored(file: string): Stored | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Stored; // what `save` wrote
  } catch {
    return undefined;
  }
}

/** Adds the folders of files: their times change when a file is added or removed. */
function withFolders(paths: Iterable<string>): ReadonlySet<string> {
  const all = new Set<string>();
  for (const path of paths) {
    for (let at = path; !all.has(at); at = dirname(at)) all.add(at);
  }
  return all;
}

function outputAt(out: string, path: string): Output {
  const { size, mtimeMs } = lstatSync(join(out, path));
  return [path, size, mtimeMs];
}

function isUnchanged(out: string, [path, size, modified]: Output): boolean {
  const found = lstatSync(join(out, path), { throwIfNoEntry: false });
  return found?.size === size && found.mtimeMs === modified;
}
