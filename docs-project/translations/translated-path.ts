import { pathAtRevision } from "../revisions/index.ts";

/** Returns the folder of a language, which mirrors the paths of the project. */
export const translationFolder = (tag: string): string => `translations/${tag}`;

const inFolderOfLanguage = /^translations\/[^/]+\//;

/** Returns the path that a file of a translation has in the first language; that of any other file is its own. */
export const originalPath = (path: string): string => path.replace(inFolderOfLanguage, "");

/** Returns the paths that stand for one in a page: in a translation its own first, then that of the first language. */
export function pathsFor(page: string, path: string): readonly string[] {
  const own = pathAtRevision(page, path);
  if (own !== path) return [own];
  const folder = inFolderOfLanguage.exec(page)?.[0];
  if (folder === undefined) return [path];
  return path.startsWith(folder) ? [path, originalPath(path)] : [`${folder}${path}`, path];
}
