import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Runtime } from "./runtime.ts";

/** The module that generated code imports from by default. */
const usual: Runtime = { kind: "module", name: "callboard/client" };

/** The import that a project declares when it has the sources of the transport in itself. */
const door = "#transport";

/**
 * Finds the module that code in a folder should import from: the imports of the project's package.json, if it declares
 * them, else the package. The project is the folder of the nearest package.json above.
 */
export function findRuntime(out: string): Runtime {
  for (let folder = resolve(out); ; folder = dirname(folder)) {
    const description = readDescription(join(folder, "package.json"));
    if (description !== undefined) return hasDoor(description) ? { kind: "doors" } : usual;
    if (folder === dirname(folder)) return usual;
  }
}

/** Reads the value of `--runtime`: an import of package.json stands for all of them, anything else is a module. */
export const runtimeNamed = (name: string): Runtime =>
  name.startsWith("#") ? { kind: "doors" } : { kind: "module", name };

function readDescription(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // A file that is missing or can't be read describes no project.
    return undefined;
  }
}

function hasDoor(description: string): boolean {
  try {
    const value: { readonly imports?: object } | null = JSON.parse(description);
    return typeof value?.imports === "object" && value.imports !== null && door in value.imports;
  } catch {
    return false;
  }
}
