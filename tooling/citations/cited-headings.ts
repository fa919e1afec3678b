import { posix } from "node:path";
import { anchorsOf } from "./headings.ts";

/** Reads a file by its path from the root of the repository; undefined if there is none. */
export type ReadText = (path: string) => string | undefined;

/**
 * Lists the pages and headings in `docs/` that a file cites and that do not exist, as `file: page#anchor`. Source files
 * cite by the path from the root, pages also by relative links.
 */
export function missingHeadings(file: string, text: string, read: ReadText): readonly string[] {
  const cited = new Set([...text.matchAll(/\bdocs\/[\w/.-]+\.md\b(?:#[\w-]+)?/g)].map(([whole]) => whole));
  if (file.endsWith(".md")) {
    for (const [, page = "", anchor = ""] of text.matchAll(/\]\((?=[^)])([\w/.-]+\.md)?(#[\w-]+)?\)/g)) {
      cited.add(`${page === "" ? file : posix.join(posix.dirname(file), page)}${anchor}`);
    }
  }
  return [...cited].flatMap((whole) => {
    const [page = "", anchor] = whole.split("#");
    const markdown = page.endsWith(".md") ? read(page) : undefined;
    const exists = markdown !== undefined && (anchor === undefined || anchorsOf(markdown).has(anchor));
    return exists ? [] : [`${file}: ${whole}`];
  });
}
