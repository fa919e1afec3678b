import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { EntryPoints } from "./entry-points.ts";
import { definitionGraph, type ImportGraph } from "./import-graph.ts";
import { besideIt, rankBy, sortByRank } from "./power/nearest.ts";
import { processorTimes } from "./steps/suites.ts";

/**
 * `npm run test:quick`: the type check, and then the tests that are nearest to what differs from `main`, as many as run in
 * a minute. Imports are followed to the files that define the imported names.
 */

const root = resolve(import.meta.dirname, "..");

/** Processor time of the chosen tests together, in seconds: half a minute on two cores, besides types and start. */
const limit = 50;

/** Processor time of a test file that has not run here yet, in seconds: the mean of all. */
const unknownSeconds = 1;

/** Tests about any file. */
const always = ["tooling/words/words.test.ts"];

const git = (...args: readonly string[]): readonly string[] =>
  spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 })
    .stdout.split("\n")
    .filter((line) => line !== "");

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file) && !/\.nightly\./.test(file);

/** Input of a choice of tests. */
interface Choice {
  /** Files that differ from `main`. */
  readonly changed: readonly string[];
  readonly graph: ImportGraph;
  /** Returns the processor time of a test file. */
  readonly seconds: (test: string) => number;
  readonly limit: number;
}

/**
 * Lists the tests to run: those about any file, and then those that import a changed file or are in its folder, the nearest
 * first, until their processor time reaches the limit.
 */
export function quickTests({ changed, graph, seconds, limit }: Choice): readonly string[] {
  const ranks = changed.map((file) => rankBy(graph, file));
  const rank = (test: string): number => Math.min(...ranks.map((one) => one(test)));
  const related = [...graph.keys()].filter((file) => isTest(file) && rank(file) <= besideIt);
  const sorted = [...new Set([...always, ...sortByRank(related, rank, seconds)])];
  let sum = 0;
  return sorted.filter((test) => {
    sum += seconds(test);
    return sum <= limit;
  });
}

function readGraph(): ImportGraph {
  const { imports } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8")) as {
    readonly imports: EntryPoints;
  };
  const files = git("ls-files", "--cached", "--others", "--exclude-standard").filter(
    (file) => /\.tsx?$/.test(file) && existsSync(resolve(root, file)),
  );
  return definitionGraph(new Map(files.map((file) => [file, readFileSync(resolve(root, file), "utf8")])), imports);
}

/** The files that differ from the commit where this branch left `main`, or are not committed. */
function changedFiles(): readonly string[] {
  const [base = "HEAD"] = git("merge-base", "HEAD", "main");
  return [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
}

function run(program: string, ...args: readonly string[]): boolean {
  const { status } = spawnSync("npx", [program, ...args], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  return status === 0;
}

if (import.meta.filename === process.argv[1]) {
  const known = new Map(processorTimes("unit")?.files.map((one) => [one.file, one.seconds]));
  const seconds = (test: string): number => known.get(test) ?? unknownSeconds;
  const tests = quickTests({ changed: changedFiles(), graph: readGraph(), seconds, limit });
  process.exitCode =
    run("tsc", "--build", "tsconfig.tests.json") && run("vitest", "run", "--reporter=dot", ...tests) ? 0 : 1;
}
