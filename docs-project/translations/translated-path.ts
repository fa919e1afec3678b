import { pathAtRevision } from "../revisions/revision-path.ts";

/** Returns the folder of a language, which mirrors the paths of the project. */
export const translationFolder = (tag: string): string => `translations/${tag}`;

const inFolderOfLanguage = /^translations\/[^/]+\//;

/** Returns the path of a translated file in the first language, and the path of any other file unchanged. */
export const originalPath = (path: string): string => path.replace(inFolderOfLanguage, "");

/** Returns the files for a path in a page: in a translation, first the translated file, then the original. */
export function pathsFor(page: string, path: string): readonly string[] {
  const own = pathAtRevision(page, path);
  if (own !== path) return [own];
  const folder = inFolderOfLanguage.exec(page)?.[0];
  if (folder === undefined) return [path];
  return path.startsWith(folder) ? [path, originalPath(path)] : [`${folder}${path}`, path];
}
