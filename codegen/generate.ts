import { basename, resolve } from "node:path";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type { SourceText } from "./source.ts";
import { findRuntime } from "./write/find-runtime.ts";
import { generatorHash } from "./write/generator-hash.ts";
import { readIdlFolder } from "./write/idl-folder.ts";
import { type Inputs, isFresh, manifestFile, readManifest } from "./write/manifest.ts";
import { findExistingFiles, findStale, type StaleFile, writeStale } from "./write/output-folder.ts";
import { folderOf, type Runtime } from "./write/runtime.ts";

/** Options of a run. */
export interface GenerateOptions {
  /** The IDL folder. */
  readonly idl: string;
  /** The folder that gets `types/`, and `client/` or, in this repository, `registry/`. */
  readonly out: string;
  /** Compares with the files on disk and writes nothing. */
  readonly check?: boolean;
  /** The modules that files import from; by default derived from the output folder. */
  readonly runtime?: Runtime;
  /** The hash of this generator, if it is known: a built command contains it. */
  readonly generator?: string;
  /**
   * The texts of the IDL folder, if they are loaded already. Parse results are cached as long as a text is referenced.
   */
  readonly sources?: readonly SourceText[];
  /** Called before work begins, if there is any. */
  readonly onWork?: () => void;
}

/** The size of an API. */
export interface Counts {
  readonly files: number;
  readonly types: number;
  readonly calls: number;
  readonly errors: number;
}

interface Ended {
  readonly diagnostics: readonly Diagnostic[];
  /** The texts that the diagnostics refer to. */
  readonly sources: readonly SourceText[];
  /**
   * Files in the folders of generated files that were not generated, by path in the output folder. They are not
   * changed.
   */
  readonly foreign: readonly string[];
}

/** The result of a run. */
export type GenerateResult =
  /** Nothing to do: all files are up to date. */
  | (Ended & { readonly kind: "fresh"; readonly counts?: Counts })
  /** The stale files have been written or removed. */
  | (Ended & { readonly kind: "written"; readonly stale: readonly StaleFile[]; readonly counts: Counts })
  /** A check found files that differ. */
  | (Ended & { readonly kind: "stale"; readonly stale: readonly StaleFile[]; readonly counts: Counts })
  /** The IDL has errors; nothing was written. */
  | (Ended & { readonly kind: "invalid" })
  /** Other files have the paths of generated ones; nothing was written. */
  | (Ended & { readonly kind: "blocked"; readonly blocked: readonly string[] });

/**
 * Generates the code of an IDL folder. A run ends before it loads a parser or a printer if the manifest of the last run
 * matches: the same generator, the same sources, and exactly the same generated files.
 *
 * @throws IdlFolderError if the IDL folder can't be read
 */
export async function generate(options: GenerateOptions): Promise<GenerateResult> {
  const { idl, out, check = false, runtime = findRuntime(out) } = options;
  const calls = folderOf(runtime);
  const [sources, generator, manifest, existing] = await Promise.all([
    options.sources ?? readIdlFolder(idl),
    options.generator ?? generatorHash(),
    readManifest(out, calls),
    findExistingFiles(out, calls),
  ]);
  const inputs: Inputs = { generator, runtime, sources };
  if (await isFresh(out, { manifest, existing }, inputs)) {
    return { kind: "fresh", diagnostics: manifest?.diagnostics ?? [], sources, foreign: existing.foreign };
  }
  options.onWork?.();

  const { build } = await import("./build.ts");
  const { files: made, ir, diagnostics } = await build(sources, basename(resolve(idl)), runtime);
  const known = (path: string): boolean => manifest !== undefined && Object.hasOwn(manifest.outputs, path);
  if (made === undefined || ir === undefined) {
    return { kind: "invalid", diagnostics, sources, foreign: existing.foreign.filter((path) => !known(path)) };
  }
  const wanted = new Set(made.map(({ path }) => path));
  const isBlocking = (path: string): boolean => wanted.has(path.replace(/\/$/, ""));
  const foreign = existing.foreign.filter((path) => !isBlocking(path));
  // A file that an earlier run wrote may be overwritten, whatever its contents are now.
  const blocked = existing.foreign.filter((path) => isBlocking(path) && !known(path));
  if (blocked.length > 0) return { kind: "blocked", blocked, diagnostics, sources, foreign };

  const files = [...made, manifestFile(inputs, made, diagnostics)];
  const endpoints = ir.modules.flatMap(({ service }) => service?.endpoints ?? []);
  const counts: Counts = { files: files.length, types: ir.types.size, calls: endpoints.length, errors: ir.errors.size };
  const stale = await findStale(out, files, existing);
  const ended = { counts, diagnostics, sources, foreign };
  if (stale.length === 0) return { kind: "fresh", ...ended };
  if (check) return { kind: "stale", stale, ...ended };
  await writeStale(out, files, stale);
  return { kind: "written", stale, ...ended };
}
