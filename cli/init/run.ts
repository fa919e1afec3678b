import { statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { errorMessage } from "#engine/error-message";
import { readServerUrl } from "#engine/model";
import { commandText } from "../command-text.ts";
import type { Answers, InitOptions } from "./arguments.ts";
import type { Note } from "./from/converted-site.ts";
import { starterFiles } from "./starter-files.ts";

/** Written and skipped paths, or an error message about a file. */
type WrittenFiles =
  | { readonly ok: true; readonly written: readonly string[]; readonly kept: readonly string[] }
  | { readonly ok: false; readonly error: string };

/** Writes files into a folder, which is created. Existing files are not changed. */
async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<WrittenFiles> {
  const written: string[] = [];
  const kept: string[] = [];
  for (const [path, text] of files) {
    const file = join(folder, path);
    try {
      await mkdir(dirname(file), { recursive: true });
      ((await writeNew(file, text)) ? written : kept).push(path);
    } catch (thrown) {
      return { ok: false, error: `${path} can't be written: ${errorMessage(thrown)}` };
    }
  }
  return { ok: true, written, kept };
}

/** Writes a file unless it exists, also if another program has just written it; returns true if it was written. */
async function writeNew(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: "wx" });
    return true;
  } catch (thrown) {
    if (thrown instanceof Error && "code" in thrown && thrown.code === "EEXIST") return false;
    throw thrown;
  }
}

/** The dependencies of the command. */
export interface InitDeps {
  readonly folder: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Prompts for answers; absent without a terminal. It returns `undefined` if the user cancels. */
  readonly ask: ((given: Partial<Answers>, usual: Answers) => Promise<Answers | undefined>) | undefined;
}

/** Writes the docs project for a project of another generator, and lists what could not be converted. */
async function runFrom(from: string, options: InitOptions, { folder, out, err }: InitDeps): Promise<0 | 1> {
  const target = resolve(folder, from);
  const { convertFolder, sourceFiles } = await import("./from/convert-folder.ts");
  if (!statSync(target, { throwIfNoEntry: false })?.isDirectory()) {
    err(`callboard: ${from} is not a folder\n`);
    return 1;
  }
  const converted = convertFolder(target, options.given.title);
  if (converted === undefined) {
    err(`callboard: no docs project to convert in ${from}: looked for ${sourceFiles}, here and in the usual folders\n`);
    return 1;
  }
  const { generator, source, files, notes } = converted;
  const project = converted.folder === "" ? from : join(from, converted.folder);
  const done = await writeFiles(target, files);
  if (!done.ok) {
    err(`callboard: ${done.error}\n`);
    return 1;
  }
  const { written, kept } = done;
  if (options.json) {
    out(
      `${JSON.stringify({ folder: resolve(folder, project), generator, source, written, kept, notConverted: notes })}\n`,
    );
    return 0;
  }
  out(`read     ${source} (${generator})\n`);
  for (const path of written) out(`written  ${path}\n`);
  for (const path of kept) out(`exists   ${path} (not changed)\n`);
  if (notes.length > 0) out(`\nNot converted:\n${notes.map(noteLine).join("")}`);
  const where = project === "." ? "" : ` ${project}`;
  out(`\nFind broken links: ${commandText(`docs check${where}`)}\n`);
  out(`Show the docs: ${commandText(`dev${where}`)}\n`);
  return 0;
}

const noteLine = ({ file, line, message }: Note): string =>
  `  ${file}${line === undefined ? "" : `:${line}`}  ${message}\n`;

/**
 * Writes a starter project: what was written goes to `out`. Returns 0 if nothing is missing, 1 if a file can't be
 * written, 130 if the reader cancels.
 */
export async function runInit(options: InitOptions, deps: InitDeps): Promise<0 | 1 | 130> {
  const { folder, out, err, ask } = deps;
  if (options.from !== undefined) return runFrom(options.from, options, deps);
  const target = resolve(folder, options.folder);
  const usual = { title: titleOf(target), api: "https://api.example.com", port: 4000 };
  const given = { ...usual, ...options.given };
  const answers = options.yes || ask === undefined ? given : await ask(options.given, usual);
  if (answers === undefined) return 130;
  const done = await writeFiles(target, starterFiles({ ...answers, api: baseUrlOf(answers.api) }));
  if (!done.ok) {
    err(`callboard: ${done.error}\n`);
    return 1;
  }
  const { written, kept } = done;
  if (options.json) {
    out(`${JSON.stringify({ folder: target, written, kept })}\n`);
    return 0;
  }
  for (const path of written) out(`written  ${path}\n`);
  for (const path of kept) out(`exists   ${path} (not changed)\n`);
  const where = options.folder === "." ? "" : ` ${options.folder}`;
  out(`\nShow the docs: ${commandText(`dev${where}`)}\n`);
  return 0;
}

/** Returns the whole base URL of an API, also where only its host was typed. */
function baseUrlOf(api: string): string {
  const read = readServerUrl(api);
  // Braces of a variable remain.
  return read.ok && !api.includes("{") ? read.url : api;
}

/** The name of a folder as a title, such as `Plant shop` of `plant-shop`. */
function titleOf(folder: string): string {
  const words =
    basename(folder)
      .replace(/[-_.\p{Cc}]+/gu, " ")
      .trim() || "Docs";
  return words.charAt(0).toUpperCase() + words.slice(1);
}
