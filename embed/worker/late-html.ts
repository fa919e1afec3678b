import type { raw as readRaw } from "hast-util-raw";

/** The parser of HTML in markdown, once it has loaded. */
let parser: typeof readRaw | undefined;
/** Counts the calls of the parser before it had loaded. Never reset, since renders overlap. */
let misses = 0;

/** The parser was called before it had loaded. */
class MissingParser extends Error {
  override readonly name = "MissingParser";
}

/** Loads the parser of HTML. */
export async function loadHtml(): Promise<void> {
  parser = (await import("hast-util-raw")).raw;
}

/**
 * Replaces the function of `hast-util-raw` in the worker (`tooling/embed/build-embed.ts`): few descriptions
 * contain HTML, and its parser is a quarter of the code that draws pages.
 */
export const raw: typeof readRaw = (tree, options) => {
  if (parser !== undefined) return parser(tree, options);
  misses += 1;
  throw new MissingParser("the parser of HTML has not loaded");
};

/** Calls a function again, once the parser of HTML has loaded, if it needed that. */
export async function withHtml<T>(render: () => Promise<T>): Promise<T> {
  const before = misses;
  try {
    const rendered = await render();
    if (misses === before) return rendered;
  } catch (error) {
    if (misses === before) throw error;
  }
  await loadHtml();
  return render();
}
