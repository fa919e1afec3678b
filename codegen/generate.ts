import { basename, resolve } from "node:path";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type { SourceText } from "./source.ts";
import { generatorHash } from "./write/generator-hash.ts";
import { readIdlFolder } from "./write/idl-folder.ts";
import { isFresh, manifestFile } from "./write/manifest.ts";
import { findStale, type StaleFile, writeStale } from "./write/output-folder.ts";

/** What to generate from where. */
export interface GenerateOptions {
  /** The IDL folder. */
  readonly idl: string;
  /** The folder that gets `types/` and `registry/`. */
  readonly out: string;
  /** Compare with what stands on disk, and write nothing. */
  readonly check?: boolean;
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
  | (Ended & { readonly kind: "faulty" });

/**
 * Generates the code of an IDL folder. A run ends before it loads any parser or printer when the last one's manifest
 * still holds to the byte: this generator, these sources, every file that was made and no other one.
 *
 * @throws IdlFolderError when the IDL folder cannot be read
 */
export async function generate(options: GenerateOptions): Promise<GenerateResult> {
  const { idl, out, check = false } = options;
  const [sources, generator] = await Promise.all([
    options.sources ?? readIdlFolder(idl),
    options.generator ?? generatorHash(),
  ]);
  if (await isFresh(out, generator, sources)) return { kind: "fresh", diagnostics: [], sources };
  options.onWork?.();

  const { build } = await import("./build.ts");
  const { files: made, ir, diagnostics } = build(sources, basename(resolve(idl)));
  if (made === undefined || ir === undefined) return { kind: "faulty", diagnostics, sources };

  const files = [...made, manifestFile(generator, sources, made)];
  const calls = ir.modules.flatMap(({ service }) => service?.endpoints ?? []).length;
  const counts: Counts = { files: files.length, types: ir.types.size, calls, errors: ir.errors.size };
  const stale = await findStale(out, files);
  const ended = { counts, diagnostics, sources };
  if (stale.length === 0) return { kind: "fresh", ...ended };
  if (check) return { kind: "stale", stale, ...ended };
  await writeStale(out, files, stale);
  return { kind: "written", stale, ...ended };
}
