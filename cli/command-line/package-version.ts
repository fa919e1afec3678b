import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageFolder } from "../package-folder.ts";

/** Returns the version of the package. */
export function packageVersion(): string {
  const text: { readonly version?: unknown } = JSON.parse(
    readFileSync(join(packageFolder(import.meta.dirname), "package.json"), "utf8"),
  );
  return String(text.version);
}
