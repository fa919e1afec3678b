import { relative, sep } from "node:path";
import { isWithin } from "#process";

/** Paths to follow, and a filter of the paths below them. */
export interface WatchedPaths {
  readonly paths: readonly string[];
  readonly ignores: (path: string) => boolean;
}

/** Returns true for a path within a folder without sources, such as `node_modules` or `.git`. */
const isOther = (path: string): boolean =>
  path.split(sep).some((step) => step === "node_modules" || (step.startsWith(".") && step !== ".." && step.length > 1));

/**
 * Returns what to watch of a project: its folder, or only the files that it uses if it is not in its own folder. Files that
 * it uses are followed wherever they are, in folders that are left out too.
 *
 * @param used the files that the project uses, absolute
 */
export function watchedPaths(root: string, used: readonly string[], hasFolder: boolean): WatchedPaths {
  const apart = used.filter((path) => !hasFolder || !isWithin(root, path) || isOther(relative(root, path)));
  const isUsed = (path: string): boolean => apart.some((one) => isWithin(path, one));
  return {
    paths: hasFolder ? [root, ...apart.filter((path) => path !== root)] : apart,
    ignores: (path) => isOther(relative(root, path)) && !isUsed(path),
  };
}
