import { hash } from "node:crypto";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceText } from "../source.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { type ExistingFiles, manifestPath, readOutput } from "./output-folder.ts";
import { folderOf, type Runtime } from "./runtime.ts";

/** Inputs and outputs of a run, as hashes by path. */
export interface Manifest {
  readonly generator: string;
  readonly inputs: { readonly [path: string]: string };
  readonly outputs: { readonly [path: string]: string };
  /** The module that the files import from, if it is one. */
  readonly runtime?: string;
  /** Diagnostics of sources without errors; each run reports them again. */
  readonly diagnostics?: readonly Diagnostic[];
}

/** The inputs of a run. */
export interface Inputs {
  readonly generator: string;
  readonly runtime: Runtime;
  readonly sources: readonly SourceText[];
}

const hashes = (files: readonly GeneratedFile[]): { readonly [path: string]: string } =>
  Object.fromEntries(files.map(({ path, text }) => [path, hash("sha256", text)]));

const nameOf = (runtime: Runtime): string | undefined => (runtime.kind === "module" ? runtime.name : undefined);

/** Creates the manifest of a run. */
export function manifestFile(
  { generator, runtime, sources }: Inputs,
  files: readonly GeneratedFile[],
  diagnostics: readonly Diagnostic[],
): GeneratedFile {
  const name = nameOf(runtime);
  const manifest: Manifest = {
    generator,
    ...(name !== undefined && { runtime: name }),
    inputs: hashes(sources),
    outputs: hashes(files),
    ...(diagnostics.length > 0 && { diagnostics }),
  };
  return { path: manifestPath(folderOf(runtime)), text: `${JSON.stringify(manifest, undefined, 2)}\n` };
}

/** Reads the manifest of an earlier run; undefined if it is missing or unreadable. */
export async function readManifest(out: string, calls: string): Promise<Manifest | undefined> {
  const text = await readOutput(out, manifestPath(calls));
  if (text === undefined) return undefined;
  try {
    const value: Partial<Manifest> | null = JSON.parse(text);
    const { generator, runtime, inputs, outputs, diagnostics = [] } = value ?? {};
    if (!generator || !inputs || !outputs || !Array.isArray(diagnostics)) return undefined;
    return { generator, ...(runtime !== undefined && { runtime }), inputs, outputs, diagnostics };
  } catch (thrown) {
    // If a manifest is not JSON, for example after a merge conflict, everything is generated again.
    if (thrown instanceof SyntaxError) return undefined;
    throw thrown;
  }
}

const same = (a: { readonly [path: string]: string }, b: { readonly [path: string]: string }): boolean => {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
};

/** The state of the output folder before a run. */
export interface Found {
  readonly manifest: Manifest | undefined;
  readonly existing: ExistingFiles;
}

/**
 * Returns true if the last run used this generator, these sources and this runtime, its files are unchanged byte for
 * byte, and there are no other generated files.
 */
export async function isFresh(
  out: string,
  { manifest, existing: { generated } }: Found,
  { generator, runtime, sources }: Inputs,
): Promise<boolean> {
  if (manifest === undefined || manifest.generator !== generator) return false;
  if (manifest.runtime !== nameOf(runtime)) return false;
  if (!generated.every((path) => Object.hasOwn(manifest.outputs, path))) return false;
  if (!same(manifest.inputs, hashes(sources))) return false;
  const comparisons = Object.entries(manifest.outputs).map(async ([path, known]) => {
    const text = await readOutput(out, path);
    return text !== undefined && hash("sha256", text) === known;
  });
  return (await Promise.all(comparisons)).every((good) => good);
}
