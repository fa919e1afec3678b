import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { type Mutant, plant } from "./mutants.ts";
import type { Tree } from "./tree.ts";

/**
 * Finds the faults that the type check reports, with their errors. Plants one of each file at once, and takes an error in a
 * file for the one of its fault. Faults without one are checked again in halves if there are errors in other files.
 */
export async function typeErrors(tree: Tree, mutants: readonly Mutant[]): Promise<ReadonlyMap<Mutant, string>> {
  if (mutants.length === 0) return new Map();
  const files = new Set<string>();
  const isFirst = ({ file }: Mutant): boolean => !files.has(file) && files.add(file) !== undefined;
  const batch = mutants.filter(isFirst);
  const others = mutants.filter((mutant) => !batch.includes(mutant));
  return new Map([...(await errorsOfBatch(tree, batch)), ...(await typeErrors(tree, others))]);
}

async function errorsOfBatch(tree: Tree, batch: readonly Mutant[]): Promise<ReadonlyMap<Mutant, string>> {
  if (batch.length === 0) return new Map();
  tree.restore();
  for (const mutant of batch) tree.write(mutant.file, plant(tree.read(mutant.file), mutant));
  const errors = await check(tree);
  tree.restore();
  const [first] = errors;
  const [only] = batch;
  if (first === undefined) return new Map();
  if (only && batch.length === 1) return new Map([[only, first]]);
  const own = batch.flatMap((mutant) => {
    const error = errors.find((one) => one.startsWith(`${mutant.file}(`));
    return error === undefined ? [] : [[mutant, error] as const];
  });
  const found = new Map(own);
  const rest = batch.filter((mutant) => !found.has(mutant));
  if (errors.every((error) => batch.some(({ file }) => error.startsWith(`${file}(`)))) return found;
  if (found.size > 0) return new Map([...found, ...(await errorsOfBatch(tree, rest))]);
  const half = Math.ceil(rest.length / 2);
  return new Map([
    ...(await errorsOfBatch(tree, rest.slice(0, half))),
    ...(await errorsOfBatch(tree, rest.slice(half))),
  ]);
}

/** Returns the errors of the type check, a line each. */
async function check({ folder }: Tree): Promise<readonly string[]> {
  const tsc = resolve(folder, "node_modules/typescript/bin/tsc");
  try {
    await promisify(execFile)("node", [tsc, "--build", "tsconfig.tests.json"], { cwd: folder, maxBuffer: 2 ** 26 });
    return [];
  } catch (error) {
    // It writes errors to standard output.
    const output = String((error as { readonly stdout?: unknown }).stdout).split("\n");
    return output.filter((line) => /\(\d+,\d+\): error /.test(line));
  }
}
