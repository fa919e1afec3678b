import type { ContentExcess } from "./excess.ts";
import { inDigits, siteLimits } from "./limits.ts";

/** A style sheet with its place. */
export interface PlacedStyles {
  readonly place: string;
  readonly css: string;
}

/** Finds the first limit that the style sheets of a site exceed together, or one of them. */
export function stylesExcess(sheets: readonly PlacedStyles[]): ContentExcess | undefined {
  const { styles, styleRules, styleDepth } = siteLimits;
  let length = 0;
  let rules = 0;
  for (const { place, css } of sheets) {
    length += css.length;
    if (length > styles) {
      const message = `the style sheets have more than ${inDigits(styles)} characters`;
      return { place, at: { line: 1, column: 1 }, message, advice: "remove rules that no page uses" };
    }
    let depth = 0;
    for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
      depth = brace === "{" ? depth + 1 : Math.max(0, depth - 1);
      if (brace === "{") rules += 1;
      if (depth <= styleDepth && rules <= styleRules) continue;
      const at = positionIn(css, index);
      return depth > styleDepth
        ? { place, at, message: `rules are nested deeper than ${styleDepth} levels`, advice: "nest them less" }
        : {
            place,
            at,
            message: `the style sheets have more than ${inDigits(styleRules)} rules`,
            advice: "remove some",
          };
    }
  }
  return undefined;
}

function positionIn(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}
