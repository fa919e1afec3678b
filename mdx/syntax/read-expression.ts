import { type Expression, Parser } from "acorn";
import jsx from "acorn-jsx";

/** The inside of a pair of braces. */
export interface Braces {
  /** The offset behind the closing brace. */
  readonly end: number;
  /** The text between the braces. */
  readonly text: string;
  /** Absent if there are only comments, or if what there is can't be read. Offsets in it start at `at`. */
  readonly expression?: Expression;
  readonly at: number;
  readonly isSpread: boolean;
  readonly isBroken: boolean;
}

/** Reads the braces at an offset; undefined unless they contain an expression. */
export type ReadBraces = (at: number) => Braces | undefined;

const parser = Parser.extend(jsx());

/** Limit of the text that is searched for the end of braces without an expression, in UTF-16 units. */
const maxBrokenLength = 2000;

/** The work of a failed attempt that is not in its error, in UTF-16 units. */
const costOfFailure = 200;

/**
 * Creates the function that reads the expressions of one text by a JavaScript parser, which runs nothing. Failed
 * attempts may read a few times the length of the text in all; after them, the rest of the braces are text.
 */
export function bracesReader(text: string): ReadBraces {
  let budget = 4 * text.length + 100_000;
  return (at) => {
    const start = skipSpace(text, at + 1);
    if (start === undefined) return undefined;
    if (text[start] === "}") {
      return { end: start + 1, text: text.slice(at + 1, start), at: start, isSpread: false, isBroken: false };
    }
    if (budget <= 0) return undefined;
    const isSpread = text.startsWith("...", start);
    const from = isSpread ? start + 3 : start;
    try {
      const expression = parser.parseExpressionAt(text.slice(from), 0, { ecmaVersion: "latest" });
      const close = skipSpace(text, from + expression.end);
      if (close === undefined || text[close] !== "}") {
        budget -= costOfFailure + expression.end;
        return undefined;
      }
      return { end: close + 1, text: text.slice(at + 1, close), expression, at: from, isSpread, isBroken: false };
    } catch (error) {
      budget -= costOfFailure + costOf(error, text.length - from);
      return undefined;
    }
  };
}

/** Reads braces as far as they are balanced, whatever is in them. */
export function brokenBraces(text: string, at: number): Braces | undefined {
  const last = Math.min(text.length, at + maxBrokenLength);
  let depth = 0;
  for (let end = at; end < last; end += 1) {
    if (text[end] === "{") depth += 1;
    if (text[end] !== "}") continue;
    depth -= 1;
    if (depth > 0) continue;
    return { end: end + 1, text: text.slice(at + 1, end), at: at + 1, isSpread: false, isBroken: true };
  }
  return undefined;
}

/** Returns how much of a text a failed attempt has read. */
function costOf(error: unknown, rest: number): number {
  if (!(error instanceof SyntaxError)) return rest; // the stack of the parser was full
  const { pos } = error as SyntaxError & { readonly pos?: number };
  return error.message.startsWith("Unterminated") ? rest : (pos ?? rest);
}

/** Returns the offset behind white space and comments; undefined if a comment has no end. */
function skipSpace(text: string, from: number): number | undefined {
  let at = from;
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1;
    const isBlock = text.startsWith("/*", at);
    if (!isBlock && !text.startsWith("//", at)) return at;
    const end = text.indexOf(isBlock ? "*/" : "\n", at + 2);
    if (end === -1) return undefined;
    at = end + (isBlock ? 2 : 1);
  }
}
