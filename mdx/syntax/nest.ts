import type { Nodes, Parents, RootContent } from "mdast";
import { isEmptyElement, isInlineElement, isKnownTag } from "../tags/index.ts";
import type { ElementNode, MarkNode, Report } from "./tree.ts";

/** The dependencies of nesting tags. */
interface NestOptions {
  readonly text: string;
  readonly report: Report;
}

type TagNode = MarkNode & { readonly mark: Extract<MarkNode["mark"], { readonly kind: "tag" }> };

/** A tag that is open, with the nodes after it. */
interface Frame {
  readonly node: TagNode;
  readonly children: RootContent[];
}

/** Tags that belong to the parent of the nodes in which they are. */
interface Moved {
  readonly before: readonly TagNode[];
  readonly after: readonly TagNode[];
}

/** Limit of elements and markdown around a node: no text for people nests so deep, and each level is a call. */
const deepest = 100;

/** Elements that end where their parent does, or the next one starts (HTML §13.1.2.4). */
const endsItself = /^(?:li|p|d[dt]|t[dhr]|t(?:head|body|foot)|option)$/;

/** Markdown that may end with the closing tag of an element around it. */
const mayEnd: ReadonlySet<string> = new Set(["paragraph", "listItem", "blockquote"]);

/**
 * Moves the nodes between an opening and its closing tag into an element. Reports and omits tags without a counterpart,
 * except tags with unknown names, such as `<token>`, which are text.
 *
 * @param root it is changed
 */
export function nest(root: Parents, options: NestOptions): void {
  nestIn(root, options, 0, false);
}

/** `canMove` is true if tags may be moved behind the node: an item is followed by nothing in its list. */
function nestIn(parent: Parents, options: NestOptions, depth: number, canMove: boolean): Moved {
  const flat: RootContent[] = [];
  const moved: TagNode[] = [];
  for (const [position, child] of parent.children.entries()) {
    if (!("children" in child) || depth >= deepest) {
      flat.push(child);
      continue;
    }
    const isLast = position === parent.children.length - 1;
    const { before, after } = nestIn(child, options, depth + 1, parent.type === "list" ? canMove && isLast : true);
    if (parent.type === "list") {
      flat.push(child);
      moved.push(...after);
      continue;
    }
    const isMoved = before.length + after.length > 0 && child.children.every(isBlank);
    flat.push(...before, ...(isMoved ? [] : [child]), ...after);
  }
  if (parent.type === "list") return { before: [], after: moved };
  const { nodes, ...rest } = matchTags(flat, { parent: parent.type, canMove, most: deepest - depth }, options);
  // The types of markdown allow fewer kinds of children. Elements may replace any of them.
  parent.children = nodes.flatMap(unravel) as typeof parent.children;
  return rest;
}

/** The parent of the matched children. */
interface Place {
  readonly parent: string;
  readonly canMove: boolean;
  /** The number of elements that may be inside each other. */
  readonly most: number;
}

/** Matches the tags among the children of one node. */
function matchTags(
  flat: readonly RootContent[],
  { parent, canMove, most }: Place,
  options: NestOptions,
): Moved & { readonly nodes: readonly RootContent[] } {
  const nodes: RootContent[] = [];
  const open: Frame[] = [];
  const after: TagNode[] = [];
  const here = (): RootContent[] => open.at(-1)?.children ?? nodes;
  const close = (draw: (frame: Frame) => readonly RootContent[]): void => {
    const frame = open.pop();
    if (frame !== undefined) here().push(...draw(frame));
  };
  const lastContent = flat.findLastIndex((node) => !isBlank(node) && !(isTag(node) && node.mark.tag.isClosing));

  for (const [position, node] of flat.entries()) {
    if (!isTag(node)) here().push(node);
    else if (node.mark.tag.isClosing) {
      const index = open.findLastIndex((frame) => frame.node.mark.tag.name === node.mark.tag.name);
      if (index !== -1) {
        while (open.length > index + 1) close((frame) => endedByParent(frame, options));
        close((frame) => elementOf(frame, node));
      } else if (canMove && mayEnd.has(parent) && open.length === 0 && position > lastContent) after.push(node);
      else here().push(...alone(node, options));
    } else {
      const { name, isSelfClosing } = node.mark.tag;
      if (endsItself.test(name) && open.at(-1)?.node.mark.tag.name === name) close((frame) => elementOf(frame));
      if (open.length < most) open.push({ node, children: [] });
      else options.report("limit", "Elements are nested too deeply.", node.position);
      if (isSelfClosing || isEmptyElement(name)) close((frame) => elementOf(frame));
    }
  }
  const leading = parent === "paragraph" ? countLeading(nodes, open) : 0;
  const before = open.slice(0, leading).map((frame) => frame.node);
  while (open.length > leading) close((frame) => unclosed(frame, options));
  while (open.length > 0) close((frame) => frame.children);
  return { nodes, before, after };
}

