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

/** Returns true for a value that holds elements. */
export const isContent = (value: PropValue | undefined): value is MdxContent =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "content";

/** Returns true for a list of values. */
export const isPropList = (value: PropValue | undefined): value is readonly PropValue[] => Array.isArray(value);

/** A component of the library in a page, with its literal attributes. */
export interface MdxElement {
  readonly kind: "component";
  readonly name: string;
  readonly props: { readonly [name: string]: PropValue };
  readonly children: readonly MdxNode[];
  /** The markdown between its tags, as the author wrote it. */
  readonly source?: string;
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
      readonly line?: number;
    }
  | CodeNode
  /** A formula in TeX, inline or as a block. */
  | { readonly kind: "math"; readonly tex: string; readonly isBlock: boolean }
  | MdxElement;

/** A block of code with the attributes of its first line. */
export interface CodeNode {
  readonly kind: "code";
  readonly code: string;
  /** As the author wrote it; undefined for plain text. */
  readonly language?: string;
  /** The rest of the first line, such as `title="a.ts" {1-3}`. */
  readonly meta: string;
  /** Texts in the code, and the short texts that are shown for them on hover and focus. */
  readonly tips?: { readonly [text: string]: PropValue };
  readonly line?: number;
}

/** The parts of a block's first line that name it among others. */
export interface CodeLabel {
  readonly title?: string;
  /** The value of `for`: blocks of one group are selected together. */
  readonly group?: string;
}

/** The functions with which a component draws its parts. */
export interface Drawing {
  /** Draws nodes in their order. */
  readonly draw: (nodes: readonly MdxNode[]) => ReactNode;
  /** Draws a short text of an attribute, such as a title, as inline markdown. */
  readonly inline: (markdown: string) => ReactNode;
  /** Draws one block of code; `extra` replaces attributes of its first line. */
  readonly code: (node: CodeNode, extra?: { readonly [name: string]: PropValue }) => ReactNode;
  /** Reads the first line of a block of code as far as it names the block; `extra` as in `code`. */
  readonly codeLabel: (node: CodeNode, extra?: { readonly [name: string]: PropValue }) => CodeLabel;
  /** Returns an id for a part with a title, unique on its page; equal titles get `-1`, `-2`. */
  readonly claimId: (title: string, ownId?: string) => string;
  /** Adds an entry to the contents of the page. */
  readonly addToContents: (id: string, title: string, level: number) => void;
  /** Returns the address of a link or a file of the site; undefined without a target. */
  readonly resolve: (href: string) => string | undefined;
  /** Reports to the publisher what can't be shown. */
  readonly report: (message: string, element: MdxElement, kind?: "component" | "value") => void;
  /**
   * Returns the name of a class with these CSS properties, such as `{ color: "red" }`: the policy of pages allows no
   * `style` attributes. Names may be in camel case. Unsafe properties and values are left out; undefined if none is left.
   */
  readonly styled: (properties: { readonly [name: string]: string | number }) => string | undefined;
  /** Draws parts of the reference of the site's APIs. */
  readonly reference: ReferenceDrawing;
  readonly facts: PageFacts;
}

/** The place of a page in its site, and its reader, as far as the server knows them. */
export interface PageFacts {
  readonly product?: string;
  readonly version?: string;
  readonly roles: readonly string[];
  readonly isLoggedIn: boolean;
  /** True if the contents of the page list all steps, tabs and accordions. */
  readonly isTocForced?: boolean;
}

/**
 * Draws parts of the reference. An endpoint is named as `METHOD /path`, or `namespace::METHOD /path` in one of several
 * APIs. Each function returns undefined if the site has no such part.
 */
export interface ReferenceDrawing {
  /** Draws the calls of an endpoint in the languages of the reference. */
  readonly request: (endpoint: string, options: RequestSnippetOptions) => ReactNode | undefined;
  readonly response: (endpoint: string, example?: string) => ReactNode | undefined;
  /** Draws the tables of a part: `request`, `request.path`, `.query`, `.body`, `response`, `response.body`; all without. */
  readonly schema: (endpoint: string, selector?: string) => ReactNode | undefined;
  /** Draws the fields of a named type. */
  readonly type: (name: string, options: TypeOptions) => ReactNode | undefined;
  /** Draws an example of a named type as JSON. */
  readonly typeExample: (name: string, title?: string) => ReactNode | undefined;
  readonly webhookPayload: (webhook: string) => ReactNode | undefined;
  readonly links: (endpoint: string) => EndpointLinks | undefined;
}

/** The addresses of the page of an endpoint. */
export interface EndpointLinks {
  readonly href: string;
  /** That with its open playground. */
  readonly tryHref: string;
  /** By these the page's script opens the playground over the page that has the link. */
  readonly tryAttributes: { readonly [name: string]: string };
}

/** Which request an `EndpointRequestSnippet` shows. */
export interface RequestSnippetOptions {
  readonly example?: string;
  /** Names of languages; all of the site without it. */
  readonly languages?: readonly string[];
}

/** Which fields of a type a `Schema` shows. */
export interface TypeOptions {
  readonly api?: string;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  readonly isDeprecatedHidden?: boolean;
}

/** Draws a component. */
export type DrawComponent = (element: MdxElement, drawing: Drawing) => ReactNode;
