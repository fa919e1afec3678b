import type { Element, ElementContent } from "hast";
import { type Handle, toMdast } from "hast-util-to-mdast";
import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
// Its types declare formulas among the nodes of markdown.
import type {} from "remark-math";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { MdxNode } from "../mdx/index.ts";
import { nodeTrees } from "./node-trees.ts";
import { markdownBlockTag, markdownLineTag, type TreeDeps } from "./trees.ts";

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, {
    ...{ bullet: "-", fences: true, rule: "-", listItemIndent: "one" },
    handlers: { inlineMath: ({ value }: { readonly value: string }) => value },
  });

const textIn = ({ children: [first] }: Element): string => (first?.type === "text" ? first.value : "");

/** Markdown is a node that the writer copies: HTML as a block, a formula in a line. */
const handlers: { readonly [tag: string]: Handle } = {
  [markdownBlockTag]: (_, node) => ({ type: "html", value: textIn(node) }),
  [markdownLineTag]: (_, node) => ({ type: "inlineMath", value: textIn(node) }),
};

/** Omits paragraphs without content, which would be two more empty lines each. */
function withoutEmpty<N extends Nodes>(node: N): N {
  if (!("children" in node)) return node;
  const children = node.children.filter(
    (child) => child.type !== "paragraph" || child.children.some(({ type }) => type !== "break"),
  );
  return { ...node, children: children.map(withoutEmpty) };
}

/** Writes the nodes of a page as markdown without components. */
export const authoredMarkdown = (nodes: readonly MdxNode[], deps: TreeDeps): string =>
  treesMarkdown(nodeTrees(nodes, deps));

/** Writes trees of HTML as markdown. */
export function treesMarkdown(trees: readonly ElementContent[]): string {
  // A root remains a root.
  const tree = toMdast({ type: "root", children: [...trees] }, { handlers }) as Root;
  return writer.stringify(withoutEmpty(tree)).trim();
}
