import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { newFolder } from "../registry.testing.ts";

/** Builds the program that answers large calls, and returns its file. */
export async function buildProgram(): Promise<string> {
  const outDir = await newFolder();
  const rolldownOptions = { output: { entryFileNames: "large-calls.mjs" } };
  const entry = join(import.meta.dirname, "../large-calls-process.ts");
  await build({
    configFile: false,
    logLevel: "warn",
    build: { ssr: entry, outDir, emptyOutDir: false, rolldownOptions },
  });
  // Packages are resolved from here.
  await symlink(join(import.meta.dirname, "../../node_modules"), join(outDir, "node_modules"));
  return join(outDir, "large-calls.mjs");
}
