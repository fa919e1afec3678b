import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { byText } from "../source.ts";
import { type GeneratedFile, headerStart } from "./generated-file.ts";

/** Where generated files stand inside the output folder. Nothing outside is read or touched. */
const folders = ["types", "registry"];

const isMissing = (thrown: unknown): boolean => thrown instanceof Error && "code" in thrown && thrown.code === "ENOENT";

/** Reads a file of the output folder; nothing when it is not there. */
export async function readOutput(out: string, path: string): Promise<string | undefined> {
  try {
    return await readFile(join(out, path), "utf8");
  } catch (thrown) {
    if (isMissing(thrown)) return undefined;
    throw thrown;
  }
}

/** Finds the files that a generator has written earlier: those that carry its header. */
export async function findGenerated(out: string): Promise<readonly string[]> {
  const found = folders.map(async (folder) => {
    try {
      const names = await readdir(join(out, folder));
      const paths = names.filter((name) => name.endsWith(".ts")).map((name) => `${folder}/${name}`);
      const texts = await Promise.all(paths.map((path) => readOutput(out, path)));
      return paths.filter((_, i) => texts[i]?.startsWith(headerStart));
    } catch (thrown) {
      if (isMissing(thrown)) return [];
      throw thrown;
    }
  });
  return (await Promise.all(found)).flat().sort(byText);
}

/** A file on disk that differs from what the IDL gives. */
export interface StaleFile {
  readonly path: string;
  readonly why: "missing" | "changed" | "no longer generated";
}

/** Compares the files that the IDL gives with those on disk, byte by byte. */
export async function findStale(out: string, files: readonly GeneratedFile[]): Promise<readonly StaleFile[]> {
  const wanted = new Set(files.map(({ path }) => path));
  const compared = files.map(async ({ path, text }): Promise<readonly StaleFile[]> => {
    const standing = await readOutput(out, path);
    if (standing === text) return [];
    return [{ path, why: standing === undefined ? "missing" : "changed" }];
  });
  const left = (await findGenerated(out)).filter((path) => !wanted.has(path));
  const extra = left.map((path): StaleFile => ({ path, why: "no longer generated" }));
  return [...(await Promise.all(compared)).flat(), ...extra].sort((a, b) => byText(a.path, b.path));
}

/**
 * Brings the stale files up to date: all new texts are written beside their places first and put in place only when
 * every one of them is on disk, so that a full disk or a killed process leaves whole files.
 */
export async function writeStale(
  out: string,
  files: readonly GeneratedFile[],
  stale: readonly StaleFile[],
): Promise<void> {
  const paths = new Set(stale.map(({ path }) => path));
  const waiting = files
    .filter(({ path }) => paths.has(path))
    .map(({ path, text }) => ({ text, place: join(out, path), beside: join(out, `${path}.${process.pid}.tmp`) }));
  try {
    for (const { beside, text } of waiting) {
      await mkdir(dirname(beside), { recursive: true });
      await writeFile(beside, text);
    }
    for (const { beside, place } of waiting) await rename(beside, place);
  } finally {
    await Promise.all(waiting.map(({ beside }) => rm(beside, { force: true })));
  }
  for (const { path, why } of stale) if (why === "no longer generated") await rm(join(out, path));
}
