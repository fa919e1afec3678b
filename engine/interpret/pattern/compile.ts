import { type Node, parsePattern, UnsupportedPattern } from "./parse.ts";
import { programOf, type Step } from "./program.ts";
import { runProgram } from "./run.ts";

/** Maximum characters × steps of a test, about a tenth of a second; our choice. */
const maxWork = 5_000_000;

/**
 * Creates the test of an untrusted pattern. Its time is bounded by `maxWork` for any pattern and text, since it does
 * not backtrack. A pattern that can't be run this way (invalid, with lookaround or backreferences, too long for the
 * text) accepts every text: an error of the API must never prevent a reader from sending a value.
 */
export function patternTest(source: string): (text: string) => boolean {
  let program: Program | undefined;
  return (text) => {
    program ??= compile(source);
    if (program === nothing || text.length * program.steps.length > maxWork) return true;
    return runProgram(program.steps, program.unicode ? Array.from(text) : text.split(""));
  };
}

interface Program {
  /** The parsed pattern; undefined if it can't be run. */
  readonly tree?: Node;
  readonly steps: readonly Step[];
  readonly unicode: boolean;
}
const nothing: Program = { steps: [], unicode: false };

/** Compiles a pattern. The `u` flag is tried first: it is what JSON Schema asks for, but older patterns are legal only without it. */
export function compile(source: string): Program {
  const unicode = compiles(source, "u");
  if (!unicode && !compiles(source, "")) return nothing;
  try {
    const tree = parsePattern(source, unicode);
    return { tree, steps: programOf(tree), unicode };
  } catch (error) {
    if (error instanceof UnsupportedPattern) return nothing;
    throw error;
  }
}

/** Returns true if `patternTest` can run a pattern, rather than accept every text. */
export const isTestable = (source: string): boolean => compile(source) !== nothing;

/** Returns true if a text is a regular expression of ECMA-262, with the `u` flag or without. */
export const isPattern = (source: string): boolean => compiles(source, "u") || compiles(source, "");

/** Anchors of other languages, such as `\A` and `\Z`: JavaScript reads them as letters, which nobody means. */
const foreignAnchor = /(?<!\\)(?:\\\\)*\\[AGZz]/;

function compiles(source: string, flags: string): boolean {
  if (foreignAnchor.test(source)) return false;
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}
