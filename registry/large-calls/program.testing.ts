import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { env } from "node:process";
import { build } from "vite";
import { newFolder } from "../registry.testing.ts";

/** Returns the program that answers large calls, which `npm test` has just built, or builds it. */
export async function buildProgram(): Promise<string> {
  if (env.CALLBOARD_BUILT !== undefined) return join(import.meta.dirname, "../../dist/server/large-calls.js");
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
