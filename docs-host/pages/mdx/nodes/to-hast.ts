import type { Element, Nodes as HastNodes, Root as HastRoot, Text } from "hast";
import type { Code, Definition, FootnoteDefinition, Node, Nodes, Root } from "mdast";
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
  /** Puts line breaks between nodes. */
  readonly wrap: (nodes: readonly PageTree[]) => readonly PageTree[];
  readonly definitionById: Map<string, Definition>;
  readonly footnoteById: Map<string, FootnoteDefinition>;
}

/** A root without children, and the tree to convert. */
interface Conversion extends Root {
  readonly tree: Root;
}

/** Adds the definitions of a tree, of which the first with an identifier counts (CommonMark §4.7). */
function addDefinitions(node: Nodes, state: State): void {
  if (node.type === "definition" || node.type === "footnoteDefinition") {
    const found: Map<string, Nodes> = node.type === "definition" ? state.definitionById : state.footnoteById;
    const id = node.identifier.toUpperCase();
    if (!found.has(id)) found.set(id, node);
  }
  if ("children" in node) for (const child of node.children) addDefinitions(child, state);
}

const handlers = {
  root: (state: State, { tree }: Conversion) => {
    addDefinitions(tree, state);
    return { type: "root", children: state.wrap(state.all(tree)) };
  },
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

/**
 * Converts markdown to HTML elements: lists, tables, links, footnotes. Other nodes remain unchanged. The library gets an
 * empty root, since its own search for definitions takes half of the time.
 */
export function toHast(tree: Root): readonly PageTree[] {
  const conversion: Conversion = { type: "root", children: [], tree };
  const root: HastRoot | HastNodes = processor.runSync(conversion);
  // Handlers keep other nodes unchanged.
  return "children" in root ? (root.children as unknown as readonly PageTree[]) : [];
}
