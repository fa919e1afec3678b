import { type Node, parsePattern, UnsupportedPattern } from "./parse.ts";
import { type ProgramSize, programOf, type Step } from "./program.ts";
import { runProgram } from "./run.ts";

/** Maximum characters × steps of a test, about a tenth of a second; our choice. */
const maxWork = 5_000_000;

/**
 * Creates the test of an untrusted pattern. Its time is bounded by `maxWork` for any pattern and text, since it does
 * not backtrack. If it can't be run this way (invalid, with back references, too long for the text), the result is
 * `other`: an error of the API must never prevent a reader from sending a value.
 */
export function patternTest(source: string, other = true): (text: string) => boolean {
  let program: Compiled | undefined;
  return (text) => {
    program ??= compile(source);
    const { steps, size, unicode } = program;
    if (steps === undefined || text.length * size.parts > maxWork) return other;
    return runProgram(steps, unicode ? Array.from(text) : text.split(""));
  };
}

interface Compiled {
  /** The parsed pattern; undefined if it can't be read. */
  readonly tree?: Node;
  /** Its program; undefined if it can't be run. */
  readonly steps?: readonly Step[];
  readonly size: ProgramSize;
  readonly unicode: boolean;
}

/** Compiles a pattern. The `u` flag is tried first: it is what JSON Schema asks for, but older patterns are legal only without it. */
export function compile(source: string): Compiled {
  const unicode = compiles(source, "u");
  const size = { parts: 0 };
  if (!unicode && !compiles(source, "")) return { unicode, size };
  let tree: Node | undefined;
  try {
    tree = parsePattern(source, unicode);
    return { unicode, size, tree, steps: programOf(tree, size) };
  } catch (error) {
    if (error instanceof UnsupportedPattern) return { unicode, size, ...(tree && { tree }) };
    throw error;
  }
}

/** Returns true if `patternTest` can run a pattern, rather than accept every text. */
export const isTestable = (source: string): boolean => compile(source).steps !== undefined;

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
