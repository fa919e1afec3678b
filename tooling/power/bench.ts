import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { env } from "node:process";
import { pathToFileURL } from "node:url";
import type { Failure, Runner } from "./runner.ts";
import { startRunner } from "./runner.ts";
import type { Tree } from "./tree.ts";

/** Results of earlier runs, by the paths of test files. */
export interface Memory {
  /** Numbers of the faults that each test file reaches. Has the files that passed once, so these are healthy. */
  readonly reached: { [test: string]: readonly number[] };
  /** Processor seconds of each test file. */
  readonly seconds: { [test: string]: number };
  /** Test files that reached each fault and passed with it, by the fault's number. */
  readonly passed: { [number: number]: string[] };
  /** Numbers of the faults that the type check does not report. */
  readonly compiled: number[];
  /** Reasons of the test files that fail without a fault too, so that they can't find one. */
  readonly failing: { [test: string]: string };
}

/** The ends of test files: those that failed or made no progress, and all others. */
export interface Verdicts {
  readonly failed: ReadonlyMap<string, Failure | "stuck">;
  readonly passed: readonly string[];
}

/** Runs test files, each with one fault switched on, and learns from each run. */
export interface Bench {
  readonly tests: ReadonlySet<string>;
  /** Runs test files in their order, each with the fault of this number; `undefined` for none. */
  readonly run: (faults: ReadonlyMap<string, number | undefined>, stopsAtFailure?: boolean) => Promise<Verdicts>;
  readonly reload: Runner["reload"];
  readonly close: () => Promise<void>;
}

/** Returns the processor seconds that a test file may use with a fault: far more than without one. */
const patienceOf = (seconds: number): number => 20 + 4 * seconds;

/** Processor seconds of a test file that has not run yet. */
export const unknownSeconds = 20;

/**
 * Starts a bench in a tree with switches in its sources.
 * @param paths beginnings of the paths of the tests
 */
export async function startBench(tree: Tree, memory: Memory, paths: readonly string[]): Promise<Bench> {
  const records = resolve(tree.folder, "../reached");
  const preload = pathToFileURL(join(import.meta.dirname, "planted.mjs")).href;
  const { NODE_OPTIONS = "" } = env;
  Object.assign(env, { NODE_OPTIONS: `${NODE_OPTIONS} --import=${preload}`.trim(), CALLBOARD_REACHED: records });
  const runner = await startRunner(tree.folder);
  const learn = (passed: readonly string[]): void => {
    const reached = readReached(records, tree.folder);
    for (const test of passed) memory.reached[test] = [...new Set(reached.get(test))];
  };
  const run: Bench["run"] = async (faults, stopsAtFailure = false) => {
    const failed = new Map<string, Failure | "stuck">();
    const passed: string[] = [];
    const isPage = new Map([...faults.keys()].map((test) => [test, tree.read(test).includes("@vitest-environment")]));
    // A worker starts again when the environment changes.
    let left = [...faults.keys()].toSorted((a, b) => Number(isPage.get(a)) - Number(isPage.get(b)));
    while (left.length > 0) {
      rmSync(records, { recursive: true, force: true });
      mkdirSync(records, { recursive: true });
      const planted = left.map((test) => [join(tree.folder, test), faults.get(test)]);
      writeFileSync(join(records, "planted.json"), JSON.stringify(Object.fromEntries(planted)));
      const patience = (test: string): number => patienceOf(memory.seconds[test] ?? unknownSeconds);
      const result = await runner.run(left, { patience, stopsAtFailure });
      for (const failure of result.failures) failed.set(failure.file, failed.get(failure.file) ?? failure);
      Object.assign(memory.seconds, Object.fromEntries(result.seconds));
      const ended = [...result.seconds.keys()].filter((test) => !failed.has(test));
      learn(ended);
      passed.push(...ended);
      if (stopsAtFailure && failed.size > 0) break;
      const rest = left.filter((test) => !(result.seconds.has(test) || failed.has(test) || test === result.stuck));
      // Without progress, the first file lost its worker.
      const stuck = result.stuck ?? (rest.length === left.length ? rest.shift() : undefined);
      if (stuck !== undefined && !failed.has(stuck)) failed.set(stuck, "stuck");
      left = rest;
    }
    return { failed, passed };
  };
  const tests = runner.all.filter((file) => paths.some((path) => file.startsWith(path)));
  return { tests: new Set(tests), run, reload: runner.reload, close: runner.close };
}

/** Reads which faults each test file reached, and forgets them. */
function readReached(records: string, folder: string): ReadonlyMap<string, readonly number[]> {
  const reached = new Map<string, number[]>();
  for (const name of readdirSync(records).filter((one) => one.endsWith(".txt"))) {
    for (const line of readFileSync(join(records, name), "utf8").split("\n")) {
      const [number, file = ""] = line.split("\t");
      if (file === "") continue;
      const test = relative(folder, file);
      const known = reached.get(test) ?? [];
      reached.set(test, known);
      known.push(Number(number));
    }
  }
  return reached;
}
