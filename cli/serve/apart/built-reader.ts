import { join } from "node:path";
import { packageFolder } from "../../package-folder.ts";
import { readApart } from "./read-apart.ts";
import type { ReadDescription } from "./read-description.ts";

/** Reads descriptions in separate processes that run the built `reader.ts`. */
export const readByProcess: ReadDescription = (found, options) =>
  readApart(join(packageFolder(import.meta.dirname), "dist/server/reader.js"))(found, options);
