import type { Root } from "mdast";
import { markNodes } from "./mark-nodes.ts";
import type { MaskedText } from "./mask-marks.ts";
import type { Mask, Range } from "./masks.ts";
import type { NativeNode } from "./native-parser.ts";
import { hasColumns, isExactAddress, isExactText, mathData, placeTask } from "./quirks.ts";
import { withoutStandIns } from "./stand-ins.ts";

/** The part of the masked text that is read next. */
interface Walk {
  readonly masked: MaskedText;
  /** The text without masks. */
  readonly text: string;
  masks: number;
  spans: number;
  blocks: number;
  isInLink: boolean;
}

/** Thrown if the native parser did not read the text as it was masked. */
class Mismatch extends Error {
  override readonly name = "Mismatch";
}

/**
 * Turns the native tree of a masked text into the tree of the text itself. Returns undefined if masks, code and formulas
 * are not exactly where the text was masked: the masked text is then another page than the text.
 *
 * @param root it is changed
 */
export function nativeTree(root: NativeNode, masked: MaskedText, text: string): Root | undefined {
  const walk: Walk = { masked, text, masks: 0, spans: 0, blocks: 0, isInLink: false };
  try {
    convert(root, walk);
  } catch (error) {
    // The tolerant parser also reads trees that are too deep for the stack.
    if (error instanceof Mismatch || error instanceof RangeError) return undefined;
    throw error;
  }
  const { masks, spans, blocks } = masked;
  const isWhole = walk.masks === masks.length && walk.spans === spans.length && walk.blocks === blocks.length;
  // Marks have replaced expressions, and mdast has all other nodes.
  return isWhole ? (root as unknown as Root) : undefined;
}

/** Returns the nodes for a native node. */
function convert(node: NativeNode, walk: Walk): readonly unknown[] {
  const { masked } = walk;
  switch (node.type) {
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return masksNodes(checkedMask(masked.masks[walk.masks++], node), node, walk);
    case "inlineCode":
      checked(masked.spans[walk.spans++], node);
      return [node];
    case "code":
      checked(masked.blocks[walk.blocks++], node);
      return [node];
    case "inlineMath":
      checked(masked.spans[walk.spans++], node);
      return [{ ...node, data: mathData(node) }];
    case "math":
      checked(masked.blocks[walk.blocks++], node);
      return [{ ...node, data: mathData(node) }];
  }
  if (!isExact(node, walk)) throw new Mismatch();
  if (masked.hasStandIns) restore(node);
  if (node.children !== undefined) {
    const { isInLink } = walk;
    walk.isInLink ||= node.type === "link" || node.type === "linkReference";
    Object.assign(node, { children: convertAll(node.children, walk) });
    walk.isInLink = isInLink;
  }
  return [node];
}

/** Returns the nodes for native nodes. The space in front of a mask is not in the text. */
function convertAll(nodes: readonly NativeNode[], walk: Walk): readonly unknown[] {
  const converted: unknown[] = [];
  for (const [index, node] of nodes.entries()) {
    const next = nodes[index + 1];
    const isText = node.type === "text";
    const lead = next?.type === "mdxTextExpression" ? (walk.masked.masks[walk.masks]?.lead ?? 0) : 0;
    if (lead > 0 && !(isText && dropLead(node, lead))) throw new Mismatch();
    if (!isText || node.value !== "") converted.push(...convert(node, walk));
  }
  return converted;
}

/** Removes the spaces at the end of a text; returns false if there are none. */
function dropLead(node: NativeNode, lead: number): boolean {
  const { value = "", position } = node;
  if (position !== undefined) {
    const { end } = position;
    const offset = (end.offset ?? 0) - lead;
    Object.assign(position, { end: { ...end, column: end.column - lead, offset } });
  }
  Object.assign(node, { value: value.slice(0, -lead) });
  return value.endsWith(" ".repeat(lead));
}

/** Returns the nodes of a mask. An address is not a block, and ends a link around it. */
function masksNodes(mask: Mask, node: NativeNode, { text, isInLink }: Walk): readonly unknown[] {
  const hasAddress = mask.marks.some(({ mark }) => mark.kind === "address");
  if (hasAddress && (isInLink || node.type === "mdxFlowExpression")) throw new Mismatch();
  return markNodes(mask, node, text);
}

/** Returns the mask if a node is its expression. */
function checkedMask(mask: Mask | undefined, node: NativeNode): Mask {
  checked(mask && { start: mask.start + mask.lead, end: mask.end }, node);
  if (mask === undefined) throw new Mismatch();
  return mask;
}

/** Returns the range if a node has it. */
function checked<T extends Range>(range: T | undefined, { position }: NativeNode): T {
  if (range?.start !== position?.start.offset || range?.end !== position?.end.offset || range === undefined)
    throw new Mismatch();
  return range;
}

/** Returns true if the tolerant parser has the same node. */
function isExact(node: NativeNode, { text, isInLink }: Walk): boolean {
  switch (node.type) {
    case "text":
      return isExactText(node, isInLink);
    case "link":
      return isExactAddress(node, text);
    case "table":
      return hasColumns(node, text);
    case "listItem":
      return node.checked === null || placeTask(node, text);
    default:
      return !node.type.startsWith("mdx");
  }
}

const texts = ["value", "url", "title", "alt", "label", "identifier"];

function restore(node: NativeNode): void {
  const values: { [name: string]: unknown } = Object(node);
  for (const name of texts) {
    const value = values[name];
    if (typeof value === "string") values[name] = withoutStandIns(value);
  }
}
