import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Assets, openAssets } from "#docs-host/server";

/** Finds the folder of this package, from the folder of a file in it. */
export function packageFolder(from: string): string {
  if (existsSync(join(from, "package.json"))) return from;
  const above = dirname(from);
  if (above === from) throw new Error("callboard is not installed as a package: there is no package.json above it");
  return packageFolder(above);
}

/** Opens the files of the pages that the build of this package has made. */
export const builtAssets = (): Promise<Assets> => openAssets(join(packageFolder(import.meta.dirname), "dist/client"));
