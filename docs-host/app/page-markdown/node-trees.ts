import type { ElementContent, Properties } from "hast";
import type { MdxNode } from "../mdx/index.ts";
import { componentTrees } from "./component-trees.ts";

/** The dependencies of writing the nodes of a page as a tree of HTML. */
export interface TreeDeps {
  /** Returns the web address of a link; undefined if it leads nowhere. */
  readonly link: (href: string) => string | undefined;
  /** Returns the web address of an image or another file. */
  readonly file: (src: string) => string | undefined;
  /** Reads a short text of an attribute. */
  readonly inline: (text: string) => readonly MdxNode[];
  /** Returns the markdown of a part of the reference that a component shows. */
  readonly reference: (name: string, props: { readonly [name: string]: unknown }) => string | undefined;
  /** True if a condition around a part holds. */
  readonly holds: (name: string, props: { readonly [name: string]: unknown }) => boolean;
}

/** Creates an element of a tree. */
export const element = (
  tagName: string,
  children: readonly ElementContent[],
  properties: Properties = {},
): ElementContent => ({ type: "element", tagName, properties, children: [...children] });

/** Creates a text of a tree. */
export const textTree = (value: string): ElementContent => ({ type: "text", value });

/** Writes nodes of a page as trees of plain HTML, which markdown has words for. */
export const nodeTrees = (nodes: readonly MdxNode[], deps: TreeDeps): readonly ElementContent[] =>
  nodes.flatMap((node) => treesOf(node, deps));

function treesOf(node: MdxNode, deps: TreeDeps): readonly ElementContent[] {
  switch (node.kind) {
    case "text":
      return [textTree(node.text)];
    case "code":
      return codeTrees(node.code, node.language);
    case "math":
      return [markdownTree(node.isBlock ? `$$\n${node.tex.trim()}\n$$` : `$${node.tex}$`, node.isBlock)];
    case "html":
      return htmlTrees(node, deps);
    case "component":
      return componentTrees(node, deps);
  }
}

/** The name of elements whose text is markdown already. */
export const markdownTag = "callboard-markdown";

/** Creates an element of markdown that is kept as it is, as a block of its own or in a line. */
export const markdownTree = (markdown: string, isBlock: boolean): ElementContent =>
  element(isBlock ? markdownTag : `${markdownTag}-line`, [textTree(markdown)]);

/** Creates a block of code. */
export const codeTrees = (code: string, language?: string): readonly ElementContent[] => [
  element("pre", [
    element("code", [textTree(code)], language === undefined ? {} : { className: [`language-${language}`] }),
  ]),
];

/** Elements that hold nothing that can be read. */
const unread: ReadonlySet<string> = new Set(["style", "svg", "button", "template"]);

/** The attributes with an address. */
type Html = Extract<MdxNode, { readonly kind: "html" }>;

function htmlTrees({ tag, attributes, children }: Html, deps: TreeDeps): readonly ElementContent[] {
  if (unread.has(tag)) return [];
  const inside = nodeTrees(headingText(tag, children), deps);
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
  const kept = Object.fromEntries(
    Object.entries(attributes).filter(([name]) => ["align", "start", "type", "checked", "title"].includes(name)),
  );
  return [element(tag, inside, kept as Properties)];
}

/** Leaves out the id that an author gave to a heading, as in `## Rate limits [#limits]`. */
function headingText(tag: string, children: readonly MdxNode[]): readonly MdxNode[] {
  const last = children.at(-1);
  return /^h[1-6]$/.test(tag) && last?.kind === "text"
    ? [...children.slice(0, -1), { ...last, text: last.text.replace(/\s*\[#[^\s[\]]+\]\s*$/, "") }]
    : children;
}
