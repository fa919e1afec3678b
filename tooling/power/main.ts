import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { argv, env, stderr, stdout } from "node:process";
import { groupBy } from "es-toolkit";
import type { EntryPoints } from "../entry-points.ts";
import { definitionGraph, type ImportGraph } from "../import-graph.ts";
import { type Memory, startBench } from "./bench.ts";
import { readEquivalents, reasonOf } from "./equivalents.ts";
import { type Mutant, mutantsOf, withSwitches } from "./mutants.ts";
import { type Options, readOptions, usage } from "./options.ts";
import { type MutantResult, report } from "./report.ts";
import { productRoom, sampleMutants } from "./sample.ts";
import { type Found, findFaults } from "./search.ts";
import { commitOf, openTree, type Tree } from "./tree.ts";
import { typeErrors } from "./types.ts";

/**
 * `npm run test:power`: measures how many planted faults the unit tests find. All faults of a sample are in the sources
 * of a clone, each behind a switch. Test files run with one fault each, nearest first, until one fails. Faults that no test
 * finds go to the type check.
 */

const say = (text: string): void => void stdout.write(`${text}\n`);

function graphOf(tree: Tree): ImportGraph {
  const { imports } = JSON.parse(tree.read("package.json")) as { readonly imports: EntryPoints };
  return definitionGraph(new Map(sources(tree).map((file) => [file, tree.read(file)])), imports);
}

const sources = (tree: Tree): readonly string[] =>
  tree.files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"));

function pickMutants(tree: Tree, options: Options): readonly Mutant[] {
  const { rooms, only } = options;
  const files = tree.files.filter((file) => {
    const room = productRoom(file);
    if (room === undefined) return false;
    return only.length > 0 ? only.some((one) => one.file === file) : rooms.length === 0 || rooms.includes(room);
  });
  if (files.length === 0) throw new RangeError("no product file has that name, or is in that room");
  const mutants = files.flatMap((file) => mutantsOf(file, tree.read(file)));
  if (only.length === 0) return sampleMutants(mutants, options).slice(0, options.first);
  return mutants.filter((mutant) =>
    only.some(({ file, line }) => file === mutant.file && (line === undefined || line === mutant.line)),
  );
}

const resultOf = ({ file, line, operator, before, after }: Mutant) => ({
  ...{ room: productRoom(file) ?? "", file, line, operator, before, after },
});

async function run(options: Options): Promise<void> {
  const commit = commitOf(options.commit);
  const folder = resolve(options.folder ?? join(tmpdir(), `callboard-power-${commit.slice(0, 10)}-${options.seed}`));
  const [log, memoryFile] = [join(folder, "results.jsonl"), join(folder, "memory.json")];
  if (!options.isResumed) for (const file of [log, memoryFile]) rmSync(file, { force: true });
  mkdirSync(folder, { recursive: true });
  env.CALLBOARD_RUNS ??= "0.2";
  const tree = openTree(join(folder, "tree"), commit);
  const mutants = pickMutants(tree, options);
  say(`${mutants.length} mutants of ${commit.slice(0, 10)} in ${folder}`);
  // This program wrote both files. The last line of a fault is its result.
  const lines = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n").filter(Boolean) : [];
  const written = lines.map((line) => JSON.parse(line) as readonly [number, MutantResult]);
  // A longer part of the sample may have been measured before.
  const results = new Map(written.filter(([number]) => number < mutants.length));
  const memory: Memory = existsSync(memoryFile)
    ? (JSON.parse(readFileSync(memoryFile, "utf8")) as Memory)
    : { reached: {}, seconds: {}, passed: {}, compiled: [], failing: {} };
  const add = (number: number, end: Found[1]): void => {
    const mutant = mutants[number];
    if (!mutant) throw new RangeError(`no mutant ${number}`);
    const result: MutantResult = { ...resultOf(mutant), ...end };
    results.set(number, result);
    appendFileSync(log, `${JSON.stringify([number, result])}\n`);
    writeFileSync(memoryFile, JSON.stringify(memory));
    say(
      `${results.size}/${mutants.length} ${end.outcome}: ${mutant.file}:${mutant.line} ${mutant.operator}; ${end.by ?? `${end.tests} files`}`,
    );
  };
  const equivalents = readEquivalents();
  for (const [number, mutant] of mutants.entries()) {
    const by = reasonOf(equivalents, mutant);
    if (by !== undefined && !results.has(number)) add(number, { outcome: "equivalent", by, tests: 0 });
  }
  const graph = graphOf(tree);
  plantSwitches(tree, mutants);
  const bench = await startBench(tree, memory, options.tests);
  const open = [...mutants.keys()].filter((number) => !results.has(number));
  const { limit, limitSeconds } = options;
  const errorsOf = async (numbers: readonly number[]): Promise<ReadonlyMap<number, string>> => {
    const errors = await typeErrors(
      tree,
      numbers.flatMap((number) => mutants[number] ?? []),
    );
    tree.restore();
    plantSwitches(tree, mutants);
    return new Map([...errors].map(([mutant, error]) => [mutants.indexOf(mutant), error]));
  };
  const search = { tree, graph, mutants, bench, memory, limit, limitSeconds, typeErrors: errorsOf };
  for await (const [number, end] of findFaults(search, open)) add(number, end);
  await bench.close();
  for (const [file, reason] of Object.entries(memory.failing)) say(`Fails without a fault: ${file} (${reason})`);
  say(`\n${report([...results.values()])}`);
}

/** Puts all faults of a sample into the sources, switched off. Tests that compile sources don't check the switches. */
function plantSwitches(tree: Tree, mutants: readonly Mutant[]): void {
  const numbered = mutants.map((mutant, number) => [number, mutant] as const);
  for (const [file, group] of Object.entries(groupBy(numbered, ([, mutant]) => mutant.file))) {
    tree.write(file, `// @ts-nocheck\n${withSwitches(tree.read(file), group)}`);
  }
}

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
