import { components, readPage, type TextMistake } from "../mdx/index.ts";

/** The result of reading a page as its readers get it. */
export interface CheckedText {
  readonly mistakes: readonly TextMistake[];
  /** The ids that links may lead to. */
  readonly ids: ReadonlySet<string>;
}

/** Tags that publishers replace before a site gets the page. */
const replaced = { Markdown: () => null, Code: () => null };

const nothing = (): undefined => undefined;

/** The parts of the reference, each of them empty: they belong to the site and not to the text. */
const reference = {
  request: () => null,
  response: () => null,
  schema: () => null,
  type: () => null,
  typeExample: () => null,
  webhookPayload: () => null,
  links: nothing,
};

/** Reads a page, with the texts that it may import by their paths. Links and files are not checked. */
export function checkText(text: string, path: string, sources: ReadonlyMap<string, string>): CheckedText {
  const ids = new Set<string>();
  const { diagnostics } = readPage(text, {
    path,
    sources,
    components: { ...components, ...replaced },
    links: { resolve: (href) => ({ href }), file: (url) => ({ url }) },
    reference,
    facts: { roles: [], isLoggedIn: true },
    ids,
    hasColors: false,
  });
  return { mistakes: diagnostics.filter(({ kind }) => kind !== "link" && kind !== "image"), ids };
}
