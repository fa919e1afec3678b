import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Runtime } from "./runtime.ts";

/** The module that generated code imports from where nothing else is said. */
const usual: Runtime = { kind: "module", name: "callboard/client" };

/** The import that a project declares when it has the sources of the transport in itself. */
const door = "#transport";

/**
 * Finds what code in a folder should import from: the doors of the project that the folder lies in, where its
 * package.json declares them, else the package. A project is the folder of the nearest package.json above.
 */
export function findRuntime(out: string): Runtime {
  for (let folder = resolve(out); ; folder = dirname(folder)) {
    const description = readDescription(join(folder, "package.json"));
    if (description !== undefined) return hasDoor(description) ? { kind: "doors" } : usual;
    if (folder === dirname(folder)) return usual;
  }
}

/** Reads what `--runtime` names: a door stands for all of them, anything else is a module. */
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
