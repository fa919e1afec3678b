import type { ThemeName } from "../model/index.ts";

/** Values of tokens, by their names without the dashes. */
type TokenSet = { readonly [token: string]: string };

/**
 * The themes: each contains the tokens that differ from `tokens.css` and `layout.css`. Nothing else of a page knows
 * which theme it has.
 */
export const themes: { readonly [N in ThemeName]: TokenSet } = {
  standard: {},
  // For references and handbooks that are looked up rather than read: a third more lines on a screen.
  dense: {
    base: "93.75%",
    leading: "1.5",
    ...{ h1: "1.625rem", h2: "1.1875rem", h3: "1rem" },
    ...{ "space-3": "0.5rem", "space-4": "0.75rem", "space-5": "1.125rem", "space-6": "1.5rem" },
    ...{ "space-7": "2rem", "space-8": "3rem" },
    ...{ row: "0.5625rem", "row-nav": "0.125rem" },
    ...{ "radius-s": "0.1875rem", "radius-m": "0.25rem", "radius-l": "0.375rem" },
    ...{ header: "3rem", sidebar: "16rem", "content-width": "48rem", "tab-row": "2.25rem" },
  },
};

/** Returns the styles of a theme; empty for the theme of the style sheets. */
export function themeStyles(name: ThemeName): string {
  const values = Object.entries(themes[name]).map(([token, value]) => `--${token}:${value}`);
  return values.length === 0 ? "" : `:root:root{${values.join(";")}}`;
}
