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
}

/** How much an API holds. */
export interface Counts {
  readonly files: number;
  readonly types: number;
  readonly calls: number;
  readonly errors: number;
}

/** How a run ends. */
export type GenerateResult =
  /** Nothing to do: all is as the IDL wants it. */
  | { readonly kind: "fresh"; readonly counts?: Counts; readonly diagnostics: readonly Diagnostic[] }
  /** The stale files have been written or removed. */
  | {
      readonly kind: "written";
      readonly stale: readonly StaleFile[];
      readonly counts: Counts;
      readonly diagnostics: readonly Diagnostic[];
    }
  /** A check found files that differ. */
  | {
      readonly kind: "stale";
      readonly stale: readonly StaleFile[];
      readonly counts: Counts;
      readonly diagnostics: readonly Diagnostic[];
    }
  /** The IDL has errors; nothing was written. */
  | { readonly kind: "faulty"; readonly diagnostics: readonly Diagnostic[]; readonly sources: readonly SourceText[] };

/**
 * Generates the code of an IDL folder. A run that finds the last one's manifest still true ends before it loads any
 * parser or printer; a check never trusts the manifest and compares every byte.
 *
 * @throws IdlFolderError when the IDL folder cannot be read
 */
export async function generate({ idl, out, check = false }: GenerateOptions): Promise<GenerateResult> {
  const [sources, generator] = await Promise.all([readIdlFolder(idl), generatorHash()]);
  if (!check && (await isFresh(out, generator, sources))) return { kind: "fresh", diagnostics: [] };

  const { build } = await import("./build.ts");
  const { files: made, ir, diagnostics } = build(sources, basename(resolve(idl)));
  if (made === undefined || ir === undefined) return { kind: "faulty", diagnostics, sources };

  const files = [...made, manifestFile(generator, sources, made)];
  const calls = ir.modules.flatMap(({ service }) => service?.endpoints ?? []).length;
  const counts: Counts = { files: files.length, types: ir.types.size, calls, errors: ir.errors.size };
  const stale = await findStale(out, files);
  if (stale.length === 0) return { kind: "fresh", counts, diagnostics };
  if (check) return { kind: "stale", stale, counts, diagnostics };
  await writeStale(out, files, stale);
  return { kind: "written", stale, counts, diagnostics };
}
