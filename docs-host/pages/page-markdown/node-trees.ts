import type { ElementContent, Properties } from "hast";
import { codeOptions, type MdxNode, splitHeading } from "../mdx/index.ts";
import { componentTrees } from "./component-trees.ts";
import { codeTrees, element, markdownTree, type TreeDeps, textTree } from "./trees.ts";

/** Writes nodes of a page as trees of plain HTML, which markdown has words for. */
export const nodeTrees = (nodes: readonly MdxNode[], deps: TreeDeps): readonly ElementContent[] =>
  nodes.flatMap((node) => treesOf(node, deps));

function treesOf(node: MdxNode, deps: TreeDeps): readonly ElementContent[] {
  switch (node.kind) {
    case "text":
      return [textTree(node.text)];
    case "code":
      return [...codeTitle(node.meta), ...codeTrees(node.code, node.language)];
    case "math":
      return [markdownTree(node.isBlock ? `$$\n${node.tex.trim()}\n$$` : `$${node.tex}$`, node.isBlock)];
    case "html":
      return htmlTrees(node, deps);
    case "component":
      return componentTrees(node, deps, nodeTrees);
  }
}

/** Writes the name of a block of code, such as its file, above it. */
function codeTitle(meta: string): readonly ElementContent[] {
  const { title } = codeOptions(meta);
  return title === undefined ? [] : [element("p", [element("strong", [textTree(title)])])];
}

/** Elements that hold nothing that can be read. */
const unread: ReadonlySet<string> = new Set(["style", "svg", "button", "template"]);

type Html = Extract<MdxNode, { readonly kind: "html" }>;

function htmlTrees({ tag, attributes, children }: Html, deps: TreeDeps): readonly ElementContent[] {
  if (unread.has(tag)) return [];
  const inside = nodeTrees(/^h[1-6]$/.test(tag) ? splitHeading(children).children : children, deps);
  const text = (name: string): string | undefined => {
    const value = attributes[name];
    return typeof value === "string" ? value : undefined;
  };
  if (tag === "a") {
    const href = deps.link(text("href") ?? "");
    return href === undefined ? inside : [element("a", inside, { href })];
  }
  const src = text("src");
  if (src !== undefined) {
    const url = deps.file(src) ?? deps.link(src);
    if (url === undefined) return tag === "img" ? [] : inside;
    if (tag === "img") return [element("img", [], { src: url, alt: text("alt") ?? "" })];
    return [element("p", [element("a", [textTree(text("title") ?? url)], { href: url })])];
  }
  const kept: Properties = {};
  for (const name of ["align", "start", "type", "checked", "title"]) {
    if (Object.hasOwn(attributes, name)) kept[name] = attributes[name] as Properties[string]; // texts and numbers
  }
  return [element(tag, inside, kept)];
}
