import { chunk } from "es-toolkit";
import type { ImportGraph } from "../import-graph.ts";
import { type Bench, type Memory, unknownSeconds, type Verdicts } from "./bench.ts";
import { type Mutant, plant } from "./mutants.ts";
import { distances, nearestFirst } from "./nearest.ts";
import type { MutantResult } from "./report.ts";
import type { Failure } from "./runner.ts";
import { productRoom } from "./sample.ts";
import type { Tree } from "./tree.ts";

/** The faults of a search, with the bench that runs tests. */
export interface Search {
  readonly tree: Tree;
  readonly graph: ImportGraph;
  /** Faults by their numbers. */
  readonly mutants: readonly Mutant[];
  readonly bench: Bench;
  readonly memory: Memory;
  /** Test files that run for one fault, and processor seconds of them, at most. */
  readonly limit: number;
  readonly limitSeconds: number;
  /** Returns the errors of the faults, of these numbers, that do not compile. */
  readonly typeErrors: (numbers: readonly number[]) => Promise<ReadonlyMap<number, string>>;
}

/** The end of the search for a test that finds one fault, by the fault's number. */
export type Found = readonly [number: number, end: Pick<MutantResult, "outcome" | "by" | "tests">];

/** Test files that run for a fault at load time, which runs alone. */
const importersRun = 25;

/** Test files of one run, so that results are written often. */
const filesOfRun = 60;

/** Fault number of test files that run without a fault. */
const none = undefined;

interface Open {
  readonly number: number;
  /** Test files that may reach the fault, nearest first. */
  readonly tests: readonly string[];
  /** Test files that reached the fault and passed. */
  readonly passed: string[];
  seconds: number;
}

/**
 * Searches tests that find faults, in rounds. Each test file runs with one fault switched on: the nearest test
 * of every fault first, then the type check, and then twice as many tests of each fault that is left. A test that has run
 * shows which faults it reaches, and is not tried for others. Faults that take effect when a module loads are planted
 * alone, after the rounds.
 */
export async function* findFaults(search: Search, numbers: readonly number[]): AsyncGenerator<Found> {
  const isStatic = (number: number): boolean => search.mutants[number]?.isStatic ?? false;
  let open = numbers.filter((number) => !isStatic(number)).map((number) => openFault(search, number));
  let alone = numbers.filter(isStatic);
  for (let size = 1; open.length > 0; size *= 2) {
    const ended = new Set<number>();
    for (const group of chunk(open, Math.ceil(filesOfRun / size))) {
      // A run that was stopped has tried some already.
      const wanted = (fault: Open): number => Math.max(0, 2 * size - 1 - fault.passed.length);
      const nearest = group.flatMap((fault) =>
        candidates(search, fault)
          .slice(0, wanted(fault))
          .map((test) => [test, fault] as const),
      );
      // A test file has one fault at a time. What it reaches is known after the first one.
      for (let left = nearest; left.length > 0; ) {
        const faults = new Map<string, number>();
        for (const [test, { number }] of left) if (!faults.has(test)) faults.set(test, number);
        for (const [number, end] of await endsOf(search, group, faults)) {
          ended.add(number);
          yield [number, end];
        }
        const isOpen = (fault: Open, test: string): boolean =>
          !ended.has(fault.number) && candidates(search, fault).includes(test);
        left = left.filter(([test, fault]) => faults.get(test) !== fault.number && isOpen(fault, test));
      }
      for (const fault of group) {
        if (size === 1 || ended.has(fault.number) || candidates(search, fault).length > 0) continue;
        ended.add(fault.number);
        yield [fault.number, { outcome: "survived", tests: fault.passed.length }];
      }
    }
    open = open.filter(({ number }) => !ended.has(number));
    if (size > 1) continue;
    const all = [...open.map(({ number }) => number), ...alone];
    const unchecked = all.filter((number) => !search.memory.compiled.includes(number));
    const errors = await search.typeErrors(unchecked);
    search.memory.compiled.push(...unchecked.filter((number) => !errors.has(number)));
    for (const [number, by] of errors) yield [number, { outcome: "types", by, tests: 1 }];
    open = open.filter(({ number }) => !errors.has(number));
    alone = alone.filter((number) => !errors.has(number));
  }
  for (const number of alone) yield await plantAlone(search, openFault(search, number));
}

function openFault({ mutants, graph, memory, bench }: Search, number: number): Open {
  const { file = "" } = mutants[number] ?? {};
  const importers = distances(graph, file);
  // Other tests of its room may start a process that runs it.
  const room = `${productRoom(file) ?? file}/`;
  const near = [...bench.tests].filter((test) => importers.has(test) || test.startsWith(room));
  const seconds = (test: string): number => memory.seconds[test] ?? unknownSeconds;
  memory.passed[number] ??= [];
  const passed = memory.passed[number];
  const spent = passed.reduce((sum, test) => sum + (memory.seconds[test] ?? 0), 0);
  return { number, tests: nearestFirst({ tests: near, file, graph, seconds }), passed, seconds: spent };
}

