import { execFile } from "node:child_process";
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { argv, env, stderr, stdout } from "node:process";
import { promisify } from "node:util";
import type { EntryPoints } from "../entry-points.ts";
import { definitionGraph, type ImportGraph } from "../import-graph.ts";
import { type Cover, cover } from "./cover.ts";
import { readEquivalents, reasonOf } from "./equivalents.ts";
import { type Mutant, mutantsOf, plant } from "./mutants.ts";
import { distances, nearestFirst, sortTests } from "./nearest.ts";
import { type Options, readOptions, usage } from "./options.ts";
import { type MutantResult, report } from "./report.ts";
import { type Runner, startRunner } from "./runner.ts";
import { productRoom, sampleMutants } from "./sample.ts";
import { commitOf, openTree, type Tree } from "./tree.ts";

/**
 * `npm run test:power`: measures how many planted faults the unit tests find. The tests run once to learn which of them
 * reach each fault; then each fault is planted alone, and the tests that reach it run, nearest first, until one fails.
 * A fault that none finds goes to the type check.
 */

const say = (text: string): void => void stdout.write(`${text}\n`);

/** Returns the seconds that a test file may take with a fault: far more than without one, for a busy machine. */
const patienceOf = (seconds: number): number => 60 + 6 * seconds;

/** Seconds of a test file that has not run yet. */
const unknownSeconds = 10;

/** Test files that run for a fault at load time besides those that run a function of its file. */
const importersRun = 25;

interface Plan {
  readonly tree: Tree;
  readonly mutants: readonly Mutant[];
  readonly graph: ImportGraph;
  readonly cover: Cover;
  /** Test files that run for one fault, at most. */
  readonly limit: number;
  /** Wall seconds of test files without a fault, if known. */
  readonly seconds: Map<string, number>;
  /** Test files that fail without a fault too. */
  readonly failing: Set<string>;
  /** Test files that failed with a fault before, and passed without it. */
  readonly healthy: Set<string>;
}

function graphOf(tree: Tree): ImportGraph {
  const { imports } = JSON.parse(tree.read("package.json")) as { readonly imports: EntryPoints };
  return definitionGraph(new Map(sources(tree).map((file) => [file, tree.read(file)])), imports);
}

const sources = (tree: Tree): readonly string[] =>
  tree.files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"));

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

function pickMutants(tree: Tree, options: Options): readonly Mutant[] {
  const { rooms, only } = options;
  const files = tree.files.filter((file) => {
    const room = productRoom(file);
    if (room === undefined) return false;
    return only.length > 0 ? only.some((one) => one.file === file) : rooms.length === 0 || rooms.includes(room);
  });
  if (files.length === 0) throw new RangeError("no product file has that name, or is in that room");
  const mutants = files.flatMap((file) => mutantsOf(file, tree.read(file)));
  if (only.length === 0) return sampleMutants(mutants, options);
  return mutants.filter((mutant) =>
    only.some(({ file, line }) => file === mutant.file && (line === undefined || line === mutant.line)),
  );
}

/** Lists the tests that can find a fault. */
function testsOf({ graph, cover, mutants }: Plan, number: number): readonly string[] {
  const reached = cover.reached[number] ?? [];
  const mutant = mutants[number];
  if (!mutant?.isStatic) return reached;
  // Values that a module computes when it loads are used without a call of its functions.
  return [...new Set([...reached, ...importersOf(mutant.file, graph, cover.nearest ?? importersRun)])];
}

/** Lists the nearest test files that import a file. */
function importersOf(file: string, graph: ImportGraph, count: number): readonly string[] {
  const tests = [...distances(graph, file).keys()].filter(isTest);
  return nearestFirst({ tests, file, graph, seconds: () => 0 }).slice(0, count);
}

async function measure(plan: Plan, runner: Runner, number: number): Promise<MutantResult> {
  const from = performance.now();
  const { tree, graph, mutants } = plan;
  const mutant = mutants[number];
  if (!mutant) throw new RangeError(`no mutant ${number}`);
  const { file, line, operator, before, after } = mutant;
  const result = { room: productRoom(file) ?? "", file, line, operator, before, after, tests: 0 };
  const reason = reasonOf(readEquivalents(), mutant);
  if (reason !== undefined) return { ...result, outcome: "equivalent", by: reason, seconds: 0 };
  const known = new Set(runner.all);
  const seconds = (test: string): number => plan.seconds.get(test) ?? unknownSeconds;
  const hasPage = (test: string): boolean => tree.read(test).includes("@vitest-environment");
  const able = testsOf(plan, number).filter((test) => known.has(test) && !plan.failing.has(test));
  const nearest = nearestFirst({ tests: able, file, graph, seconds }).slice(0, plan.limit);
  const tests = sortTests({ tests: nearest, file, graph, seconds }, hasPage);
  const end = await findFault({ plan, runner, mutant, patience: (test) => patienceOf(seconds(test)) }, tests);
  return { ...result, ...end, tests: tests.length, seconds: Math.round((performance.now() - from) / 100) / 10 };
}

interface Search {
  readonly plan: Plan;
  readonly runner: Runner;
  readonly mutant: Mutant;
  readonly patience: (test: string) => number;
}

