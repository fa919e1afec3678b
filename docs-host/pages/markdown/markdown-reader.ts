import { caches } from "#engine/caches";
import { plainText, type RichNode, type RichText } from "#engine/text";
import { isMarked } from "./is-marked.ts";
import { type ResolveLink, richNodes } from "./rich-text.ts";
import { parseMarkdown } from "./tree.ts";

/** Reads a short text in markdown, such as a description: without headings of the page, HTML or scripts. */
export type ReadMarkdown = (markdown: string) => RichText;

/** Estimated bytes of a text that was read, for each UTF-16 unit of its markdown. */
const bytesPerUnit = 10;

/** The texts of all readers, by the number of the reader and their markdown. */
const known = caches.open<RichText>("descriptions", { part: 0.2, sizeOf: (_, { length }) => length * bytesPerUnit });
let readers = 0;

/** Creates a reader of markdown that resolves links, with a cache. */
export function markdownReader(resolve: ResolveLink): ReadMarkdown {
  readers += 1;
  const reader = readers;
  return (markdown) => {
    if (!isMarked(markdown)) return markdown.trim();
    const key = `${reader} ${markdown}`;
    const old = known.get(key);
    if (old !== undefined) return old;
    const text = simplest(richNodes(parseMarkdown(markdown), { headings: "lines", resolve }));
    known.set(key, text);
    return text;
  };
}

/** A single paragraph of plain text is that text. */
function simplest(nodes: readonly RichNode[]): RichText {
  const [only, second] = nodes;
  if (only === undefined) return "";
  const isPlain =
    second === undefined &&
    (typeof only === "string" || (only.tag === "p" && only.children?.every((child) => typeof child === "string")));
  return isPlain ? plainText(nodes) : nodes;
}
