import { dirname } from "node:path/posix";

/** Lists the folders with more than `limit` source files, as `folder: N source files`. Tests do not count. */
export function crowdedFolders(files: readonly string[], limit: number): readonly string[] {
  const sizes = new Map<string, number>();
  for (const file of files) {
    if (!/\.tsx?$/.test(file) || /\.(test|testing)\.tsx?$/.test(file)) continue;
    sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  }
  return [...sizes].filter(([, size]) => size > limit).map(([folder, size]) => `${folder}: ${size} source files`);
}
