import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { env } from "node:process";
import { pathToFileURL } from "node:url";
import { groupBy } from "es-toolkit";
import { instrument, type Mutant } from "./mutants.ts";
import { type Failure, startRunner } from "./runner.ts";
import type { Tree } from "./tree.ts";

/** A run of the unit tests without a fault. */
export interface Cover {
  /** The test files that run the function of each mutant, by the mutant's number. */
  readonly reached: readonly (readonly string[])[];
  /** Wall seconds of each test file. */
  readonly seconds: { readonly [file: string]: number };
  /** The number of test files of each fault, if it is an estimate without a run of all tests. */
  readonly nearest?: number;
  /** Files that fail without a fault too, so that they can't find one. */
  readonly failures: readonly Failure[];
}

/**
 * Runs the unit tests once with recording calls in the functions of all mutants, also in the processes that tests start.
 * @param paths beginnings of the paths of the tests
 */
export async function cover(tree: Tree, mutants: readonly Mutant[], paths: readonly string[]): Promise<Cover> {
  const records = resolve(tree.folder, "../reached");
  rmSync(records, { recursive: true, force: true });
  mkdirSync(records, { recursive: true });
  const numbered = mutants.map((mutant, number) => [number, mutant] as const);
  for (const [file, group] of Object.entries(groupBy(numbered, ([, { file }]) => file))) {
    tree.write(file, instrument(tree.read(file), group));
  }
  const preload = pathToFileURL(join(import.meta.dirname, "record-reached.mjs")).href;
  const { NODE_OPTIONS = "" } = env;
  Object.assign(env, { NODE_OPTIONS: `${NODE_OPTIONS} --import=${preload}`.trim(), CALLBOARD_REACHED: records });
  const runner = await startRunner(tree.folder);
  const { seconds, failures } = await runner.run(
    runner.all.filter((file) => paths.some((path) => file.startsWith(path))),
  );
  await runner.close();
  env.NODE_OPTIONS = NODE_OPTIONS;
  tree.restore();
  const reached = mutants.map(() => new Set<string>());
  for (const name of readdirSync(records)) {
    for (const line of readFileSync(join(records, name), "utf8").split("\n")) {
      const [number, file = ""] = line.split("\t");
      if (file !== "") reached[Number(number)]?.add(relative(tree.folder, file));
    }
  }
  return { reached: reached.map((files) => [...files]), seconds: Object.fromEntries(seconds), failures };
}
