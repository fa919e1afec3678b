/** A file or a folder. */
export interface FileInfo {
  readonly kind: "file" | "folder";
  /** Changes when the content of a file does. */
  readonly version: string;
}

/** An entry of a folder. */
export interface FolderEntry {
  readonly name: string;
  readonly kind: "file" | "folder";
}

/**
 * The files of a project. Paths have forward slashes and start at the folder of docs.yml: `pages/a.mdx`, or
 * `../openapi.yml` for a file beside that folder.
 */
export interface ProjectFiles {
  /** Returns the file or folder at a path; `undefined` if it doesn't exist or may not be read. */
  readonly info: (path: string) => Promise<FileInfo | undefined>;
  /** Reads a file. Throws if `info` returns no file. */
  readonly read: (path: string) => Promise<Uint8Array>;
  /** Lists a folder. Throws if `info` returns no folder. */
  readonly list: (path: string) => Promise<readonly FolderEntry[]>;
  /**
   * Returns the folder of docs.yml at a git revision. Its files have separate paths. Returns `undefined` without such a
   * revision, and an error if it can't be read. Absent for files without revisions.
   */
  readonly revision?: (ref: string) => Promise<string | { readonly error: string } | undefined>;
}

/** Access to files that are read again only after a change, and a record of all requested paths. */
export interface CachedFiles extends ProjectFiles {
  /** Reads a file as UTF-8; `undefined` if there is no such file. */
  readonly text: (path: string) => Promise<string | undefined>;
  /** Reads a file; `undefined` if there is no such file. */
  readonly bytes: (path: string) => Promise<Uint8Array | undefined>;
  /** Lists all files below a folder; empty if there is no such folder. */
  readonly below: (folder: string) => Promise<readonly string[]>;
  /** Paths that were requested since the last call of `restart`, missing files included. */
  readonly asked: () => ReadonlySet<string>;
  /** Forgets the requested paths, and checks the versions of files again; with `changed`, only of these files. */
  readonly restart: (changed?: readonly string[]) => void;
}

interface CachedText {
  readonly version: string;
  readonly text: string;
}

/** Adds a cache of texts to files; a text is read again when the version of its file changes. */
export function cachedFiles(files: ProjectFiles): CachedFiles {
  const texts = new Map<string, CachedText>();
  const infos = new Map<string, Promise<FileInfo | undefined>>();
  let asked = new Set<string>();
  const info = (path: string): Promise<FileInfo | undefined> => {
    asked.add(path);
    const known = infos.get(path) ?? files.info(path);
    infos.set(path, known);
    return known;
  };
  const isFile = async (path: string): Promise<boolean> => (await info(path))?.kind === "file";
  const below = async (folder: string): Promise<readonly string[]> => {
    if ((await info(folder))?.kind !== "folder") return [];
    const entries = await files.list(folder);
    const inside = await Promise.all(
      entries.map(({ name, kind }) => (kind === "file" ? [inFolder(folder, name)] : below(inFolder(folder, name)))),
    );
    return inside.flat();
  };
  const { revision } = files;
  return {
    ...files,
    ...(revision !== undefined && {
      revision: async (ref) => {
        const folder = await revision(ref);
        if (typeof folder === "object") return folder;
        // A branch may have moved since, with files beside the folder of docs.yml too.
        const all = folder?.split("/").slice(0, 2).join("/");
        if (all !== undefined) for (const path of infos.keys()) if (isAround(all, path)) infos.delete(path);
        return folder;
      },
    }),
    info,
    below,
    bytes: async (path) => ((await isFile(path)) ? files.read(path) : undefined),
    text: async (path) => {
      const found = await info(path);
      if (found?.kind !== "file") return undefined;
      const known = texts.get(path);
      if (known?.version === found.version) return known.text;
      const text = decode(await files.read(path));
      texts.set(path, { version: found.version, text });
      return text;
    },
    asked: () => asked,
    restart: (changed) => {
      if (changed === undefined) infos.clear();
      for (const path of changed ?? []) {
        // A folder exists as long as something is in it.
        for (const known of infos.keys()) if (isAround(known, path) || isAround(path, known)) infos.delete(known);
      }
      asked = new Set();
    },
  };
}

/** Returns true if a path is another one, or a folder above it. */
const isAround = (above: string, path: string): boolean =>
  above === "" || above === path || path.startsWith(`${above}/`);

/**
 * Decodes a text in UTF-8, or in UTF-16 if it begins with the byte order mark of UTF-16. The mark stays in the text, as in
 * the text that other publishers send.
 */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const name =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(name, { ignoreBOM: true }).decode(bytes);
}

/** Returns the path of an entry of a folder. */
export const inFolder = (folder: string, name: string): string => (folder === "" ? name : `${folder}/${name}`);

/** Returns the folder of a path. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf("/")));

/** Returns the last part of a path. */
export const nameIn = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/**
 * Resolves a path that an author wrote, starting at a folder: `./a`, `../a`, or `a`. Steps above the root of the
 * project stay in front.
 */
export function resolvePath(folder: string, path: string): string {
  const steps: string[] = [];
  for (const step of `${folder}/${path}`.split("/")) {
    if (step === "" || step === ".") continue;
    if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
    else steps.push(step);
  }
  return steps.join("/");
}

/** Returns a path as it is written in a file of a folder, with `./` or `../` in front. */
export function relativePath(folder: string, path: string): string {
  const [from, to] = [folder.split("/").filter(Boolean), path.split("/").filter(Boolean)];
  let common = 0;
  while (common < from.length && common < to.length - 1 && from[common] === to[common]) common += 1;
  const steps = [...from.slice(common).map(() => ".."), ...to.slice(common)].join("/");
  return steps.startsWith("..") ? steps : `./${steps}`;
}
