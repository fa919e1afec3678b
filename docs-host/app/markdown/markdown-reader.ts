import { plainText, type RichNode, type RichText } from "#engine/text";
import { isMarked } from "./is-marked.ts";
import { type ResolveLink, richNodes } from "./rich-text.ts";
import { parseMarkdown } from "./tree.ts";

/** Reads a short text in markdown, such as a description: without headings of the page, HTML or scripts. */
export type ReadMarkdown = (markdown: string) => RichText;

/** Limit of the cached texts of one reader, in UTF-16 units of markdown. */
const mostCached = 2_000_000;

/** Creates a reader of markdown that resolves links; it keeps what it has read. */
export function markdownReader(resolve: ResolveLink): ReadMarkdown {
  const known = new Map<string, RichText>();
  let size = 0;
  return (markdown) => {
    if (!isMarked(markdown)) return markdown.trim();
    const old = known.get(markdown);
    if (old !== undefined) return old;
    const text = simplest(richNodes(parseMarkdown(markdown), { headings: "lines", resolve }));
    if (size + markdown.length > mostCached) {
      known.clear();
      size = 0;
    }
    size += markdown.length;
    known.set(markdown, text);
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
