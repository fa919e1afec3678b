import { basename, resolve } from "node:path";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import { folderOf, type Runtime } from "./emit/style.ts";
import type { SourceText } from "./source.ts";
import { findRuntime } from "./write/find-runtime.ts";
import { generatorHash } from "./write/generator-hash.ts";
import { readIdlFolder } from "./write/idl-folder.ts";
import { type Inputs, isFresh, manifestFile, readManifest } from "./write/manifest.ts";
import { findStale, findStanding, type StaleFile, writeStale } from "./write/output-folder.ts";

/** What to generate from where. */
export interface GenerateOptions {
  /** The IDL folder. */
  readonly idl: string;
  /** The folder that gets `types/`, and `client/` or, in this repository, `registry/`. */
  readonly out: string;
  /** Compare with what stands on disk, and write nothing. */
  readonly check?: boolean;
  /** What the files import from: what is usual where the output folder lies, unless told otherwise. */
  readonly runtime?: Runtime;
  /** The hash of this generator, where it is known: a built command has it in itself. */
  readonly generator?: string;
  /** The texts of the IDL folder, where they are at hand. What was read from a text is kept while somebody holds it. */
  readonly sources?: readonly SourceText[];
  /** Told when there is something to do, before it is begun. */
  readonly onWork?: () => void;
}

/** How much an API holds. */
export interface Counts {
  readonly files: number;
  readonly types: number;
  readonly calls: number;
  readonly errors: number;
}

interface Ended {
  readonly diagnostics: readonly Diagnostic[];
  /** The texts that the diagnostics speak of. */
  readonly sources: readonly SourceText[];
  /** What stands among the generated files, by path in the output folder, and was not generated: it is left alone. */
  readonly foreign: readonly string[];
}

/** How a run ends. */
export type GenerateResult =
  /** Nothing to do: all is as the IDL wants it. */
  | (Ended & { readonly kind: "fresh"; readonly counts?: Counts })
  /** The stale files have been written or removed. */
  | (Ended & { readonly kind: "written"; readonly stale: readonly StaleFile[]; readonly counts: Counts })
  /** A check found files that differ. */
  | (Ended & { readonly kind: "stale"; readonly stale: readonly StaleFile[]; readonly counts: Counts })
  /** The IDL has errors; nothing was written. */
  | (Ended & { readonly kind: "faulty" })
  /** Files that were not generated stand where generated ones belong; nothing was written. */
  | (Ended & { readonly kind: "blocked"; readonly blocked: readonly string[] });

/**
 * Generates the code of an IDL folder. A run ends before it loads any parser or printer when the last one's manifest
 * still holds to the byte: this generator, these sources, every file that was made and no other one.
 *
 * @throws IdlFolderError when the IDL folder cannot be read
 */
export async function generate(options: GenerateOptions): Promise<GenerateResult> {
  const { idl, out, check = false, runtime = findRuntime(out) } = options;
  const calls = folderOf(runtime);
  const [sources, generator, manifest, standing] = await Promise.all([
    options.sources ?? readIdlFolder(idl),
    options.generator ?? generatorHash(),
    readManifest(out, calls),
    findStanding(out, calls),
  ]);
  const inputs: Inputs = { generator, runtime, sources };
  if (await isFresh(out, { manifest, standing }, inputs)) {
    return { kind: "fresh", diagnostics: manifest?.diagnostics ?? [], sources, foreign: standing.foreign };
  }
  options.onWork?.();

  const { build } = await import("./build.ts");
  const { files: made, ir, diagnostics } = await build(sources, basename(resolve(idl)), runtime);
  const known = (path: string): boolean => manifest !== undefined && Object.hasOwn(manifest.outputs, path);
  if (made === undefined || ir === undefined) {
    return { kind: "faulty", diagnostics, sources, foreign: standing.foreign.filter((path) => !known(path)) };
  }
  const wanted = new Set(made.map(({ path }) => path));
  const inTheWay = (path: string): boolean => wanted.has(path.replace(/\/$/, ""));
  const foreign = standing.foreign.filter((path) => !inTheWay(path));
  // What an earlier run made may be put right, whatever has become of it.
  const blocked = standing.foreign.filter((path) => inTheWay(path) && !known(path));
  if (blocked.length > 0) return { kind: "blocked", blocked, diagnostics, sources, foreign };

  const files = [...made, manifestFile(inputs, made, diagnostics)];
  const endpoints = ir.modules.flatMap(({ service }) => service?.endpoints ?? []);
  const counts: Counts = { files: files.length, types: ir.types.size, calls: endpoints.length, errors: ir.errors.size };
  const stale = await findStale(out, files, standing);
  const ended = { counts, diagnostics, sources, foreign };
  if (stale.length === 0) return { kind: "fresh", ...ended };
  if (check) return { kind: "stale", stale, ...ended };
  await writeStale(out, files, stale);
  return { kind: "written", stale, ...ended };
}
