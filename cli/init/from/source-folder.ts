import { readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, join, posix, relative, sep } from "node:path";
import { headingIn, titled } from "#docs-project";
import { frontMatterOf } from "#mdx/front-matter";
import type { ConvertedPage, Note } from "./converted-site.ts";
import { isRecord, textOf } from "./values.ts";

/** The folder of a docs project, read while it is converted. Paths are relative to it, with `/`. */
export interface SourceFolder {
  /** Returns the text of a file; undefined if it can't be read. */
  readonly text: (path: string) => string | undefined;
  readonly isFile: (path: string) => boolean;
  /** Returns the names in a folder, with `/` behind the names of folders, sorted. */
  readonly list: (path: string) => readonly string[];
  /** Reports something that is not converted. `near` is text of its line, or its line. */
  readonly note: (file: string, near: string | number | undefined, message: string) => void;
  readonly notes: readonly Note[];
}

/** Limit of the size of one file in bytes; pages and settings are far smaller. */
const maxBytes = 4_000_000;

/**
 * Opens the folder of a docs project. Only files of its repository are read; without a repository, files in it. Folders do not
 * list the one that is written, which may be in them.
 */
export function openSourceFolder(root: string, written: string): SourceFolder {
  const notes: Note[] = [];
  const known = new Set<string>();
  const texts = new Map<string, string>();
  const limit = repositoryAround(realpathSync(root));
  const inside = (path: string): string | undefined => {
    try {
      const file = realpathSync(join(root, path));
      const way = relative(limit, file);
      // On Windows, the path to another drive is absolute.
      return way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way) ? undefined : file;
    } catch {
      // Missing files are reported by those who ask for them.
      return undefined;
    }
  };
  const text = (path: string): string | undefined => {
    const file = inside(path);
    if (file === undefined) return undefined;
    const stats = statSync(file);
    return stats.isFile() && stats.size <= maxBytes ? readFileSync(file, "utf8").replace(/^\uFEFF/, "") : undefined;
  };
  const lineOf = (file: string, near: string): number | undefined => {
    // A file may have thousands of notes.
    const whole = texts.get(file) ?? text(file) ?? "";
    texts.set(file, whole);
    const found = whole.indexOf(near);
    return found === -1 ? undefined : whole.slice(0, found).split("\n").length;
  };
  return {
    text,
    notes,
    isFile: (path) => {
      const file = inside(path);
      return file !== undefined && statSync(file).isFile();
    },
    list: (path) => {
      const folder = inside(path);
      if (folder === undefined || !statSync(folder).isDirectory()) return [];
      return readdirSync(folder, { withFileTypes: true })
        .filter((entry) => join(folder, entry.name) !== written)
        .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
        .toSorted();
    },
    note: (file, near, message) => {
      const line = typeof near === "string" ? lineOf(file, near) : near;
      const key = JSON.stringify([file, line, message]);
      if (!known.has(key)) notes.push({ file, line, message });
      known.add(key);
    },
  };
}

/** Returns the nearest folder around a folder with a repository, or else the folder itself. */
function repositoryAround(folder: string): string {
  for (let one = folder; ; one = join(one, "..")) {
    if (statSync(join(one, ".git"), { throwIfNoEntry: false }) !== undefined) return one;
    if (join(one, "..") === one) return folder;
  }
}

/** Joins paths with `/`, and removes `.` and `..` where possible. */
export const joinPath = (...parts: readonly string[]): string => {
  const path = posix.join(...parts.filter((part) => part !== ""));
  return path === "." ? "" : path.replace(/\/$/, "");
};

/** Returns the path of a file as an address: without its extension, and without `index` or `README` at its end. */
export const addressOfPath = (path: string): string =>
  path.replace(/\.mdx?$/i, "").replace(/(?:^|\/)(?:index|readme)$/i, "");

/** Removes `.html` from the end of an address, and `index.html` if that is the whole name of the file. */
export const withoutHtml = (address: string): string => address.replace(/(?:(?<=^|\/)index)?\.html?(?=#|$)/, "");

/** Returns the path of the page with a name, which may lack the extension. */
export function findPage(folder: SourceFolder, name: string): string | undefined {
  const stem = name.replace(/\/$/, "");
  const names = /\.mdx?$/i.test(stem) ? [stem] : [`${stem}.mdx`, `${stem}.md`];
  return names.find(folder.isFile);
}

/** Returns the title of a page: from keys of its front matter, its first heading, or its name. */
export function pageTitle(folder: SourceFolder, path: string, keys: readonly string[] = ["title"]): string {
  const { data, content } = frontMatterOf(folder.text(path) ?? "");
  const stated = keys.map((key) => textOf(data[key])?.trim()).find((title) => title !== undefined && title !== "");
  const name = posix.basename(path).replace(/\.mdx?$/i, "");
  const isIndex = /^(?:index|readme)$/i.test(name);
  const parent = posix.basename(posix.dirname(path));
  return stated ?? headingIn(content) ?? (isIndex ? (parent === "." ? "Overview" : titled(parent)) : titled(name));
}

/** Creates the entry of a page; returns undefined and reports it if the file is missing. */
export function convertedPage(
  folder: SourceFolder,
  path: string,
  {
    title,
    address,
    keys,
    from,
    near,
  }: {
    readonly title?: string | undefined;
    readonly address: string;
    readonly keys?: readonly string[];
    /** File that names the page, and its text there. */
    readonly from: string;
    readonly near: string;
  },
): ConvertedPage | undefined {
  const found = folder.isFile(path) ? path : findPage(folder, path);
  if (found === undefined) {
    folder.note(from, near, `page ${near} does not exist`);
    return undefined;
  }
  return { kind: "page", title: title?.trim() || pageTitle(folder, found, keys), path: found, address };
}

/** Returns the front matter of a page. */
export const frontMatter = (folder: SourceFolder, path: string): { readonly [key: string]: unknown } => {
  const { data } = frontMatterOf(folder.text(path) ?? "");
  return isRecord(data) ? data : {};
};

/** Lists the paths of all pages in a folder, relative to it. Names with `_` or `.` in front are left out. */
export const pagePathsIn = (folder: SourceFolder, root: string, at = ""): readonly string[] =>
  folder.list(joinPath(root, at)).flatMap((name): readonly string[] => {
    if (/^[._]|^node_modules\/$/.test(name)) return [];
    const path = joinPath(at, name);
    if (name.endsWith("/")) return pagePathsIn(folder, root, path);
    return /\.mdx?$/i.test(name) ? [path] : [];
  });
