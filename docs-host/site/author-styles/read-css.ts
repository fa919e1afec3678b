import postcss, { CssSyntaxError, type Root } from "postcss";
import parseSafely from "postcss-safe-parser";

/** A mistake in styles, and the line in them where it is, from 1. */
export interface StyleMistake {
  readonly reason: string;
  readonly line: number;
}

/** Styles as they were read. */
interface ReadStyles {
  readonly root: Root;
  readonly mistake?: StyleMistake;
}

/** Reads styles. A mistake costs the declaration or the rule that it is in, as in browsers; the first one is returned. */
export function readCss(css: string): ReadStyles {
  try {
    return { root: postcss.parse(css) };
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { reason, line } = error;
    const lowered = reason.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
    // Its types have documents of several sheets too, which it never makes.
    return { root: parseSafely(css) as Root, mistake: { reason: lowered, line: line ?? 1 } };
  }
}

/** Keeps of styles only what was checked: the parser stores what it can't read, and spaces, beside it. */
export function dropRaws(root: Root): void {
  root.raws = {};
  root.walk((node) => {
    // Without them, the printer would copy the spaces of other nodes.
    node.raws =
      node.type === "decl"
        ? { before: " ", between: ": " }
        : { before: "\n", between: " ", after: " ", afterName: " ", semicolon: true };
  });
}

const closers: { readonly [opener: string]: string } = { "(": ")", "[": "]" };

/**
 * Returns true for a part of a style sheet, such as a selector or a value, that ends where it seems to: its quotes and
 * brackets are closed, each text in its line as browsers demand it, and it has no comment.
 */
export function isWhole(part: string): boolean {
  const outside = part.replace(/\\[^\n\r\f]/g, "").replace(/"[^"\n\r\f]*"|'[^'\n\r\f]*'/g, "");
  if (/["']|\/\*/.test(outside)) return false;
  const open: string[] = [];
  for (const [bracket = ""] of outside.matchAll(/[()[\]]/g)) {
    const closer = closers[bracket];
    if (closer !== undefined) open.push(closer);
    else if (open.pop() !== bracket) return false;
  }
  return open.length === 0;
}
