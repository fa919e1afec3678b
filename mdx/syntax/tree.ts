import type { Literal, Node, Nodes, Parent, RootContent } from "mdast";
import type { Mark } from "./marks.ts";
import type { CodeAt } from "./read-code.ts";
import type { Tag } from "./read-tag.ts";

/** A part of a page that MDX adds to markdown, as a node of the tree. */
export interface MarkNode extends Omit<Literal, "value"> {
  type: "mdxMark";
  mark: Mark | (CodeAt & { readonly kind: "code" }) | { readonly kind: "broken" };
}

/** A tag with everything up to its closing tag. */
export interface ElementNode extends Parent {
  type: "mdxElement";
  tag: Tag;
  children: RootContent[];
  /** The offsets of its content in the text; absent without a closing tag. */
  inner?: { readonly start: number; readonly end: number };
}

/** Returns the marks in a tree, in the order of the text. */
export function marksIn(node: Nodes): readonly MarkNode[] {
  if (node.type === "mdxMark") return [node];
  return "children" in node ? node.children.flatMap(marksIn) : [];
}

declare module "mdast" {
  interface PhrasingContentMap {
    mdxMark: MarkNode;
    mdxElement: ElementNode;
  }
  interface RootContentMap {
    mdxMark: MarkNode;
    mdxElement: ElementNode;
  }
}

/** A mistake in the text of a page, for its publisher. Lines and columns start at 1. */
export interface Diagnostic {
  readonly kind: DiagnosticKind;
  readonly message: string;
  readonly line: number;
  readonly column: number;
}

/** The subject of a diagnostic. */
export type DiagnosticKind =
  | "attribute"
  | "code"
  | "component"
  | "expression"
  | "frame"
  | "image"
  | "import"
  | "limit"
  | "link"
  | "math"
  | "style"
  | "syntax"
  | "tag"
  | "value";

/** Takes a diagnostic about the node at a position. */
export type Report = (kind: DiagnosticKind, message: string, at: Node["position"]) => void;
