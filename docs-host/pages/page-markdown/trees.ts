import type { ElementContent, Properties } from "hast";
import type { MdxNode, PageFacts } from "../mdx/index.ts";

/** The dependencies of writing the nodes of a page as a tree of HTML. */
export interface TreeDeps {
  /** Returns the web address of a link; undefined without a target. */
  readonly link: (href: string) => string | undefined;
  /** Returns the web address of an image or another file. */
  readonly file: (src: string) => string | undefined;
  /** Reads a short text of an attribute. */
  readonly inline: (text: string) => readonly MdxNode[];
  /** Returns the markdown of a part of the reference that a component shows. */
  readonly reference: (name: string, props: { readonly [name: string]: unknown }) => string | undefined;
  /** The place of the page in its site, for conditions around its parts. */
  readonly facts: PageFacts;
}

/** Creates an element of a tree. */
export const element = (
  tagName: string,
  children: readonly ElementContent[],
  properties: Properties = {},
): ElementContent => ({ type: "element", tagName, properties, children: [...children] });

/** Creates a text of a tree. */
export const textTree = (value: string): ElementContent => ({ type: "text", value });

/** Writes nodes as trees. */
export type WriteNodes = (nodes: readonly MdxNode[], deps: TreeDeps) => readonly ElementContent[];

/** The name of elements with a block of markdown: an old one with significant white space (HTML §16.2). */
export const markdownBlockTag = "listing";

/** The name of elements with markdown in a line of text. */
export const markdownLineTag = "callboard-markdown-line";

/** Creates an element of markdown that is written unchanged, as a block or in a line. */
export const markdownTree = (markdown: string, isBlock: boolean): ElementContent =>
  element(isBlock ? markdownBlockTag : markdownLineTag, [textTree(markdown)]);

/** Creates a block of code. */
export const codeTrees = (code: string, language?: string): readonly ElementContent[] => [
  element("pre", [
    element("code", [textTree(code)], language === undefined ? {} : { className: [`language-${language}`] }),
  ]),
];
