import type { SourceText } from "../source.ts";
import type { GeneratedFile } from "./generated-file.ts";
import { hashOf } from "./hash.ts";
import { manifestPath, readOutput, type Standing } from "./output-folder.ts";

/** What a run was made from and what it made, as hashes by path. */
export interface Manifest {
  readonly generator: string;
  readonly inputs: { readonly [path: string]: string };
  readonly outputs: { readonly [path: string]: string };
}

const hashes = (files: readonly GeneratedFile[]): { readonly [path: string]: string } =>
  Object.fromEntries(files.map(({ path, text }) => [path, hashOf(text)]));

/** Writes down a run. */
export function manifestFile(
  generator: string,
  sources: readonly SourceText[],
  files: readonly GeneratedFile[],
): GeneratedFile {
  const manifest: Manifest = { generator, inputs: hashes(sources), outputs: hashes(files) };
  return { path: manifestPath, text: `${JSON.stringify(manifest, undefined, 2)}\n` };
}

/** Reads the manifest of an earlier run; nothing where there is none that can be read. */
export async function readManifest(out: string): Promise<Manifest | undefined> {
  const text = await readOutput(out, manifestPath);
  if (text === undefined) return undefined;
  try {
    const value: Partial<Manifest> | null = JSON.parse(text);
    const { generator, inputs, outputs } = value ?? {};
    return generator && inputs && outputs ? { generator, inputs, outputs } : undefined;
  } catch (thrown) {
    // A manifest that is no JSON (a merge left its marks in it) only means that all has to be made again.
    if (thrown instanceof SyntaxError) return undefined;
    throw thrown;
  }
}

const same = (a: { readonly [path: string]: string }, b: { readonly [path: string]: string }): boolean => {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
};

/** What a run finds before it does anything. */
export interface Found {
  readonly manifest: Manifest | undefined;
  readonly standing: Standing;
}

/**
 * Tells whether the last run was made by this generator from these sources, all that it made still stands to the byte,
 * and no generated file stands beside that.
 */
export async function isFresh(
  out: string,
  { manifest, standing: { generated } }: Found,
  generator: string,
  sources: readonly SourceText[],
): Promise<boolean> {
  if (manifest === undefined || manifest.generator !== generator) return false;
  if (!generated.every((path) => Object.hasOwn(manifest.outputs, path))) return false;
  if (!same(manifest.inputs, hashes(sources))) return false;
  const kept = Object.entries(manifest.outputs).map(async ([path, hash]) => {
    const text = await readOutput(out, path);
    return text !== undefined && hashOf(text) === hash;
  });
  return (await Promise.all(kept)).every((good) => good);
}
