import postcss, { CssSyntaxError, type Root } from "postcss";
import parseSafely from "postcss-safe-parser";

/** A mistake in styles, and the line in them where it is, from 1. */
export interface StyleMistake {
  readonly reason: string;
  readonly line: number;
}

/** Styles as they were read. */
export interface ReadStyles {
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
