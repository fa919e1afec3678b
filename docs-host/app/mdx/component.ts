import type { ReactNode } from "react";

/** A value of an attribute, read without running code: a literal, a list or an object of them, or nested elements. */
export type PropValue =
  | string
  | number
  | boolean
  | null
  | readonly PropValue[]
  | { readonly [key: string]: PropValue }
  | MdxContent;

/** Nodes in an attribute, such as `icon={<Icon icon="book" />}`. */
export interface MdxContent {
  readonly kind: "content";
  readonly nodes: readonly MdxNode[];
}

/** A component of the library in a page, with its literal attributes. */
export interface MdxElement {
  readonly kind: "component";
  readonly name: string;
  readonly props: { readonly [name: string]: PropValue };
  readonly children: readonly MdxNode[];
  readonly line?: number;
}

/** A part of a page: a text, an allowed HTML element, a block of code, or a component. */
export type MdxNode =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "html";
      readonly tag: string;
      readonly attributes: { readonly [name: string]: string | number | boolean | { readonly [name: string]: string } };
      readonly children: readonly MdxNode[];
    }
  | CodeNode
  | MdxElement;

/** A block of code with the attributes of its first line. */
export interface CodeNode {
  readonly kind: "code";
  readonly code: string;
  /** As the author wrote it; undefined for plain text. */
  readonly language?: string;
  /** The rest of the first line, such as `title="a.ts" {1-3}`. */
  readonly meta: string;
}

/** The functions with which a component draws its parts. */
export interface Drawing {
  /** Draws nodes in their order. */
  readonly draw: (nodes: readonly MdxNode[]) => ReactNode;
  /** Draws a short text of an attribute, such as a title, as inline markdown. */
  readonly inline: (markdown: string) => ReactNode;
  /** Draws one block of code; `extra` replaces attributes of its first line. */
  readonly code: (node: CodeNode, extra?: { readonly [name: string]: PropValue }) => ReactNode;
  /** Returns an id for a part with a title, unique on its page; equal titles get `-1`, `-2`. */
  readonly claimId: (title: string, ownId?: string) => string;
  /** Adds an entry to the contents of the page. */
  readonly addToContents: (id: string, title: string, level: number) => void;
  /** Returns the address of a link or a file of the site; undefined if it leads nowhere. */
  readonly resolve: (href: string) => string | undefined;
  /** Tells the publisher what can't be shown; readers see `instead`. */
  readonly report: (message: string, element: MdxElement) => void;
}

/** Draws a component. */
export type DrawComponent = (element: MdxElement, drawing: Drawing) => ReactNode;
