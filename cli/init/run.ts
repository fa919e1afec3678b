import { constants, existsSync, statSync } from "node:fs";
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { WrittenSettings } from "#docs-project";
import { errorMessage } from "#engine/error-message";
import { readServerUrl } from "#engine/model";
import { commandText } from "../command-text.ts";
import { counted } from "../text.ts";
import type { Answers, InitOptions } from "./arguments.ts";
import type { Note } from "./from/converted-site.ts";
import { starterFiles } from "./starter-files.ts";

/** Written and skipped paths, or an error message about a file. */
type WrittenFiles =
  | { readonly ok: true; readonly written: readonly string[]; readonly kept: readonly string[] }
  | { readonly ok: false; readonly error: string };

/** Writes files into a folder, which is created, and copies others by their paths. Existing files are not changed. */
async function writeFiles(
  folder: string,
  files: ReadonlyMap<string, string>,
  copies: ReadonlyMap<string, string> = new Map(),
): Promise<WrittenFiles> {
  const written: string[] = [];
  const kept: string[] = [];
  const tasks = [
    ...[...files].map(([path, text]) => [path, (file: string) => writeFile(file, text, { flag: "wx" })] as const),
    ...[...copies].map(
      ([path, from]) => [path, (file: string) => copyFile(from, file, constants.COPYFILE_EXCL)] as const,
    ),
  ];
  for (const [path, write] of tasks) {
    const file = join(folder, path);
    try {
      await mkdir(dirname(file), { recursive: true });
      ((await isNew(() => write(file))) ? written : kept).push(path);
    } catch (thrown) {
      return { ok: false, error: `${path} can't be written: ${errorMessage(thrown)}` };
    }
  }
  return { ok: true, written, kept };
}

/** Returns false if writing finds that the file exists, also if another program has just written it. */
async function isNew(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
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

/** Writes a docs project with the pages of a project of another generator, and lists what could not be converted. */
async function runFrom(from: string, options: InitOptions, { folder, out, err }: InitDeps): Promise<0 | 1> {
  const searched = resolve(folder, from);
  const project = options.folder ?? convertedFolderName;
  const { convertFolder, sourceFiles } = await import("./from/convert-folder.ts");
  if (statSync(searched, { throwIfNoEntry: false }) === undefined) {
    err(`callboard: ${from} does not exist\n`);
    return 1;
  }
  const target = resolve(folder, project);
  const converted = convertFolder(searched, target, options.given.title);
  if (converted === undefined) {
    err(
      `callboard: no docs project to convert in ${from}: looked for ${sourceFiles}, here and in the usual folders; name settings with another name as --from FILE. A folder of plain pages needs no conversion: ${commandText(`init ${from}`)}\n`,
    );
    return 1;
  }
  const { generator, source, files, copies, notes } = converted;
  const done = await writeFiles(target, files, copies);
  if (!done.ok) {
    err(`callboard: ${done.error}\n`);
    return 1;
  }
  const { written, kept } = done;
  if (options.json) {
    out(`${JSON.stringify({ folder: target, generator, source, written, kept, notConverted: notes })}\n`);
    return 0;
  }
  out(`read     ${source} (${generator})\n`);
  if (written.includes("docs.yml")) out(`written  ${join(project, "docs.yml")}\n`);
  const others = written.filter((path) => path !== "docs.yml").length;
  if (others > 0) out(`written  ${counted(others, "page or file", "pages and files")} beside it\n`);
  if (kept.length > 0) out(`exists   ${countOf(kept)} (not changed)\n`);
  if (notes.length > 0) out(`\nNot converted:\n${noteLines(notes)}`);
  out(`\nFind broken links: ${commandText(`docs check ${project}`)}\n`);
  out(`Show the docs: ${commandText(`dev ${project}`)}\n`);
  return 0;
}

/** The folder of a converted project, unless the command names another one. */
const convertedFolderName = "callboard";

const countOf = (paths: readonly string[]): string => (paths.length === 1 ? String(paths[0]) : `${paths.length} files`);

/** Notes that differ in names only are listed up to this number. */
const maxAlike = 3;

/** Formats notes, a line each. Of more than `maxAlike` that differ in names only, it has the first one and their number. */
function noteLines(notes: readonly Note[]): string {
  const groups = new Map<string, Note[]>();
  for (const note of notes) {
    const shape = note.message.replace(/`[^`]*`|\/\S+/g, "");
    groups.set(shape, [...(groups.get(shape) ?? []), note]);
  }
  const lines = [...groups.values()].flatMap((alike) => {
    const isLong = alike.length > maxAlike;
    const more = isLong ? ` (${alike.length - 1} more like this; --json lists all)` : "";
    return (isLong ? alike.slice(0, 1) : alike).map(
      ({ file, line, message }) => `  ${file}${line === undefined ? "" : `:${line}`}  ${message}${more}\n`,
    );
  });
  return lines.join("");
}

/**
 * Writes a starter project: what was written goes to `out`. Returns 0 if nothing is missing, 1 if a file can't be
 * written, 130 if the reader cancels.
 */
export async function runInit(options: InitOptions, deps: InitDeps): Promise<0 | 1 | 130> {
  const { folder, out, err, ask } = deps;
  if (options.from !== undefined) return runFrom(options.from, options, deps);
  const target = resolve(folder, options.folder ?? ".");
  const usual = { title: titleOf(target), api: "https://api.example.com", port: 4000 };
  const given = { ...usual, ...options.given };
  const answers = options.yes || ask === undefined ? given : await ask(options.given, usual);
  if (answers === undefined) return 130;
  const found = await settingsFor(target);
  const done = await writeFiles(target, starterFiles({ ...answers, api: baseUrlOf(answers.api) }, target, found));
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
  const where = options.folder === undefined || options.folder === "." ? "" : ` ${options.folder}`;
  out(`\nShow the docs: ${commandText(`dev${where}`)}\n`);
  return 0;
}

/** Returns the navigation for what a folder already has. */
async function settingsFor(folder: string): Promise<WrittenSettings | undefined> {
  if (!existsSync(folder)) return undefined;
  const { nodeFiles, writtenSettings } = await import("#docs-project");
  return writtenSettings(nodeFiles({ root: folder, within: folder }));
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
