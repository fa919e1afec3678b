import { existsSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/**
 * Lets the examples import this package by its name, as a project that has installed it. Returns the function that takes
 * that back.
 */
export function linkPackage(root: string): () => void {
  const link = join(root, "node_modules/callboard");
  if (existsSync(link)) return () => {};
  symlinkSync(root, link, process.platform === "win32" ? "junction" : "dir");
  return () => rmSync(link);
}
