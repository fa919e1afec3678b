import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Mutant } from "./mutants.ts";

/** A mutant that no test can kill, since the program does the same with it. */
export interface Equivalent {
  readonly file: string;
  /** The lines of the fault without indentation, as the report prints them. */
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

/** Reads the list of mutants that were judged equivalent. */
export const readEquivalents = (): readonly Equivalent[] =>
  // The file is written by hand, and its test checks its form.
  JSON.parse(readFileSync(resolve(import.meta.dirname, "equivalent.json"), "utf8")) as readonly Equivalent[];

/** Finds the reason why a mutant is equivalent, if it is listed. */
export const reasonOf = (equivalents: readonly Equivalent[], { file, before, after }: Mutant): string | undefined =>
  equivalents.find((other) => other.file === file && other.before === before.trim() && other.after === after.trim())
    ?.reason;
