import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { stdout } from "node:process";
import { compareApis, type Level, levels } from "#engine/compare";
import { errorMessage } from "#engine/error-message";
import type { ApiModel } from "#engine/model";
import { hasColors } from "../colors.ts";
import { answer, diffCommand, withSettings } from "../command-line/index.ts";
import { parseOptions } from "../diff/arguments.ts";
import { htmlReport } from "../diff/html-report.ts";
import { loadVersion } from "../diff/load-version.ts";
import { textReport } from "../diff/text-report.ts";
import type { Version } from "../diff/version.ts";
import type { DescriptionAccess } from "../register/load-description.ts";
import { readByProcess } from "../serve/apart/built-reader.ts";

/** The dependencies of the command. */
export interface CommandDeps extends DescriptionAccess {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** True if the output is a terminal with colors. */
  readonly colors: boolean;
}

/** Exit codes. 0: compared. 1: a change has at least the level of `--fail-on`. 2: a version could not be loaded. */
type ExitCode = 0 | 1 | 2;

/** Compares two versions of an API and prints the changes. */
export const diff = (args: readonly string[]): Promise<ExitCode> =>
  withSettings(diffCommand, args, (context) =>
    diffIn(args, {
      ...context,
      readDescription: readByProcess,
      colors: hasColors(stdout),
    }),
  );

/** Runs the command with injected dependencies. */
export async function diffIn(
  args: readonly string[],
  { out, err, colors, ...reading }: CommandDeps,
): Promise<ExitCode> {
  const read = parseOptions(args, reading.env);
  if (read.kind !== "options") return answer(diffCommand, read, { out, err });
  const { options } = read;
  const access = { url: options.registry, ...reading, all: options.all };
  const [older, newer] = await Promise.all([loadVersion(options.older, access), loadVersion(options.newer, access)]);
  if (!older.ok || !newer.ok) {
    for (const one of [older, newer]) if (!one.ok) err(`callboard: ${one.errors.join("\n")}\n`);
    return 2;
  }
  for (const note of [...older.version.notes, ...newer.version.notes]) err(`callboard: ${note}\n`);

  const models = await comparable(older.version, newer.version);
  const comparison = compareApis(models.older, models.newer);
  const titles = { older: options.older, newer: options.newer };
  if (options.html !== undefined) {
    try {
      await writeFile(resolve(reading.folder, options.html), htmlReport(comparison, titles, models));
    } catch (thrown) {
      err(`callboard: ${options.html} can't be written: ${errorMessage(thrown)}\n`);
      return 2;
    }
  }
  out(options.json ? `${JSON.stringify({ ...titles, ...comparison })}\n` : textReport(comparison, titles, colors));
  return options.failOn !== undefined && reaches(comparison.changes, options.failOn) ? 1 : 0;
}

/**
 * Returns the models of two versions. The registry's form lacks some facts of descriptions. If only one version has
 * that form, the other is converted to it first, so that this is not a change.
 */
async function comparable(
  older: Version,
  newer: Version,
): Promise<{ readonly older: ApiModel; readonly newer: ApiModel }> {
  if (older.inRegistryForm === newer.inRegistryForm) return { older: older.model, newer: newer.model };
  const { apiModelFromRegistry, registryApiFromModel } = await import("#importers");
  const modelOf = ({ model, inRegistryForm }: Version): ApiModel =>
    inRegistryForm ? model : apiModelFromRegistry(registryApiFromModel(model).definition).model;
  return { older: modelOf(older), newer: modelOf(newer) };
}

/** Returns true if a change has at least the given level; the most severe is first. */
const reaches = (changes: readonly { readonly level: Level }[], least: Level): boolean =>
  changes.some(({ level }) => levels.indexOf(level) <= levels.indexOf(least));
