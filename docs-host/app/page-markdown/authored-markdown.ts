import { type Handle, toMdast } from "hast-util-to-mdast";
import type { Root as Tree } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import type { MdxNode } from "../mdx/index.ts";
import { nodeTrees } from "./node-trees.ts";
import { markdownTag, type TreeDeps } from "./trees.ts";

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", fences: true, rule: "-", listItemIndent: "one" });

/** Keeps markdown as it is: the writer never changes such a node. */
const keep: Handle = (_, node) => {
  const [first] = node.children;
  return { type: "html", value: first?.type === "text" ? first.value : "" };
};

const handlers = { [markdownTag]: keep, [`${markdownTag}-line`]: keep };

/** Writes the nodes of a page as markdown that needs no components. */
export function authoredMarkdown(nodes: readonly MdxNode[], deps: TreeDeps): string {
  const children = [...nodeTrees(nodes, deps)];
  // A root stays a root.
  const tree = toMdast({ type: "root", children }, { handlers }) as Tree;
  return writer.stringify(tree).trim();
}
