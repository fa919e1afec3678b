import type { Nodes } from "mdast";
import { splitHeadingId } from "#mdx/headings";
import { parseTree } from "#mdx/syntax";

/** A heading in HTML, as many README files have it. */
const htmlHeading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/i;

/** Returns the text of the first heading of the first level in a page. */
export function headingIn(content: string): string | undefined {
  const start = firstHeading.exec(content);
  if (start === null) return undefined;
  const tree = parseTree(content);
  const heading = tree?.children.find((node) => node.type === "heading" && node.depth === 1);
  const text = heading === undefined ? (htmlHeading.exec(content)?.[1] ?? "").replace(/<[^>]*>/g, "") : textOf(heading);
  return (splitHeadingId(text)?.text ?? text).trim().replace(/\s+/g, " ") || undefined;
}

/** A text without any of these has no such heading, and is not parsed. */
const firstHeading = /^ {0,3}(?:# |=+[ \t]*$)|<h1\b/im;

function textOf(node: Nodes): string {
  if (node.type === "text" || node.type === "inlineCode") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
