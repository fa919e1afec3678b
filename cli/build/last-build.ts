import { hash, randomUUID } from "node:crypto";
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
  readonly id: string;
  readonly out: string;
  readonly key: string;
  readonly inputs?: readonly BuildInput[] | undefined;
  readonly outputs: readonly Output[];
  readonly built: BuiltSite;
}

/** The last build into a folder. */
export interface LastBuild {
  /** Identifies the build; undefined if none is known. */
  readonly id: string | undefined;
  /** Returns true if a file of the site was written by that build or an earlier one, and not changed since. */
  readonly isUnchanged: (path: string) => boolean;
  /** Returns the size of such a file; undefined for any other. */
  readonly unchangedSize: (path: string) => number | undefined;
  /** Returns the files of the site; undefined if a file was added, removed or replaced since. */
  readonly files: () => ReadonlySet<string> | undefined;
  /** Returns the site of that build if a build would read and write the same again. */
  readonly unchanged: (sources: InputSources) => Promise<BuiltSite | undefined>;
  /**
   * Stores a build and the paths that it wrote, and returns its id. Never throws: a folder that can't be written costs
   * time only.
   *
   * @param inputs what it read; undefined if that can't be compared
   */
  readonly save: (built: BuiltSite, inputs: readonly BuildInput[] | undefined, paths: Iterable<string>) => string;
}

/**
 * Opens the record of the last build.
 *
 * @param cacheFolder the folder of the caches of a project
 * @param out the folder of the built site
 * @param key everything that a build depends on, except files and variables of the project, as JSON
 */
export function openLastBuild(cacheFolder: string, out: string, key: unknown): LastBuild {
  const keyHash = hash("sha256", JSON.stringify(key));
  const file = join(cacheFolder, "last-build");
  const stored = readStored(file, out);
  const outputs = new Map(stored?.outputs.map((output) => [output[0], output]));
  const compared = new Map<string, boolean>();
  const isUnchanged = (path: string): boolean => {
    const output = outputs.get(path);
    const known = compared.get(path) ?? (output !== undefined && isEqual(out, output));
    compared.set(path, known);
    return known;
  };
  return {
    id: stored?.id,
    isUnchanged,
    unchangedSize: (path) => (isUnchanged(path) ? outputs.get(path)?.[1] : undefined),
    files: () => {
      const folders = new Set([...outputs.keys()].map((path) => dirname(path)));
      if (outputs.size === 0 || ![...folders].every(isUnchanged)) return undefined;
      return new Set([...outputs.keys()].filter((path) => !folders.has(path)));
    },
    unchanged: async (sources) => {
      if (stored?.inputs === undefined || stored.key !== keyHash) return undefined;
      if (!stored.outputs.every(([path]) => isUnchanged(path))) return undefined;
      return (await areUnchanged(stored.inputs, sources)) ? stored.built : undefined;
    },
    save: (built, inputs, paths) => {
      const id = randomUUID();
      if (createPageCache(cacheFolder)) {
        writeEntry(file, () => {
          const written = [...withFolders(paths)].map((path) => outputAt(out, path));
          return Buffer.from(
            JSON.stringify({ id, out, key: keyHash, inputs, outputs: written, built } satisfies Stored),
          );
        });
      }
      return id;
    },
  };
}

/** Reads the record of a build into a folder. */
function readStored(file: string, out: string): Stored | undefined {
  try {
    const stored = JSON.parse(readFileSync(file, "utf8")) as Stored; // what `save` wrote
    return stored.out === out ? stored : undefined;
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

function isEqual(out: string, [path, size, modified]: Output): boolean {
  const found = lstatSync(join(out, path), { throwIfNoEntry: false });
  return found?.size === size && found.mtimeMs === modified;
}