/** Lists tests to try for a fault: those that import its file, and others that reached it, as through a process. */
function candidates({ memory, limit, limitSeconds }: Search, { number, tests, passed, seconds }: Open) {
  if (passed.length >= limit || seconds >= limitSeconds) return [];
  const reaching = Object.entries(memory.reached).flatMap(([test, all]) => (all.includes(number) ? [test] : []));
  const isOpen = (test: string): boolean =>
    !passed.includes(test) && memory.failing[test] === undefined && (memory.reached[test]?.includes(number) ?? true);
  return [...new Set([...tests, ...reaching])].filter(isOpen);
}

/** Runs test files, each with its fault, and returns the faults that they found. */
async function endsOf(
  search: Search,
  group: readonly Open[],
  faults: ReadonlyMap<string, number>,
): Promise<readonly Found[]> {
  const { bench, memory } = search;
  const { failed, passed } = await bench.run(faults);
  const byNumber = new Map(group.map((fault) => [fault.number, fault]));
  const pass = (test: string): void => {
    const fault = byNumber.get(faults.get(test) ?? -1);
    if (!(fault && memory.reached[test]?.includes(fault.number))) return;
    fault.passed.push(test);
    fault.seconds += memory.seconds[test] ?? 0;
  };
  for (const test of passed) pass(test);
  // The nearest failing test of each fault.
  const suspects = new Map<number, string>();
  for (const [test, number] of faults) if (failed.has(test) && !suspects.has(number)) suspects.set(number, test);
  const confirmed = await confirm(search, failed, new Map([...suspects].map(([number, test]) => [test, number])));
  for (const test of confirmed.passed) pass(test);
  return [...confirmed.failed].map(([test, failure]) => {
    const number = faults.get(test) ?? -1;
    const { passed: tried = [] } = byNumber.get(number) ?? {};
    return [number, { ...killedBy(test, failure), tests: tried.length + 1 }];
  });
}

const killedBy = (test: string, failure: Failure | "stuck") =>
  failure === "stuck"
    ? ({ outcome: "timeout", by: test } as const)
    : ({ outcome: "killed", by: `${failure.file}: ${failure.title} (${failure.reason})` } as const);

/**
 * Runs failing tests without a fault if they have never passed, or if time ran out, as on a busy machine. Then it runs all
 * again in the other order with their faults: a test that found its fault passes and fails. So a test that earlier files
 * left in a bad state finds nothing.
 */
async function confirm(
  { bench, memory }: Search,
  failures: Verdicts["failed"],
  suspects: ReadonlyMap<string, number>,
): Promise<Verdicts> {
  const isOutOfTime = (failure: Failure | "stuck" | undefined): boolean =>
    failure === "stuck" || /\btimed? ?out\b/i.test(failure?.reason ?? "");
  const unknown = [...suspects.keys()].filter(
    (test) => memory.reached[test] === undefined || isOutOfTime(failures.get(test)),
  );
  const { failed } = await bench.run(new Map(unknown.map((test) => [test, none])));
  for (const [test, failure] of failed) memory.failing[test] = failure === "stuck" ? failure : failure.reason;
  return bench.run(new Map([...suspects].filter(([test]) => !failed.has(test)).toReversed()));
}

/** Plants one fault that takes effect when its module loads, and runs the tests that import the file. */
async function plantAlone(search: Search, open: Open): Promise<Found> {
  const { tree, bench, memory, mutants } = search;
  const { number } = open;
  const mutant = mutants[number];
  if (!mutant) throw new RangeError(`no mutant ${number}`);
  const switches = tree.read(mutant.file);
  const put = (text: string): void => {
    tree.write(mutant.file, text);
    bench.reload(mutant.file);
  };
  // A module is used without a call of its functions too.
  let tests = open.tests
    .filter((test) => memory.failing[test] === undefined)
    .slice(0, Math.min(importersRun, search.limit));
  try {
    for (;;) {
      put(plant(tree.committed(mutant.file), mutant));
      const { failed } = await bench.run(new Map(tests.map((test) => [test, none])), true);
      const [suspect] = failed;
      if (!suspect) return [number, { outcome: "survived", tests: tests.length }];
      const [test, failure] = suspect;
      put(switches);
      const without = await bench.run(new Map([[test, none]]));
      if (without.failed.size === 0) return [number, { ...killedBy(test, failure), tests: tests.length }];
      memory.failing[test] = "fails without a fault";
      tests = tests.filter((other) => other !== test);
    }
  } finally {
    put(switches);
  }
}
