/** The changed members of a markdown node. */
interface MarkdownNode {
  readonly type: string;
  value?: string;
  url?: string;
  children?: MarkdownNode[];
}

/** Reads a text into nodes. */
type Parse = (markdown: string) => MarkdownNode;

/** The size of an image, as in `![Logo](logo.png =128x32)`: a syntax of some editors that CommonMark does not have. */
const imageSize = /(!\[[^\]\n]*\]\([^\s()]+)[ \t]+=(?:\d+(?:px)?)?x(?:\d+(?:px)?)?[ \t]*\)/g;

/** Removes the sizes of images outside of code. */
export function withoutImageSizes(markdown: string): string {
  if (!markdown.includes(" =")) return markdown;
  let fence: string | undefined;
  return markdown
    .split("\n")
    .map((line) => {
      const mark = /^\s*(```|~~~)/.exec(line)?.[1];
      if (mark !== undefined) fence = fence === undefined ? mark : fence === mark ? undefined : fence;
      return fence !== undefined || line.includes("`") ? line : line.replace(imageSize, "$1)");
    })
    .join("\n");
}

/** A whole element, or a break, at the start of a block of HTML, if the next line is text. */
const leadingElement =
  /^\s*(?:<(?:br|hr)\s*\/?>|<([a-z][a-z0-9]*)\b[^<>]*>(?:(?!<\1\b)[\s\S])*?<\/\1>)(?:[ \t]*<br\s*\/?>)*[ \t]*\n(?=[ \t]*[^\s<])/i;

/** Nodes with blocks as children. */
const blocks: ReadonlySet<string> = new Set(["root", "blockquote", "listItem", "footnoteDefinition"]);

/** Elements that contain plain text instead of markdown. */
const literal: ReadonlySet<string> = new Set(["pre", "script", "style", "textarea", "template", "noscript"]);

/** The end of an element, or a break, before a line of text. */
const elementEnds = /(<\/[a-z][a-z0-9]*>|<[bh]r\s*\/?>)[ \t]*\n(?=[ \t]*[^\s<])/gi;

/**
 * Reads text on the line after a closed element, such as `<h3>Notes</h3>`, as markdown. CommonMark needs an empty line
 * between them, which many descriptions lack. Addresses lose the `&amp;` that HTML needs and a bare address does not.
 *
 * @param tree nodes of `parse`; it is changed
 */
export function readLeniently(tree: MarkdownNode, parse: Parse): void {
  const isBlock = blocks.has(tree.type);
  tree.children &&= tree.children.flatMap((node) => {
    if (node.type === "html" && isBlock) return htmlNodes(node, parse);
    if (node.type === "link") withPlainAmpersands(node);
    readLeniently(node, parse);
    return [node];
  });
}

/** Splits a block of HTML at the ends of elements before text; it is read a second time only once. */
function htmlNodes(html: MarkdownNode, parse: Parse): readonly MarkdownNode[] {
  const { value = "" } = html;
  const [start, name = ""] = leadingElement.exec(value) ?? [];
  if (start === undefined || literal.has(name.toLowerCase())) return [html];
  return parse(value.replace(elementEnds, "$1\n\n")).children ?? [];
}

/** Decodes `&amp;` in an address that is its own text. */
function withPlainAmpersands(link: MarkdownNode): void {
  const [text, second] = link.children ?? [];
  if (text?.type !== "text" || second !== undefined || text.value !== link.url || link.url === undefined) return;
  link.url = text.value = link.url.replaceAll("&amp;", "&");
}
