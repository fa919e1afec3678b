import type { CodeNode, Drawing, MdxElement, MdxNode } from "../component.ts";
import { conditionOf } from "./conditions.ts";

/** Returns true for white space between parts. */
export const isBlank = (node: MdxNode): boolean => node.kind === "text" && node.text.trim() === "";

/** Returns the components that a paragraph consists of, and the children of a condition; other nodes unchanged. */
function unwrapped(node: MdxNode, drawing: Drawing): readonly MdxNode[] {
  if (node.kind === "component") {
    const holds = conditionOf(node, drawing);
    if (holds === undefined) return [node];
    return holds ? node.children.flatMap((child) => unwrapped(child, drawing)) : [];
  }
  if (node.kind !== "html" || node.tag !== "p") return [node];
  const parts = node.children.filter((child) => !isBlank(child));
  return parts.length > 0 && parts.every((part) => part.kind === "component")
    ? parts.flatMap((part) => unwrapped(part, drawing))
    : [node];
}

/** Children of a list of parts, in their order: its own parts, and all else. */
export interface Parts {
  readonly own: readonly MdxElement[];
  readonly others: readonly MdxNode[];
}

/**
 * Separates the children that a list is made of, such as the steps of `Steps`, from others. Parts on one line, which
 * markdown reads as a paragraph, are parts, and so are those inside a condition that holds.
 */
export function partsOf({ children }: MdxElement, names: readonly string[], drawing: Drawing): Parts {
  const nodes = children.flatMap((child) => unwrapped(child, drawing)).filter((node) => !isBlank(node));
  const isOwn = (node: MdxNode): node is MdxElement => node.kind === "component" && names.includes(node.name);
  return { own: nodes.filter(isOwn), others: nodes.filter((node) => !isOwn(node)) };
}

/** Returns all blocks of code below nodes, in their order. */
export const codeIn = (nodes: readonly MdxNode[]): readonly CodeNode[] =>
  nodes.flatMap((node) => {
    if (node.kind === "code") return [node];
    return "children" in node ? codeIn(node.children) : [];
  });

/** Returns nodes with their blocks of code changed. */
export const mapCode = (nodes: readonly MdxNode[], change: (code: CodeNode) => CodeNode): readonly MdxNode[] =>
  nodes.map((node): MdxNode => {
    if (node.kind === "code") return change(node);
    return "children" in node ? { ...node, children: mapCode(node.children, change) } : node;
  });

/** A heading and the nodes up to the next one. */
export interface HeadedPart {
  readonly heading: Extract<MdxNode, { readonly kind: "html" }>;
  readonly body: readonly MdxNode[];
}

const levelOf = (node: MdxNode): number => (node.kind === "html" ? Number(/^h([1-6])$/.exec(node.tag)?.[1] ?? 7) : 7);

/** Splits nodes at their highest headings. Nodes before the first one are the start. */
export function splitAtHeadings(nodes: readonly MdxNode[]): {
  readonly start: readonly MdxNode[];
  readonly parts: readonly HeadedPart[];
} {
  const highest = Math.min(7, ...nodes.map(levelOf));
  const start: MdxNode[] = [];
  const parts: { heading: HeadedPart["heading"]; body: MdxNode[] }[] = [];
  for (const node of nodes) {
    if (highest < 7 && node.kind === "html" && levelOf(node) === highest) parts.push({ heading: node, body: [] });
    else (parts.at(-1)?.body ?? start).push(node);
  }
  return { start, parts };
}

/** Returns the text of a heading and the id that its author gave to it: an attribute, or `[#id]` at its end. */
export function headingOf({ heading }: HeadedPart): { readonly text: readonly MdxNode[]; readonly ownId?: string } {
  const { children, attributes } = heading;
  const last = children.at(-1);
  const [end, written] = (last?.kind === "text" && /\s*\[#([^\s[\]]+)\]\s*$/.exec(last.text)) || [];
  if (last?.kind === "text" && end !== undefined && written !== undefined) {
    const text = [...children.slice(0, -1), { ...last, text: last.text.slice(0, -end.length) }];
    return { text, ownId: written };
  }
  return { text: children, ...(typeof attributes.id === "string" && { ownId: attributes.id }) };
}

/** Draws the children of a component. */
export const drawChildren = (element: MdxElement, drawing: Drawing) => drawing.draw(element.children);
