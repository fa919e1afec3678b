import { createElement, Fragment, type ReactNode } from "react";
import { authorId } from "#docs-host/site/author-styles";
import { componentNamed, elementNamed, isDrawing, isEmptyElement, isInlineElement } from "#mdx/tags";
import { linkAttributes } from "#ui/prose";
import { iconWords } from "../../icons/draw-icon.tsx";
import type { MdxNode } from "../component.ts";
import { tableFrame } from "../components/index.ts";
import type { DrawContext } from "./draw-context.ts";
import { drawFrame, drawImage, drawMedia, drawSource } from "./draw-media.ts";
import { type Html, propsOf } from "./html-props.ts";
import { plainText, splitHeading } from "./plain-text.ts";

/** Elements that take no anchor inside, and have it before them. */
const closed = new Set("audio br details dl embed hr iframe img input ol picture svg table ul video wbr".split(" "));

/** Parts of tables and files, which can't contain an anchor beside them; a script finds them. */
const bare = new Set("col colgroup source tbody tfoot thead tr track".split(" "));

/** Headings have ids by their titles, and are in the contents. */
const heading = /^h[1-6]$/;

/**
 * Draws an element with an author's id. The id in the page is prefixed (docs/security.md#ids-of-authors). Links find an
 * anchor with the original name, which does not become a global variable (HTML, "Find a potential indicated element").
 */
function withAnchor(node: Html, context: DrawContext, draw: (node: Html) => ReactNode): ReactNode {
  const { id, ...others } = node.attributes;
  if (typeof id !== "string" || id === "" || heading.test(node.tag)) return draw(node);
  const isPart = isDrawing(node.tag) && node.tag !== "svg";
  // Parts of a drawing refer to each other. Two drawings have equal ids only for equal parts.
  if (isPart) return draw({ ...node, attributes: { ...others, id: authorId(id) } });
  const name = context.state.claimId(id, id);
  const named = { ...node, attributes: { ...others, id: authorId(name) } };
  if (bare.has(node.tag) || context.isInLink()) return draw(named);
  if (node.tag === "a") return draw({ ...named, attributes: { ...named.attributes, name } });
  if (!closed.has(node.tag)) return draw({ ...named, children: [anchorNode(name), ...node.children] });
  return createElement(Fragment, null, drawAnchor(name), draw(named));
}

/** Draws the target of links to a name. */
const drawAnchor = (name: string): ReactNode => createElement("a", { className: "mdx-target", name });

const anchorNode = (name: string): Html => ({
  kind: "html",
  tag: "a",
  attributes: { name, class: "mdx-target" },
  children: [],
});

type Draw = (node: Html, context: DrawContext) => ReactNode;

/** Draws an element of HTML. One that pages may not have is its children. */
export function drawHtml(node: Html, context: DrawContext): ReactNode {
  if (node.tag === "style") return drawStyle(node, context);
  if (elementNamed(node.tag) !== node.tag) return createElement(Fragment, null, ...context.draw(node.children));
  return withAnchor(node, context, (anchored) => drawElement(anchored, context));
}

function drawElement(node: Html, context: DrawContext): ReactNode {
  const draw = Object.hasOwn(special, node.tag) ? special[node.tag] : undefined;
  if (draw !== undefined) return draw(node, context);
  const children = isEmptyElement(node.tag) ? [] : context.draw(node.children);
  return createElement(node.tag, propsOf(node, context), ...children);
}

function drawStyle(node: Html, { state }: DrawContext): null {
  const mistake = state.addStyles(plainSource(node));
  if (mistake !== undefined) {
    const { reason, line } = mistake;
    state.report("style", `A rule of these styles can’t be read: ${reason}.`, (node.line ?? 1) + line - 1);
  }
  return null;
}

const plainSource = ({ children }: Html): string =>
  children.map((child) => (child.kind === "text" ? child.text : "")).join("");

/** The class of the heading above footnotes, which is read but not seen. */
const hiddenClass = "unseen";

/** Draws a heading in its place in the outline. It is in the contents and links to itself. */
const drawHeading: Draw = (node, context) => {
  const { children, id: written } = splitHeading(node.children);
  const { id: own, ...attributes } = node.attributes;
  const ownId = written ?? (typeof own === "string" && own !== "" ? own : undefined);
  const title = plainText(children);
  const level = context.place(Number(node.tag.slice(1)));
  const id = context.state.claimId(title, ownId);
  const isHidden = attributes.class === hiddenClass;
  if (!isHidden) context.state.addToContents(id, title, level);
  const inside = context.inLink(() => context.draw(children));
  const isLink = title !== "" && !isHidden && !context.isInLink() && !children.some(holdsLink);
  return createElement(
    `h${level}`,
    { ...propsOf({ ...node, attributes }, context), id },
    ...(isLink ? [createElement("a", { href: `#${id}`, className: "heading-link" }, ...inside)] : inside),
  );
};

