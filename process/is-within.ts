import * as here from "node:path";

/**
 * Returns true if a path is a folder or in the folder. Both are absolute.
 *
 * @param system the paths of another system than the one that runs
 */
export function isWithin(
  folder: string,
  path: string,
  { relative, isAbsolute }: Pick<typeof here, "relative" | "isAbsolute"> = here,
): boolean {
  const steps = relative(folder, path);
  // From one drive of Windows to another there is no relative path.
  return !isAbsolute(steps) && !/^\.\.(?:[/\\]|$)/.test(steps);
}
