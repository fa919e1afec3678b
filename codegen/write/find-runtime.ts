import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Runtime } from "./runtime.ts";

/** The module that generated code imports from by default. */
const usual: Runtime = { kind: "module", name: "callboard/client" };

/** The import that a project declares if it contains the sources of the transport. */
const transportImport = "#transport";

/**
 * Finds the modules that code in a folder imports from: the entry points of the project if its package.json declares
 * them, or else the package. The project is the folder of the nearest package.json above.
 */
export function findRuntime(out: string): Runtime {
  for (let folder = resolve(out); ; folder = dirname(folder)) {
    const description = readDescription(join(folder, "package.json"));
    if (description !== undefined) return hasEntryPoints(description) ? { kind: "entry-points" } : usual;
    if (folder === dirname(folder)) return usual;
  }
}

/**
 * Reads the value of `--runtime`: an import such as `#transport` stands for the entry points, anything else is a
 * module.
 */
export const runtimeNamed = (name: string): Runtime =>
  name.startsWith("#") ? { kind: "entry-points" } : { kind: "module", name };

function readDescription(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // There is no project here, or it can't be read.
    return undefined;
  }
}

function hasEntryPoints(description: string): boolean {
  try {
    const value: { readonly imports?: object } | null = JSON.parse(description);
    return typeof value?.imports === "object" && value.imports !== null && transportImport in value.imports;
  } catch {
    return false;
  }
}