/** Returns how many open tags start a node, so that its parent may have their ends. */
function countLeading(nodes: readonly RootContent[], open: readonly Frame[]): number {
  const isLeading = ({ node }: Frame, index: number): boolean =>
    (index === 0 ? nodes : (open[index - 1]?.children ?? [])).every(isBlank) && !isInlineElement(node.mark.tag.name);
  const count = open.findIndex((frame, index) => !isLeading(frame, index));
  return count === -1 ? open.length : count;
}

const elementOf = ({ node, children }: Frame, closing?: TagNode): readonly ElementNode[] => [
  {
    type: "mdxElement",
    tag: node.mark.tag,
    children: children.flatMap(unravel),
    ...(node.position && { position: { ...node.position, ...(closing?.position && { end: closing.position.end }) } }),
    ...innerOf(node, closing),
  },
];

/** Returns the offsets of the content between two tags. */
function innerOf(node: TagNode, closing: TagNode | undefined): Pick<ElementNode, "inner"> {
  const start = node.position?.end.offset;
  const end = closing?.position?.start.offset;
  return start === undefined || end === undefined ? {} : { inner: { start, end } };
}

/** Returns the nodes of an element without a closing tag in an element with one. */
function endedByParent(frame: Frame, options: NestOptions): readonly RootContent[] {
  const { name } = frame.node.mark.tag;
  if (endsItself.test(name)) return elementOf(frame);
  if (!isKnownTag(name)) return [...alone(frame.node, options), ...frame.children];
  reportAlone(frame.node, options);
  return elementOf(frame);
}

/** An element without an end: formatting reaches up to the end of its text, and others are left out. */
function unclosed(frame: Frame, options: NestOptions): readonly RootContent[] {
  const { name } = frame.node.mark.tag;
  if (endsItself.test(name) || isInlineElement(name)) return endedByParent(frame, options);
  return [...alone(frame.node, options), ...frame.children];
}

/** A tag without a counterpart. */
function alone(node: TagNode, options: NestOptions): readonly RootContent[] {
  reportAlone(node, options);
  return isKnownTag(node.mark.tag.name) ? [] : [textOf(node, options.text)];
}

function reportAlone(node: TagNode, { report }: NestOptions): void {
  const { name, isClosing } = node.mark.tag;
  const tag = `<${isClosing ? "/" : ""}${name}>`;
  const rest = isKnownTag(name) ? "and is left out" : "and is shown as text";
  report("tag", `${tag} has no ${isClosing ? "opening" : "closing"} tag ${rest}.`, node.position);
}

const isTag = (node: Nodes): node is TagNode => node.type === "mdxMark" && node.mark.kind === "tag";

const isComment = (node: Nodes): boolean => node.type === "mdxMark" && node.mark.kind === "comment";

const isBlank = (node: Nodes): boolean => (node.type === "text" && node.value.trim() === "") || isComment(node);

/** The source of a mark, as text. */
function textOf({ position }: MarkNode, text: string): RootContent {
  const source = text.slice(position?.start.offset, position?.end.offset);
  // A tag in an attribute is not part of the text.
  const value = source.includes("<", 1) ? `${/^<\/?[^\s<>/]*/.exec(source)?.[0] ?? "<"}>` : source;
  return { type: "text", value, ...(position && { position }) };
}

/** Elements and expressions that are alone in a paragraph are blocks without it, as in MDX. */
function unravel(node: RootContent): readonly RootContent[] {
  if (node.type !== "paragraph") return [node];
  const content = node.children.filter((child) => !isBlank(child));
  return content.every(({ type }) => type === "mdxElement" || type === "mdxMark") ? content : [node];
}
