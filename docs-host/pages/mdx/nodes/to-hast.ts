import type { Element, Nodes as HastNodes, Root as HastRoot, Text } from "hast";
import type { Code, Node, Root } from "mdast";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { ElementNode, MarkNode } from "#mdx/syntax";

/** A node of a page that HTML lacks, among those that it has. */
export type OwnNode =
  | { readonly type: "mdxCode"; readonly node: Code }
  | { readonly type: "mdxMath"; readonly tex: string; readonly isBlock: boolean }
  | { readonly type: "mdxMark"; readonly node: MarkNode }
  | { readonly type: "mdxElement"; readonly node: ElementNode; readonly children: readonly PageTree[] };

/** A page as elements, before its components are read. */
export type PageTree = Text | (Omit<Element, "children"> & { readonly children: readonly PageTree[] }) | OwnNode;

interface State {
  readonly all: (node: Node) => readonly PageTree[];
}

const handlers = {
  code: (_: unknown, node: Code): OwnNode => ({ type: "mdxCode", node }),
  math: (_: unknown, node: { readonly value: string }): OwnNode => ({
    type: "mdxMath",
    tex: node.value,
    isBlock: true,
  }),
  inlineMath: (_: unknown, { value }: { readonly value: string }): OwnNode => ({
    type: "mdxMath",
    tex: value,
    isBlock: false,
  }),
  mdxMark: (_: unknown, node: MarkNode): OwnNode => ({ type: "mdxMark", node }),
  mdxElement: (state: State, node: ElementNode): OwnNode => ({
    type: "mdxElement",
    node,
    children: state.all(node),
  }),
};

const processor = unified().use(remarkRehype, {
  clobberPrefix: "",
  footnoteLabelProperties: { className: ["unseen"] },
  // The types of handlers know nodes of HTML only; `PageTree` describes what these return.
  handlers: handlers as never,
});

/** Converts markdown to HTML elements: lists, tables, links, footnotes. Other nodes remain unchanged. */
export function toHast(tree: Root): readonly PageTree[] {
  const root: HastRoot | HastNodes = processor.runSync(tree);
  // Handlers keep other nodes unchanged.
  return "children" in root ? (root.children as unknown as readonly PageTree[]) : [];
}