const holdsLink = (node: MdxNode): boolean =>
  node.kind === "component" || (node.kind === "html" && (node.tag === "a" || node.children.some(holdsLink)));

const drawLink: Draw = (node, context) => {
  const { href, ...attributes } = node.attributes;
  const props = propsOf({ ...node, attributes }, context);
  const address = typeof href === "string" ? context.address(href, node.line) : undefined;
  const children = context.inLink(() => context.draw(node.children));
  if (address === undefined) return createElement(props.name === undefined ? "span" : "a", props, ...children);
  const isEmpty = plainText(node.children) === "" && node.children.every((child) => child.kind === "text");
  return createElement(
    "a",
    {
      ...props,
      href: address,
      ...linkAttributes(address, false),
      ...(/^https?:/i.test(address) && { "data-external": "" }),
    },
    // A link without content could not be seen or heard.
    ...(isEmpty ? [address.replace(/^(?:https?:\/\/|mailto:)/, "")] : children),
  );
};

const isInline = (node: MdxNode): boolean => {
  if (node.kind === "component") return componentNamed(node.name)?.isInline === true && node.children.every(isInline);
  if (node.kind === "html")
    return (
      (isInlineElement(node.tag) || /^(?:br|svg|picture|video|audio|iframe|input|wbr)$/.test(node.tag)) &&
      (node.tag === "svg" || node.children.every(isInline))
    );
  return node.kind === "text" || (node.kind === "math" && !node.isBlock);
};

/** Draws a paragraph; a `p` element can't contain blocks. */
const drawParagraph: Draw = (node, context) =>
  createElement(node.children.every(isInline) ? "p" : "div", propsOf(node, context), ...context.draw(node.children));

const drawTable: Draw = (node, context) => {
  const { sticky: _, searchable: __, placeholder: ___, ...attributes } = node.attributes;
  const props = propsOf({ ...node, attributes }, context);
  return tableFrame(createElement("table", props, ...context.draw(node.children)), node.attributes);
};

/** Length of the text of a cell that stays on one line, and of one that needs room. */
const cellLengths = { short: 16, long: 48 };

/** Returns the words in the names of icons: `fa-solid fa-circle-check` is a circle check. */
const iconNames = (nodes: readonly MdxNode[]): readonly string[] =>
  nodes.flatMap((node) => {
    if (node.kind === "component" && node.name === "Icon" && typeof node.props.icon === "string")
      return iconWords(node.props.icon) ?? [];
    return "children" in node ? iconNames(node.children) : [];
  });

/**
 * Draws a cell: short ones do not break, long ones are never narrow. A cell that has only icons is read by their names,
 * since nothing else tells its content.
 */
const drawCell: Draw = (node, context) => {
  const { length } = plainText(node.children);
  const names = length === 0 ? iconNames(node.children).join(" ") : "";
  const size = length <= cellLengths.short ? "short" : length >= cellLengths.long ? "long" : undefined;
  return createElement(
    node.tag,
    { ...propsOf(node, context), ...(length > 0 && { "data-cell": size }) },
    ...context.draw(node.children),
    ...(names === "" ? [] : [createElement("span", { key: "names", className: "unseen" }, names)]),
  );
};

/** The mark of a task. */
const drawInput: Draw = ({ attributes }) =>
  attributes.type === "checkbox" ? (attributes.checked === true ? "☑" : "☐") : null;

/** Draws a drawing, which is decoration unless its author names it. */
const drawDrawing: Draw = (node, context) => {
  const isNamed = ["aria-label", "aria-labelledby", "role"].some((name) => Object.hasOwn(node.attributes, name));
  const props = propsOf(node, context);
  return createElement("svg", { ...props, ...(!isNamed && { "aria-hidden": true }) }, ...context.draw(node.children));
};

const special: { readonly [tag: string]: Draw } = {
  a: drawLink,
  audio: drawMedia,
  button: (node, context) => createElement("span", propsOf(node, context), ...context.draw(node.children)),
  embed: drawFrame,
  h1: drawHeading,
  h2: drawHeading,
  h3: drawHeading,
  h4: drawHeading,
  h5: drawHeading,
  h6: drawHeading,
  iframe: drawFrame,
  img: drawImage,
  input: drawInput,
  main: (node, context) => createElement("div", propsOf(node, context), ...context.draw(node.children)),
  p: drawParagraph,
  source: drawSource,
  svg: drawDrawing,
  table: drawTable,
  td: drawCell,
  th: drawCell,
  track: drawSource,
  video: drawMedia,
};
