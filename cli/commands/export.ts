import { answer, exportCommand, withSettings } from "../command-line/index.ts";
import { parseOptions } from "../export/arguments.ts";
import { runExport } from "../export/run.ts";
import type { RegisterDeps } from "../register/run.ts";
import { readByProcess } from "../serve/apart/built-reader.ts";

/** Exports an API as an OpenAPI document; see `exportCommand`. */
export const exportApi = (args: readonly string[]): Promise<number> =>
  withSettings(exportCommand, args, (context) => exportIn(args, { ...context, readDescription: readByProcess }));

/** Runs the command with injected dependencies. */
export async function exportIn(args: readonly string[], deps: RegisterDeps): Promise<number> {
  const read = parseOptions(args, deps.env);
  return read.kind === "options" ? runExport(read.options, deps) : answer(exportCommand, read, deps);
}
