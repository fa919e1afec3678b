import { join } from "node:path";
import { packageFolder } from "../package-folder.ts";

/** Returns the file of the page of diagnostics, which is built with the command. */
export const explanationsFile = (): string => join(packageFolder(import.meta.dirname), "dist/server/diagnostics.md");
