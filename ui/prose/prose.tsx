import { createElement, Fragment, type ReactElement, type ReactNode } from "react";
import {
  isLeftToRight,
  plainText,
  type RichAttributes,
  type RichElement,
  type RichNode,
  type RichText,
} from "#engine/text";
import { CodeText } from "#ui/code";
import { VisibleText } from "#ui/text";
import { linkAttributes } from "./link-attributes.ts";

/** Draws an element with its children drawn. Elements without an entry are drawn unchanged. */
type Drawer = (attributes: RichAttributes, inside: readonly ReactNode[], element: RichElement) => ReactElement;

/** The language of a block of code in a text. */
export type ProseLanguage = NonNullable<RichAttributes["data-language"]> | "text";

/** Draws a block of code. */
export type DrawCode = (code: string, language: ProseLanguage) => ReactElement;

const drawers: { readonly [tag: string]: Drawer } = {
  img: (attributes) => <img alt="" {...attributes} loading="lazy" referrerPolicy="no-referrer" />,
  pre: ({ "data-language": language }, _, { children = [] }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <pre tabIndex={0}>
      <code>
        <CodeText code={children.join("")} language={language ?? "text"} />
      </code>
    </pre>
  ),
  table: (attributes, inside) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <div className="table-frame" tabIndex={0}>
      {createElement("table", attributes, ...inside)}
    </div>
  ),
};

/** Props of a formatted text. */
export interface ProseProps {
  readonly text: RichText;
  /** True if links open in a new tab, so that what was filled in stays. */
  readonly newTab?: boolean;
  /** Draws blocks of code; plain boxes by default. Pages have a figure with buttons, which only their script enables. */
  readonly drawCode?: DrawCode | undefined;
}

type Drawing = Required<Pick<ProseProps, "newTab" | "drawCode">>;

/** Draws the nodes of a formatted text. */
function drawNode(node: RichNode, drawing: Drawing): ReactNode {
  if (typeof node === "string") return createElement(VisibleText, { text: node });
  const { tag, attributes = {}, children = [] } = node;
  const { newTab, drawCode } = drawing;
  if (tag === "pre" && drawCode !== undefined)
    return drawCode(children.join(""), attributes["data-language"] ?? "text");
  const own = tag === "a" ? { ...attributes, ...linkAttributes(attributes.href, newTab) } : attributes;
  const inside = tag === "pre" ? [] : children.map((child) => drawNode(child, drawing));
  // Positions are the identity of parts of a text, so children are given as arguments and need no keys.
  return Object.hasOwn(drawers, tag) ? drawers[tag]?.(own, inside, node) : createElement(tag, own, ...inside);
}

/** The content of a formatted text, drawn alike on reference pages and in forms. Its parent is a block. */
export function Prose({ text, newTab = false, drawCode }: ProseProps): ReactElement {
  const nodes = typeof text === "string" ? [text] : text;
  const drawn = nodes.map((node) => drawNode(node, { newTab, drawCode }));
  return isLeftToRight(plainText(text))
    ? createElement(Fragment, null, ...drawn)
    : createElement("div", { dir: "auto" }, ...drawn);
}
