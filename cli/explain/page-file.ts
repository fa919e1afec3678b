import { join } from "node:path";
import { packageFolder } from "../package-folder.ts";
import { type Explanation, readCheckExplanations, readExplanations } from "./explanations.ts";

/** Returns a file of the built command. */
const builtFile = (name: string): string => join(packageFolder(import.meta.dirname), "dist/server", name);

/** Returns the file of the page of diagnostics, which is built with the command. */
export const explanationsFile = (): string => builtFile("diagnostics.md");

/** Reads all explanations that are built with the command: of diagnostics, and of checks. */
export const builtExplanations = (): readonly Explanation[] => [
  ...readExplanations(explanationsFile()),
  ...readCheckExplanations(builtFile("checks.md")),
];
