import type { ElementContent, Properties } from "hast";
import type { MdxNode } from "../mdx/index.ts";
import { keptBlockTag, keptTag } from "./plain/index.ts";

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

/** Writes nodes as trees. */
export type WriteNodes = (nodes: readonly MdxNode[], deps: TreeDeps) => readonly ElementContent[];

/** Creates an element of markdown that is kept as it is, as a block of its own or in a line. */
export const markdownTree = (markdown: string, isBlock: boolean): ElementContent =>
  element(isBlock ? keptBlockTag : keptTag, [textTree(markdown)]);

/** Creates a block of code. */
export const codeTrees = (code: string, language?: string): readonly ElementContent[] => [
  element("pre", [
    element("code", [textTree(code)], language === undefined ? {} : { className: [`language-${language}`] }),
  ]),
];
