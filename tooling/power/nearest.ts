import type { ImportGraph } from "../import-graph.ts";

/** Returns how many imports lie between each file and the target, for the files that reach it. */
export function distances(graph: ImportGraph, target: string): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph) {
    for (const other of targets) {
      const known = importers.get(other);
      if (known === undefined) importers.set(other, [file]);
      else known.push(file);
    }
  }
  const found = new Map([[target, 0]]);
  for (const [file, distance] of found) {
    for (const importer of importers.get(file) ?? []) if (!found.has(importer)) found.set(importer, distance + 1);
  }
  return found;
}

/** Returns how many folders lie between two files. */
function foldersBetween(one: string, other: string): number {
  const [a, b] = [one.split("/").slice(0, -1), other.split("/").slice(0, -1)];
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return a.length + b.length - 2 * shared;
}

/** Rank of a test in the folder of a file that it doesn't import. Tests of other folders have higher ranks. */
export const besideIt = 1_000;

/** Ranks tests by the imports and folders between them and a file; those named after the file have 0. */
export function rankBy(graph: ImportGraph, file: string): (test: string) => number {
  const far = distances(graph, file);
  const stem = file.replace(/\.tsx?$/, ".");
  return (test) => (test.startsWith(stem) ? 0 : (far.get(test) ?? besideIt) + foldersBetween(test, file));
}

/** Sorts test files by their ranks, and files of the same rank by their time. */
export const sortByRank = (
  tests: readonly string[],
  rank: (test: string) => number,
  seconds: (test: string) => number,
): readonly string[] =>
  tests
    .map((test) => ({ test, rank: rank(test) }))
    .toSorted((a, b) => a.rank - b.rank || seconds(a.test) - seconds(b.test))
    .map(({ test }) => test);

/** Sorts test files by their imports and folders between them and a source file, short ones first. */
export function nearestFirst({ tests, file, graph, seconds }: Sorted): readonly string[] {
  return sortByRank(tests, rankBy(graph, file), seconds);
}

/** Test files that reach a source file. */
export interface Sorted {
  readonly tests: readonly string[];
  readonly file: string;
  readonly graph: ImportGraph;
  readonly seconds: (test: string) => number;
}
