/** A color scheme that styles of publishers name by a class. */
export type Scheme = "light" | "dark";

const other = { light: "dark", dark: "light" } as const satisfies { readonly [S in Scheme]: Scheme };

const first =
  /^(?:(html|body|:root))?(?:\.(light|dark)|:(not|is|where)\(\s*\.(light|dark)\s*\))(?=$|[\s>+~]|(?:::?)[a-z])/i;

/** The start of a selector that names the color scheme of the page, as in `html.dark p` and `:not(.dark) p`. */
export interface PageScheme {
  readonly scheme: Scheme;
  /** Returns the selector with another one in place of the class, which the root of the page has. */
  readonly write: (page: string) => string;
  readonly rest: string;
}

/** Reads the color scheme at the start of a selector, if it names one. A class elsewhere, as in `.badge.light`, is the author's own. */
export function pageScheme(selector: string): PageScheme | undefined {
  const [all, element, plain, pseudo, named] = first.exec(selector) ?? [];
  if (all === undefined) return undefined;
  const scheme = (plain ?? named)?.toLowerCase() as Scheme; // the pattern has no others
  const rest = selector.slice(all.length);
  return {
    scheme: pseudo?.toLowerCase() === "not" ? other[scheme] : scheme,
    rest,
    write: (page) => {
      const root = pseudo?.toLowerCase() === "where" ? `:where(${page})` : page;
      return element?.toLowerCase() === "body" ? `${root} body${rest}` : `${element ?? ""}${root}${rest}`;
    },
  };
}

const within = /:(is|where|not)\(\s*\.(light|dark)(?:\s*,\s*\.\2)?\s+\*\s*\)/;

/** Reads the color scheme around an element, as in `.a:is(.dark *)`. */
export function schemeInside(selector: string): Omit<PageScheme, "rest"> | undefined {
  const found = within.exec(selector);
  if (found === null) return undefined;
  const [all, pseudo, named] = found;
  const scheme = named as Scheme; // the pattern has no others
  return {
    scheme: pseudo === "not" ? other[scheme] : scheme,
    write: (page) => selector.replace(all, () => `:${pseudo === "where" ? "where" : "is"}(${page} *)`),
  };
}
