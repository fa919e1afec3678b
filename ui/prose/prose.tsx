import {
  createContext,
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
  useCallback,
  useContext,
} from "react";
import {
  isLeftToRight,
  plainText,
  type RichAttributes,
  type RichElement,
  type RichNode,
  type RichText,
  type RichTexts,
} from "#engine/text";
import { CodeText } from "#ui/code";
import { VisibleText } from "#ui/text";

/** The formatted texts of the form on the page, by their markdown. */
export const TextsContext = createContext<RichTexts | undefined>(undefined);

/** Returns the function that returns the formatted text of a description; one without formatting is itself. */
export function useProse(): (markdown: string) => RichText {
  const texts = useContext(TextsContext);
  return useCallback(
    (markdown) => (texts && Object.hasOwn(texts, markdown) ? (texts[markdown] ?? markdown) : markdown),
    [texts],
  );
}

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

/** Returns the attributes of a link in a text: other sites do not learn where their readers come from. */
export const linkAttributes = (
  href: string | undefined,
  newTab: boolean,
): { readonly rel?: string; readonly target?: string } => ({
  ...((newTab || /^https?:/i.test(href ?? "")) && { rel: "noreferrer" }),
  ...(newTab && { target: "_blank" }),
});
