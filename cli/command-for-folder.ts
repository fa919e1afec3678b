import { open, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { aboutRepository, beginsDescription } from "#docs-project";

/** The default command for a folder, with its arguments and the reason. */
export interface FolderCommand {
  readonly name: "dev" | "init" | "serve";
  readonly args: readonly string[];
  /** A noun phrase about the files found. */
  readonly found: string;
}

/** Bytes at the beginning of a file that tell if it describes an API. */
const looked = 16_384;

/**
 * Chooses the command for a folder: `dev` for a docs project, `serve` for descriptions of APIs, `dev` for pages in
 * markdown, there or in folders below, and `init` for a folder with none of these.
 */
export async function commandForFolder(folder: string): Promise<FolderCommand> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  const own = await readdir(join(folder, "fern")).catch((): string[] => []);
  const project = own.includes("docs.yml") ? "fern/docs.yml" : files.find((name) => name === "docs.yml");
  if (project !== undefined) return { name: "dev", args: [], found: project };
  const descriptions = await descriptionsIn(folder, files.toSorted());
  if (descriptions.length > 0) return { name: "serve", args: descriptions, found: listed(descriptions) };
  const pages = files.filter(isDocsPage);
  if (pages.length > 0) return { name: "dev", args: [], found: "pages in markdown" };
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const below = await Promise.all(
    folders.toSorted().map(async (name) => ((await hasDocs(join(folder, name))) ? [name] : [])),
  );
  const withDocs = below.flat();
  // A repository has its docs in a folder. Other folders may contain pages about parts of the code.
  if (withDocs.includes("docs")) return { name: "dev", args: ["docs"], found: "docs in docs/" };
  if (withDocs.length > 0) return { name: "dev", args: [], found: `pages in markdown in ${listed(withDocs)}` };
  return { name: "init", args: [], found: "no docs and no description of an API" };
}

/** Folders up to this depth are searched for pages. */
const deepest = 3;

/** Returns true if a folder has a docs.yml, or pages in it or below it. */
async function hasDocs(folder: string, depth = 1): Promise<boolean> {
  if (/^(?:[._]|node_modules$)/.test(basename(folder))) return false;
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  if (files.some((name) => name === "docs.yml" || isDocsPage(name))) return true;
  if (depth === deepest) return false;
  for (const entry of entries) {
    if (entry.isDirectory() && (await hasDocs(join(folder, entry.name), depth + 1))) return true;
  }
  return false;
}

const isDocsPage = (name: string): boolean =>
  /\.mdx?$/i.test(name) && !/^[._]/.test(name) && !aboutRepository.test(name);

async function descriptionsIn(folder: string, files: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    files
      .filter((name) => /\.(json|ya?ml)$/i.test(name) && !name.startsWith("."))
      .map(async (name) => (beginsDescription(name, await startOf(join(folder, name))) ? [name] : [])),
  );
  return found.flat();
}

/** Reads the beginning of a file; empty if it can't be read, since it then describes nothing. */
async function startOf(path: string): Promise<string> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return "";
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(looked), 0, looked, 0);
    return buffer.toString("utf8", 0, bytesRead);
  } catch {
    return "";
  } finally {
    await file.close();
  }
}

/** Maximum number of files that are named; the others are counted. */
const named = 3;

const listed = (names: readonly string[]): string =>
  names.length <= named ? names.join(", ") : `${names.slice(0, named).join(", ")} and ${names.length - named} more`;