/**
 * Runs tests with a fault until one finds it, and then the type check. The test that found it runs once more without the
 * fault: if it fails then too, or was only slow, it has found nothing.
 */
async function findFault(search: Search, tests: readonly string[]): Promise<Pick<MutantResult, "outcome" | "by">> {
  const { plan, runner, mutant, patience } = search;
  const { tree } = plan;
  const put = (text: string): void => {
    tree.write(mutant.file, text);
    runner.reload(mutant.file);
  };
  const text = tree.read(mutant.file);
  try {
    put(plant(text, mutant));
    const run = await runner.run(tests, patience);
    const [failure] = run.failures;
    const culprit = failure?.file ?? run.stuck;
    if (culprit === undefined) {
      const types = await typeError(tree);
      return types === undefined ? { outcome: "survived" } : { outcome: "types", by: types };
    }
    put(text);
    if (failure && plan.healthy.has(culprit)) {
      return { outcome: "killed", by: `${failure.file}: ${failure.title} (${failure.reason})` };
    }
    const before = patience(culprit);
    const healthy = await runner.run([culprit], patience);
    plan.seconds.set(culprit, Math.max(plan.seconds.get(culprit) ?? 0, healthy.seconds.get(culprit) ?? before));
    const isHealthy = healthy.stuck === undefined && healthy.failures.length === 0;
    if (isHealthy) plan.healthy.add(culprit);
    if (isHealthy && failure) {
      return { outcome: "killed", by: `${failure.file}: ${failure.title} (${failure.reason})` };
    }
    if (isHealthy && patience(culprit) <= before) return { outcome: "timeout", by: culprit };
    if (!isHealthy) plan.failing.add(culprit);
    const isOpen = (test: string): boolean => !run.seconds.has(test) && !plan.failing.has(test);
    return await findFault(search, tests.filter(isOpen));
  } finally {
    put(text);
  }
}

/** Returns the first error of the type check, if there is one. */
async function typeError({ folder }: Tree): Promise<string | undefined> {
  const tsc = resolve(folder, "node_modules/typescript/bin/tsc");
  try {
    await promisify(execFile)("node", [tsc, "--build", "tsconfig.tests.json"], { cwd: folder, maxBuffer: 2 ** 26 });
    return undefined;
  } catch (error) {
    // It writes errors to standard output.
    return String((error as { readonly stdout?: unknown }).stdout).split("\n")[0];
  }
}

/** Reads a file of JSON, or writes it with what a function returns. */
async function remember<T>(file: string, make: () => Promise<T>): Promise<T> {
  // This program wrote the file.
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as T;
  const value = await make();
  writeFileSync(file, JSON.stringify(value));
  return value;
}

async function run(options: Options): Promise<void> {
  const commit = commitOf(options.commit);
  const folder = resolve(options.folder ?? join(tmpdir(), `callboard-power-${commit.slice(0, 10)}-${options.seed}`));
  const log = join(folder, "results.jsonl");
  if (!options.isResumed)
    for (const name of ["results.jsonl", "cover.json"]) rmSync(join(folder, name), { force: true });
  mkdirSync(folder, { recursive: true });
  env.CALLBOARD_RUNS ??= "0.2";
  const tree = openTree(join(folder, "tree"), commit);
  const mutants = pickMutants(tree, options);
  say(`${mutants.length} mutants of ${commit.slice(0, 10)} in ${folder}`);
  const graph = graphOf(tree);
  const learned = await remember(join(folder, "cover.json"), async () =>
    options.nearest === undefined ? cover(tree, mutants, options.tests) : nearestTests(mutants, graph, options.nearest),
  );
  for (const { file, title, reason } of learned.failures) say(`Fails without a fault: ${file}: ${title} (${reason})`);
  const plan: Plan = {
    ...{
      tree,
      mutants,
      graph,
      cover: learned,
      limit: options.limit,
      seconds: new Map(Object.entries(learned.seconds)),
    },
    failing: new Set(learned.failures.map(({ file }) => file)),
    healthy: new Set(),
  };
  const lines = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n").filter(Boolean) : [];
  const results = lines.map((line) => JSON.parse(line) as MutantResult);
  const runner = await startRunner(tree.folder);
  for (let number = results.length; number < mutants.length; number += 1) {
    const result = await measure(plan, runner, number);
    results.push(result);
    appendFileSync(log, `${JSON.stringify(result)}\n`);
    const { file, line, operator, outcome, seconds, tests, by = "" } = result;
    say(
      `${number + 1}/${mutants.length} ${outcome} in ${seconds} s: ${file}:${line} ${operator}, ${tests} files; ${by}`,
    );
  }
  await runner.close();
  say(`\n${report(results)}`);
}

/** Takes the nearest importers as the tests that reach each fault, which needs no run of all tests. */
const nearestTests = (mutants: readonly Mutant[], graph: ImportGraph, nearest: number): Cover => ({
  nearest,
  reached: mutants.map(({ file }) => importersOf(file, graph, nearest)),
  seconds: {},
  failures: [],
});

try {
  const options = readOptions(argv.slice(2));
  if (options === "help") say(usage);
  else await run(options);
  process.exit();
} catch (error) {
  if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
  stderr.write(`test:power: ${error.message}; see npm run test:power -- --help\n`);
  process.exit(2);
}
