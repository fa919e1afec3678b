import type { List, ListItem, Nodes, Parents, PhrasingContent, Root, RootContent } from "mdast";
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

/** Nodes that belong to the parent of the node in which the parser has them. */
interface Moved {
  readonly before: readonly TagNode[];
  readonly after: readonly RootContent[];
}

/** Limit of elements and markdown around a node: no text for people nests so deep, and each level is a call. */
const deepest = 100;

/** Elements that end where their parent does, or the next one starts (HTML §13.1.2.4). */
const endsItself = /^(?:li|p|d[dt]|t[dhr]|t(?:head|body|foot)|option)$/;

/** Markdown that ends at the closing tag of an element around it. The parser reads the lines after it as more of it. */
const mayEnd: ReadonlySet<string> = new Set(["paragraph", "listItem", "blockquote"]);

/**
 * Moves the nodes between an opening and its closing tag into an element. Reports and omits tags without a counterpart,
 * except tags with unknown names, such as `<token>`, which are text.
 *
 * @param root it is changed
 */
export function nest(root: Root, options: NestOptions): void {
  nestIn(root, options, { depth: 0, open: [] });
}

/** The elements and the markdown around a node. */
interface Around {
  readonly depth: number;
  /** The names of the open elements, outermost first. */
  readonly open: readonly string[];
}

/** The result for a node without tags, as most are. */
const nothingMoved: Moved = { before: [], after: [] };

function nestIn(parent: Exclude<Parents, List>, options: NestOptions, { depth, open: outside }: Around): Moved {
  if (parent.children.every((child) => !("children" in child || child.type === "mdxMark"))) return nothingMoved;
  const flat: RootContent[] = [];
  const open = [...outside];
  const add = (nodes: readonly RootContent[]): void => {
    flat.push(...nodes);
    for (const node of nodes) follow(open, node);
  };
  for (const child of parent.children) {
    if (!("children" in child) || depth >= deepest) {
      add([child]);
    } else if (child.type === "list") {
      add(nestInList(child, options, { depth: depth + 1, open }));
    } else {
      const { before, after } = nestIn(child, options, { depth: depth + 1, open });
      const isMoved = before.length + after.length > 0 && child.children.every(isBlank);
      add([...before, ...(isMoved ? [] : [child]), ...after]);
    }
  }
  const { nodes, ...rest } = matchTags(flat, { parent: parent.type, outside, most: deepest - depth }, options);
  // The types of markdown allow fewer kinds of children. Elements may replace any of them.
  parent.children = nodes.flatMap(unravel) as typeof parent.children;
  return rest;
}

/** Returns a list and the nodes after it. An item with the end of an element around the list divides the list. */
function nestInList(list: List, options: NestOptions, { depth, open: outside }: Around): readonly RootContent[] {
  const nodes: RootContent[] = [];
  const open = [...outside];
  let items: ListItem[] = [];
  const addList = (): void => {
    if (items.length > 0) nodes.push(nodes.length === 0 ? { ...list, children: items } : listOf(items, list, options));
    items = [];
  };
  for (const item of list.children) {
    const { after } = nestIn(item, options, { depth: depth + 1, open });
    items.push(item);
    if (after.length === 0) continue;
    addList();
    nodes.push(...after);
    for (const node of after) follow(open, node);
  }
  addList();
  return nodes;
}

/** Creates the list of the items after a division; its first item has the number that the text gives it. */
function listOf(items: ListItem[], list: List, { text }: NestOptions): List {
  const number = /^\d+/.exec(text.slice(items[0]?.position?.start.offset))?.[0];
  return { ...list, children: items, ...(number !== undefined && { start: Number(number) }) };
}

/** Updates the names of the open elements by a tag. */
function follow(open: string[], node: RootContent): void {
  if (!isTag(node)) return;
  const { name, isClosing, isSelfClosing } = node.mark.tag;
  if (isClosing) open.splice(open.includes(name) ? open.lastIndexOf(name) : open.length);
  else if (!isSelfClosing && !isEmptyElement(name)) open.push(name);
}

/** The parent of the matched children. */
interface Place {
  readonly parent: string;
  /** The names of the elements that are open around it. */
  readonly outside: readonly string[];
  /** The number of elements that may be inside each other. */
  readonly most: number;
}

/** Matches the tags among the children of one node. */
function matchTags(
  flat: readonly RootContent[],
  { parent, outside, most }: Place,
  options: NestOptions,
): Moved & { readonly nodes: readonly RootContent[] } {
  const nodes: RootContent[] = [];
  const open: Frame[] = [];
  let after: readonly RootContent[] = [];
  const here = (): RootContent[] => open.at(-1)?.children ?? nodes;
  const close = (draw: (frame: Frame) => readonly RootContent[]): void => {
    const frame = open.pop();
    if (frame !== undefined) here().push(...draw(frame));
  };
  const lastContent = flat.findLastIndex((node) => !isBlank(node) && !(isTag(node) && node.mark.tag.isClosing));
  /** Returns true if an element around the parent ends here. An inline element ends at the end of a text only. */
  const endsParent = ({ mark }: TagNode, position: number): boolean =>
    mayEnd.has(parent) &&
    outside.includes(mark.tag.name) &&
    (position > lastContent || !isInlineElement(mark.tag.name));

  for (const [position, node] of flat.entries()) {
    if (!isTag(node)) here().push(node);
    else if (node.mark.tag.isClosing) {
      const index = open.findLastIndex((frame) => frame.node.mark.tag.name === node.mark.tag.name);
      if (index !== -1) {
        while (open.length > index + 1) close((frame) => endedByParent(frame, options));
        close((frame) => elementOf(frame, node));
      } else if (open.length === 0 && endsParent(node, position)) {
        after = parent === "paragraph" ? blocksOf(flat.slice(position)) : flat.slice(position);
        break;
      } else here().push(...alone(node, options));
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

/** Puts the text between tags that leave a paragraph into paragraphs. */
function blocksOf(nodes: readonly RootContent[]): readonly RootContent[] {
  const blocks: RootContent[] = [];
  for (const node of nodes) {
    const last = blocks.at(-1);
    if (isTag(node) && !isInlineElement(node.mark.tag.name)) blocks.push(node);
    else if (last?.type === "paragraph")
      last.children.push(node as PhrasingContent); // it was in a paragraph
    else if (!isBlank(node)) blocks.push({ type: "paragraph", children: [node as PhrasingContent] });
  }
  return blocks;
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
  reportAlone(frame.node, options, "ends with the text around it");
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

/** @param leftOut what readers see of an element with a known name */
function reportAlone(node: TagNode, { report }: NestOptions, leftOut = "is left out"): void {
  const { name, isClosing } = node.mark.tag;
  const tag = `<${isClosing ? "/" : ""}${name}>`;
  const effect = isKnownTag(name) ? leftOut : "is shown as text";
  report("tag", `${tag} has no ${isClosing ? "opening" : "closing"} tag and ${effect}.`, node.position);
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
