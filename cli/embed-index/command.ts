import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { indexCommand, UsageError, withSettings } from "../command-line/index.ts";
import { packageFolder } from "../package-folder.ts";
import { runIndex } from "./run-index.ts";

/** Writes the index of a description; see `indexCommand`. */
export const index = (args: readonly string[]): Promise<number> =>
  withSettings(indexCommand, args, async (context, { values, positionals: [file, ...more] }) => {
    if (file === undefined) throw new UsageError("index needs a description: callboard index openapi.yaml");
    if (more.length > 0) throw new UsageError(`index takes one description; unexpected: ${more.join(" ")}`);
    const found = resolve(context.folder, file);
    if (statSync(found, { throwIfNoEntry: false })?.isFile() !== true)
      throw new UsageError(`there is no file ${file} here`);
    const out = resolve(context.folder, values.out ?? `${file}.index`);
    return runIndex({ file: found, out, embed: join(packageFolder(import.meta.dirname), "dist/embed") }, context);
  });
