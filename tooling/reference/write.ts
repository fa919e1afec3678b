import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { referenceFiles } from "./files.ts";

const root = resolve(import.meta.dirname, "../..");

/** Returns the paths of files that differ from the generated ones. */
export const staleFiles = (): readonly string[] =>
  [...referenceFiles()].filter(([path, text]) => textOf(path) !== text).map(([path]) => path);

function textOf(path: string): string | undefined {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    // A missing file is stale.
    return undefined;
  }
}

/** Writes the files of `referenceFiles`, or only compares them; prints what it did, and returns true if all are fresh. */
export function writeReference({ check, json }: { readonly check: boolean; readonly json: boolean }): boolean {
  const stale = staleFiles();
  if (stale.length === 0) return true;
  const files = referenceFiles();
  for (const path of check ? [] : stale) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), files.get(path) ?? "");
  }
  if (!json) console.log(stale.map((path) => `${check ? "stale" : "written"}  ${path}`).join("\n"));
  return !check;
}
