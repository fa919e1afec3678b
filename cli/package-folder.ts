import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** Finds the folder of this package, from the folder of a file in it. */
export function packageFolder(from: string): string {
  if (existsSync(join(from, "package.json"))) return from;
  const above = dirname(from);
  if (above === from) throw new Error("callboard is not installed as a package: there is no package.json above it");
  return packageFolder(above);
}
