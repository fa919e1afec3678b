import { posix } from "node:path";
import { anchorsOf } from "./headings.ts";

/** Reads a file by its path from the root of the repository; nothing where there is none. */
export type ReadText = (path: string) => string | undefined;

/**
 * Lists the headings of pages in `docs/` that a file cites and that do not exist, as `file: page#anchor`. Source cites
 * them by their path from the root, a page also by a link from where it lies.
 */
export function missingHeadings(file: string, text: string, read: ReadText): readonly string[] {
  const cited = new Set([...text.matchAll(/\bdocs\/[\w/.-]+\.md#[\w-]+/g)].map(([whole]) => whole));
  if (file.endsWith(".md")) {
    for (const [, page = "", anchor = ""] of text.matchAll(/\]\(([\w/.-]*)#([\w-]+)\)/g)) {
      cited.add(`${page === "" ? file : posix.join(posix.dirname(file), page)}#${anchor}`);
    }
  }
  return [...cited].flatMap((whole) => {
    const [page = "", anchor = ""] = whole.split("#");
    const markdown = page.endsWith(".md") ? read(page) : undefined;
    return markdown !== undefined && anchorsOf(markdown).has(anchor) ? [] : [`${file}: ${whole}`];
  });
}
