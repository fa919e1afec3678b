import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { byText } from "../source.ts";
import { type GeneratedFile, headerStart } from "./generated-file.ts";

/** Path of the types inside the output folder. Only this folder and the folder of the calls are changed. */
const typesFolder = "types";

/** Path of the manifest inside the output folder: in the folder of the calls. */
export const manifestPath = (calls: string): string => `${calls}/manifest.json`;

/** Path of the description of the API inside the output folder. Only an IDL that can describe itself has one. */
export const definitionPath = (calls: string): string => `${calls}/definition.json`;

const isMissing = (thrown: unknown): boolean => thrown instanceof Error && "code" in thrown && thrown.code === "ENOENT";

/** Reads a file of the output folder; undefined if it is missing. */
export async function readOutput(out: string, path: string): Promise<string | undefined> {
  try {
    return await readFile(join(out, path), "utf8");
  } catch (thrown) {
    if (isMissing(thrown)) return undefined;
    throw thrown;
  }
}

/** The files in the folders of generated files, by path. A folder ends in a slash. */
export interface ExistingFiles {
  /** Files with the header of a generator, or left by a run that was interrupted. */
  readonly generated: readonly string[];
  /** All other files. They are reported and never changed. */
  readonly foreign: readonly string[];
}

/** The name of a temporary file, with the id of the process that writes it. */
const unfinished = /\.(\d+)\.tmp$/;

/** Lists the files in the folders of types and of `calls`. Hidden files are skipped. */
export async function findExistingFiles(out: string, calls: string): Promise<ExistingFiles> {
  const found = await Promise.all([typesFolder, calls].map((folder) => listFolder(out, folder)));
  const sorts = await Promise.all(found.flat().map(async (path) => ({ path, ours: await isOurs(out, path) })));
  const of = (wanted: boolean): readonly string[] =>
    sorts
      .filter(({ ours }) => ours === wanted)
      .map(({ path }) => path)
      .sort(byText);
  return {
    generated: of(true),
    foreign: of(false).filter((path) => path !== manifestPath(calls) && !unfinished.test(path)),
  };
}

async function listFolder(out: string, folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(join(out, folder), { withFileTypes: true });
    return entries
      .filter(({ name }) => !name.startsWith("."))
      .map((entry) => `${folder}/${entry.name}${entry.isDirectory() ? "/" : ""}`);
  } catch (thrown) {
    if (isMissing(thrown)) return [];
    throw thrown;
  }
}

async function isOurs(out: string, path: string): Promise<boolean> {
  const writer = unfinished.exec(path)?.[1];
  if (writer !== undefined) return !isRunning(Number(writer));
  // JSON has no header; the module that imports it has one.
  const source = path.endsWith("/definition.json") ? path.replace(/json$/, "ts") : path;
  return source.endsWith(".ts") && (await readOutput(out, source))?.startsWith(headerStart) === true;
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    // A process of another user can't be signaled, and did not write this file.
    return false;
  }
}

/** A file on disk that differs from the output. */
export interface StaleFile {
  readonly path: string;
  readonly why: "missing" | "changed" | "no longer generated";
}

/** Compares the output with the files on disk, byte by byte. */
export async function findStale(
  out: string,
  files: readonly GeneratedFile[],
  { generated }: ExistingFiles,
): Promise<readonly StaleFile[]> {
  const wanted = new Set(files.map(({ path }) => path));
  const compared = files.map(async ({ path, text }): Promise<readonly StaleFile[]> => {
    const existing = await readOutput(out, path);
    if (existing === text) return [];
    return [{ path, why: existing === undefined ? "missing" : "changed" }];
  });
  const left = generated.filter((path) => !wanted.has(path));
  const extra = left.map((path): StaleFile => ({ path, why: "no longer generated" }));
  return [...(await Promise.all(compared)).flat(), ...extra].sort((a, b) => byText(a.path, b.path));
}

/**
 * Writes the stale files: first all texts to temporary files, then renames these, so that a full disk or a killed
 * process leaves complete files.
 */
export async function writeStale(
  out: string,
  files: readonly GeneratedFile[],
  stale: readonly StaleFile[],
): Promise<void> {
  const paths = new Set(stale.map(({ path }) => path));
  const waiting = files
    .filter(({ path }) => paths.has(path))
    .map(({ path, text }) => ({ text, target: join(out, path), temporary: join(out, `${path}.${process.pid}.tmp`) }));
  try {
    for (const { temporary, text } of waiting) {
      await mkdir(dirname(temporary), { recursive: true });
      await writeFile(temporary, text);
    }
    for (const { temporary, target } of waiting) await rename(temporary, target);
  } finally {
    await Promise.all(waiting.map(({ temporary }) => rm(temporary, { force: true })));
  }
  for (const { path, why } of stale) if (why === "no longer generated") await rm(join(out, path));
}
